// Takes the shapes that a list names out of the game-icons collection, so that a build needs only what is used: from
// every `art` folder, the shared ones and those of the games, icons.json into icon-shapes.ts and pictures.json into
// picture-shapes.ts. A value that is markup itself is a shape of our own.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const source = new URL("../src/", import.meta.url);
const collection = JSON.parse(
  readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"),
);
const games = readdirSync(new URL("games/", source), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const LISTS = { "icons.json": "icon-shapes.ts", "pictures.json": "picture-shapes.ts" };

for (const folder of ["art/", "art/investigators/", ...games.map(({ name }) => `games/${name}/art/`)]) {
  for (const [list, file] of Object.entries(LISTS)) {
    if (existsSync(new URL(folder + list, source))) take(folder + list, folder + file);
  }
}

function take(list, file) {
  const groups = JSON.parse(readFileSync(new URL(list, source), "utf8"));
  const meanings = Object.values(groups).flatMap((group) => Object.entries(group));
  const shapes = new Map();
  const lines = meanings.map(([meaning, shape]) => {
    if (shape.startsWith("<")) return `  "${meaning}": ${quote(shape)},`;
    const icon = collection.icons[shape] ?? collection.icons[collection.aliases?.[shape]?.parent];
    if (!icon) throw new Error(`${meaning}: there is no "${shape}" among the game-icons`);
    shapes.set(shape, coarse(icon.body));
    return `  "${meaning}": ${variable(shape)},`;
  });
  writeFileSync(
    new URL(file, source),
    [
      `// Made by scripts/icons.mjs from ${list.split("/").at(-1)}; do not edit. Shapes: game-icons.net, CC BY 3.0, see CREDITS.md.`,
      "// Every shape stands in a square of 512 units.",
      "",
      ...[...shapes].map(([shape, body]) => `const ${variable(shape)} = ${quote(body)};`),
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
function variable(shape) {
  return shape.toUpperCase().replaceAll("-", "_").replace(/^\d/, "N$&");
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
