import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const server = process.env.MISKATONIC_SERVER ?? "http://127.0.0.1:8026";

/** Fonts are files, not modules, so the list of the licences does not know them. */
const fontLicences: Plugin = {
  name: "font-licences",
  generateBundle() {
    const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const font of Object.keys(dependencies).filter((name) => name.startsWith("@fontsource"))) {
      const source = readFileSync(`node_modules/${font}/LICENSE`);
      this.emitFile({ type: "asset", fileName: `licences/${font.split("/")[1]}.txt`, source });
    }
  },
};

/** Nothing makes the types where players build the pages, so that nothing of `wire.ts` may be left but types. */
const typesOnly: Plugin = {
  name: "types-only",
  apply: "build",
  enforce: "pre",
  resolveId(source, importer) {
    if (/(^|\/)wire(\.ts)?$/.test(source)) this.error(`${importer} imports more than types from ${source}.`);
  },
};

export default defineConfig({
  plugins: [react(), fontLicences, typesOnly],
  build: {
    outDir: "../src/miskatonic/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    license: { fileName: "licences/libraries.md" },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
