import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ChaosToken } from "./chaos-token";
import { ClassEmblem } from "./class-emblem";
import { ConnectionSign } from "./connection-sign";
import { SHAPES } from "./icon-shapes";
import { Marker } from "./marker";
import * as names from "./names";
import Place, { PLACES } from "./places";
import { Portrait } from "./portrait";

const GAME = "../src/miskatonic/games/arkham_lcg";
/** The published cards; those that are made up are shown with what all cards of their type have. */
const cards = readFileSync(`${GAME}/content/cards.yaml`, "utf8")
  .split("\n")
  .filter((line) => line.includes("origin: published"));
const words = readFileSync(`${GAME}/words.py`, "utf8");

/** The codes of the cards of one type. */
function codes(type: string): string[] {
  return cards.filter((line) => line.includes(`type: ${type},`)).map((line) => /code: "(\w+)"/.exec(line)![1]!);
}

/** The values of one of the game's enums, as the engine writes them. */
function values(name: string): string[] {
  const body = new RegExp(`class ${name}\\(StrEnum\\):\\n((?:[ \\t].*\\n|\\n)+)`).exec(words)![1]!;
  return [...body.matchAll(/= "([a-z-]+)"/g)].map(([, value]) => value!);
}

describe("every place", () => {
  test("has a scene of its own, and no scene is of a place that does not exist", () => {
    expect(Object.keys(PLACES).sort()).toEqual(codes("location").sort());
  });

  test("looks different before somebody has been there", () => {
    for (const code of codes("location")) {
      const [seen, unseen] = [true, false].map((revealed) => drawn(<Place code={code} revealed={revealed} />));
      expect(seen).not.toBe(unseen);
    }
  });

  test("in the woods looks like the others until it is revealed", () => {
    const woods = cards.filter((line) => line.includes("unrevealed:")).map((line) => /code: "(\w+)"/.exec(line)![1]!);
    expect(woods).toHaveLength(6);
    const looks = new Set([...woods, ""].map((code) => drawn(<Place code={code} revealed={false} />)));
    expect(looks.size).toBe(1);
  });
});

test("a quarter of the town shows its street until it is known where in it one is", () => {
  const [south, down, woods] = ["southside", "downtown", ""].map((code) =>
    drawn(<Place code={code} revealed={false} />),
  );
  expect(new Set([south, down, woods]).size).toBe(3);
});

describe("everything the game names by a word has its drawing", () => {
  test("the chaos tokens, each with a face that no other has", () => {
    expect([...names.SYMBOL_TOKENS].sort()).toEqual(values("Token").sort());
    const tokens = [...names.NUMBER_TOKENS, ...names.SYMBOL_TOKENS];
    expect(tokens.every(names.isToken)).toBe(true);
    expect(new Set(tokens.map((token) => drawn(<ChaosToken token={token} />))).size).toBe(tokens.length);
  });

  test("the classes, skills, slots, keywords, designators and types of cards", () => {
    expect([...names.CARD_CLASSES].sort()).toEqual(values("CardClass").sort());
    expect([...names.SKILLS].sort()).toEqual([...values("Skill"), "wild"].sort());
    expect([...names.SLOTS].sort()).toEqual(values("Slot").sort());
    expect([...names.KEYWORDS].sort()).toEqual(values("Keyword").sort());
    expect([...names.DESIGNATORS].sort()).toEqual(values("Designator").sort());
    expect([...names.KINDS].sort()).toEqual(values("Kind").sort());
    const emblems = names.CARD_CLASSES.map((cardClass) => drawn(<ClassEmblem cardClass={cardClass} />));
    expect(new Set(emblems).size).toBe(emblems.length);
  });

  test("the symbols of the locations", () => {
    const printed = cards.flatMap((line) => [...line.matchAll(/symbol: ([a-z]+)/g)].map(([, symbol]) => symbol!));
    expect([...new Set(printed)].sort()).toEqual([...names.SYMBOLS].sort());
    const signs = names.SYMBOLS.map((symbol) => drawn(<ConnectionSign symbol={symbol} />));
    expect(new Set(signs).size).toBe(signs.length);
  });

  test("the uses of the assets, beside damage, horror, clues, doom and resources", () => {
    const uses = cards.flatMap((line) => [...line.matchAll(/uses: \{([a-z]+)/g)].map(([, use]) => use!));
    expect([...new Set(uses)].filter((use) => !names.isOneOf(names.MARKERS, use))).toEqual([]);
    const markers = names.MARKERS.map((marker) => drawn(<Marker marker={marker} />));
    expect(new Set(markers).size).toBe(markers.length);
  });

  test("the enemies", () => {
    expect(codes("enemy").filter((code) => !Object.hasOwn(SHAPES, `enemy-${code}`))).toEqual([]);
  });
});

test("every investigator, and Lita Chantler, has a face", () => {
  const nobody = drawn(<Portrait id="" />);
  const faces = [...codes("investigator"), "01117"].map((code) => drawn(<Portrait id={code} />));
  expect(faces).not.toContain(nobody);
  expect(new Set(faces).size).toBe(6);
});

function drawn(drawing: ReactNode): string {
  return renderToStaticMarkup(drawing);
}
