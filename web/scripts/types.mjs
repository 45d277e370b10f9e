// The TypeScript types of everything on the wire, made from the structs of the server:
// src/wire.ts for the protocol, src/games/<game>/wire.ts for what each game shows.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const python = process.env.PYTHON ?? "../.venv/bin/python";
const documents = JSON.parse(execFileSync(python, ["-m", "miskatonic.server.schema"], { maxBuffer: 1 << 26 }));

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

/** Without the remarks of the generator and its empty root. */
function tidy(source) {
  return source
    .replaceAll(/^ \*( \*)?\n \* This interface was referenced by [^\n]*\n[^\n]*\n/gm, "")
    .replaceAll(/\/\*\*\n \* This interface was referenced by [^\n]*\n[^\n]*\n \*\/\n/g, "")
    .replace(/export interface _ {}\n/, "");
}
