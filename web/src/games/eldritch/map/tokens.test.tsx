import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ClueToken } from "../../../table/map/tokens/token";
import { Die } from "../../../table/trial/die";
import { hasIcon } from "../art/icons";
import { BUSTS } from "./busts";
import { MonsterChip } from "./MonsterChip";
import { Pawn } from "./Pawn";
import { investigators, monsters } from "./testing/board";
import { DoomTrack, OmenTrack } from "./tracks";

const count = (markup: string, part: string) => markup.split(part).length - 1;

describe("tokens", () => {
  it("show a creature for every kind of monster", () => {
    expect(monsters).toHaveLength(37);
    expect(monsters.filter((kind) => !hasIcon(`eldritch-${kind}`))).toEqual([]);
  });

  it("show every investigator, each before a colour of their own", () => {
    expect(Object.keys(BUSTS).sort()).toEqual([...investigators].sort());
    expect(new Set(Object.values(BUSTS).map(({ ground }) => ground)).size).toBe(12);
  });

  it("are read out by their title, or not at all", () => {
    expect(renderToStaticMarkup(<ClueToken title="a clue" />)).toContain('role="img" aria-label="a clue"');
    expect(renderToStaticMarkup(<ClueToken />)).toContain('aria-hidden="true"');
  });

  it("say how many lie on a pile, and nothing of one alone", () => {
    expect(renderToStaticMarkup(<MonsterChip kind="ghoul" count={4} />)).toContain(">4</text>");
    expect(renderToStaticMarkup(<MonsterChip kind="ghoul" />)).not.toContain("<text");
  });

  it("show damage as drops, and much of it as a number", () => {
    expect(count(renderToStaticMarkup(<MonsterChip kind="ghoul" damage={3} />), "chip-drop")).toBe(3);
    expect(renderToStaticMarkup(<MonsterChip kind="cthulhu" epic damage={9} />)).toContain(">9</text>");
  });

  it("show somebody unknown as a stranger", () => {
    expect(renderToStaticMarkup(<Pawn id="nobody" />)).toContain("pawn-ring");
  });
});

describe("a die", () => {
  it.each([1, 2, 3, 4, 5, 6])("shows %i pips", (face) => {
    expect(count(renderToStaticMarkup(<Die face={face} />), "die-pip")).toBe(face);
  });
});

describe("the tracks", () => {
  it("have the marker of the omen on one place of four", () => {
    const markup = renderToStaticMarkup(<OmenTrack at={2} title="omen" />);
    expect(count(markup, "omen-disc")).toBe(4);
    expect(markup).toContain("omen-red is-here");
  });

  it("say how much doom is left, from 0 to 20", () => {
    expect(renderToStaticMarkup(<DoomTrack doom={13} />)).toContain(">13</text>");
    expect(renderToStaticMarkup(<DoomTrack doom={-2} />)).toContain("is-near");
    expect(count(renderToStaticMarkup(<DoomTrack doom={20} />), "doom-notch")).toBe(21);
  });
});
