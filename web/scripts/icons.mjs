// Takes the shapes that a list names out of the game-icons collection, so that a build needs only what is used:
// src/art/icons.json into icon-shapes.ts, the pictures of the card game's cards into lcg/picture-shapes.ts.
// A value that is markup itself is a shape of our own.
import { readFileSync, writeFileSync } from "node:fs";

const art = new URL("../src/art/", import.meta.url);
const collection = JSON.parse(
  readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"),
);

take("icons.json", "icon-shapes.ts");
take("lcg/pictures.json", "lcg/picture-shapes.ts");

function take(list, file) {
  const groups = JSON.parse(readFileSync(new URL(list, art), "utf8"));
  const meanings = Object.values(groups).flatMap((group) => Object.entries(group));
  const shapes = new Map();
  const lines = meanings.map(([meaning, source]) => {
    if (source.startsWith("<")) return `  "${meaning}": ${quote(source)},`;
    const icon = collection.icons[source] ?? collection.icons[collection.aliases?.[source]?.parent];
    if (!icon) throw new Error(`${meaning}: there is no "${source}" among the game-icons`);
    shapes.set(source, coarse(icon.body));
    return `  "${meaning}": ${variable(source)},`;
  });
  writeFileSync(
    new URL(file, art),
    [
      `// Made by scripts/icons.mjs from ${list.split("/").at(-1)}; do not edit. Shapes: game-icons.net, CC BY 3.0, see CREDITS.md.`,
      "// Every shape stands in a square of 512 units.",
      "",
      ...[...shapes].map(([source, body]) => `const ${variable(source)} = ${quote(body)};`),
      "",
      "export const SHAPES = {",
      ...lines,
      "} as const;",
      "",
    ].join("\n"),
  );
  console.log(`${file}: ${meanings.length} meanings, ${shapes.size} shapes of the collection`);
}

/** "wax-seal" as the name of a constant. */
function variable(source) {
  return source.toUpperCase().replaceAll("-", "_").replace(/^\d/, "N$&");
}

/**
 * With one digit after the point, which no eye can tell from two in a square of 512 and which takes a quarter less to load.
 * The digit stays even where it is 0: in a path "1.0.5" is two numbers, "1.5" is one.
 */
function coarse(body) {
  return body.replaceAll(/\d*\.\d+/g, (number) => {
    const short = Number(number).toFixed(1);
    return number.startsWith(".") ? short.replace(/^0/, "") : short;
  });
}

function quote(body) {
  return JSON.stringify(body.replaceAll('"', "'"));
}
