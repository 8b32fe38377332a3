import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const texts = fileURLToPath(new URL("../src/tenback/locale", import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { "@texts": texts },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}), // tests mount components: Svelte's client
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  test: { css: { include: /tokens/ } }, // the colours are tested
  server: {
    fs: { allow: [".", texts] },
    proxy: { "/api": { target: "http://127.0.0.1:8010", ws: true } },
  },
});
