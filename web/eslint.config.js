import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["dist", ".svelte-check", "src/protocol.ts"]), // built, and written by the server
  js.configs.recommended,
  ts.configs.strict, // without type information: svelte-check has it, and this takes seconds
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "no-undef": "off", // the compiler knows
      "svelte/no-unused-svelte-ignore": "off", // it takes the reason behind `--` for more codes
      "svelte/prefer-svelte-reactivity": "off", // what nobody changes, or nobody watches, need not react
    },
  },
  {
    rules: {
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
      "@typescript-eslint/no-invalid-void-type": "off", // a handler may return nothing
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  { files: ["**/*.ts"], ignores: ["**/*.test.ts"], rules: { "max-lines-per-function": ["error", 40] } },
);
