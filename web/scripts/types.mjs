// The TypeScript types of everything on the wire, made from the structs of the server:
// src/wire.ts for the protocol, src/games/<game>/wire.ts for what each game shows.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

/** What travels without that which is as usual. src/net/whole.ts puts it back, so that the pages see it whole. */
const SPARSE = ["Question", "OptionInfo", "Happening", "Highlight", "UndoOffer"];

const python = process.env.PYTHON ?? "../.venv/bin/python";
const documents = JSON.parse(execFileSync(python, ["-m", "miskatonic.server.schema"], { maxBuffer: 1 << 26 }));
const usual = Object.fromEntries(SPARSE.map((name) => [name, complete(documents.wire.definitions[name])]));
// The built pages need it, and are built where nothing makes types: it is kept in the repository, and touched only where
// it changes, so that they are not built again for nothing.
const kept = `${JSON.stringify(usual, null, 2)}\n`;
if (kept !== readFileSync("src/net/usual.json", "utf8")) writeFileSync("src/net/usual.json", kept);

for (const [name, schema] of Object.entries(documents)) {
  const source = await compile(schema, "_", {
    additionalProperties: false,
    unreachableDefinitions: true,
    bannerComment: "// Made by scripts/types.mjs from the structs of the server; do not edit.",
  });
  const folder = name === "wire" ? "src" : `src/games/${name}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/wire.ts`, tidy(source));
}

/** Makes every field of a definition a required one; returns what is put into those that were not. */
function complete(definition) {
  const fields = Object.entries(definition.properties).filter(([field]) => !definition.required.includes(field));
  definition.required = Object.keys(definition.properties);
  return Object.fromEntries(fields.map(([field, property]) => [field, property.default]));
}

/** Without the remarks of the generator and its empty root. */
function tidy(source) {
  return source
    .replaceAll(/^ \*( \*)?\n \* This interface was referenced by [^\n]*\n[^\n]*\n/gm, "")
    .replaceAll(/\/\*\*\n \* This interface was referenced by [^\n]*\n[^\n]*\n \*\/\n/g, "")
    .replace(/export interface _ {}\n/, "");
}
