import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `landsraad play` listens unless told otherwise; `LANDSRAAD=URL npm run dev` names another server. */
const server = process.env.LANDSRAAD ?? "http://127.0.0.1:8000";

const WORTH = 1024; // bytes that are worth compressing

/** `.br` and `.gz` beside each file of text, so that the server never compresses. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const file = `${folder}/${name}`;
        if (!/\.(js|css|html|svg|webmanifest|json)$/.test(name) || statSync(file).size < WORTH) continue;
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  resolve: {
    alias: { $lib: here("./src/lib"), $games: here("./src/games"), $engine: here("../src/landsraad/games") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here("."), here("../src/landsraad/games")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  build: {
    outDir: process.env.LANDSRAAD_STATIC ?? here("../src/landsraad/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 }, // milliseconds on a machine with other work
});
