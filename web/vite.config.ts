/// <reference types="vitest/config" />
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Rollup } from "vite";

const texts = fileURLToPath(new URL("../src/tenback/locale", import.meta.url));

const logo = readFileSync(new URL("src/ui/logo.svg", import.meta.url));

/** Give the app its icon under a name without a hash. */
function icon(this: Rollup.PluginContext): void {
  this.emitFile({ type: "asset", fileName: "icon.svg", source: logo });
}

export default defineConfig({
  plugins: [svelte(), { name: "icon", generateBundle: icon }],
  resolve: {
    alias: { "@texts": texts },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}), // tests mount components: Svelte's client
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    license: { fileName: "licences.txt" }, // the texts of everything that is built in
    rolldownOptions: {
      input: { index: "index.html", sw: "src/offline/sw.ts" },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  test: {
    css: { include: /tokens/ }, // the colours are tested
    isolate: false, // a page for every file costs most of the time; each file leaves it as it was
    testTimeout: 60_000, // a busy machine is slow; nothing waits for ever
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
  },
  server: {
    fs: { allow: [".", texts] },
    proxy: { "/api": { target: "http://127.0.0.1:8010", ws: true } },
  },
});
