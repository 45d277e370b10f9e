// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { drawingBox } from "../../../table/testing/drawn";
import { moment, sceneOf } from "../testing/recorded";
import { pieceAt, pieceBeside } from "./geometry";
import { movesOf } from "./moves";
import { PuzzleBoard } from "./PuzzleBoard";

const { draw, at, table } = drawingBox();

const KINDS = ["puzzle-rune", "puzzle-wiring", "puzzle-rectangle", "puzzle-triangle", "puzzle-cross"];

function shown(name: string) {
  const each = moment(name);
  const choose = vi.fn();
  const scene = { ...sceneOf(each), choose };
  const attempt = each.view.attempt!;
  const puzzle = each.view.puzzles.find(({ card }) => card === attempt.card)!;
  draw(<PuzzleBoard scene={scene} puzzle={puzzle} attempt={attempt} />);
  return { each, choose, puzzle, attempt, question: each.question! };
}

const press = (thing: string) => act(() => at(thing)?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
const key = (thing: string, init: KeyboardEventInit) =>
  act(() => at(thing)?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init })));

describe.each(KINDS)("%s", (name) => {
  it("has every piece under a name of its own, and says how many puzzle actions are left", () => {
    const { puzzle, attempt } = shown(name);
    const labels = puzzle.pieces.map(({ place }) => at(`piece:${place}`)?.getAttribute("aria-label"));
    expect(new Set(labels).size).toBe(puzzle.pieces.length);
    expect(table.textContent).toContain(`${attempt.actions} puzzle action`);
  });

  it("swaps two pieces that are taken one after the other", () => {
    const { question, choose } = shown(name);
    const number = question.options.findIndex(({ verb }) => verb === "swap");
    const [one, other] = question.options[number]!.about;
    press(other!);
    expect(at(other!)?.getAttribute("aria-pressed")).toBe("true");
    press(one!);
    expect(choose).toHaveBeenCalledExactlyOnceWith(number);
  });

  it("finds every option of the question at its piece, or beside the board", () => {
    const { question } = shown(name);
    const moves = movesOf(question);
    const found = question.options.map(({ verb, about, word, role }) => {
      const [one = 0, other = 0] = about.map((thing) => Number(thing.split(":")[1]));
      if (role !== null) return moves.stop;
      if (verb === "swap") return moves.swap(other, one);
      if (verb === "turn") return moves.turn(one, word as "left" | "right");
      return verb === "draw" ? moves.draw : moves.skillPoint;
    });
    expect(found).toEqual([...question.options.keys()]);
  });
});

describe("a piece", () => {
  it("is turned by its handles and by keys", () => {
    const { question, choose } = shown("puzzle-wiring");
    const turns = (way: string) => (about: string) =>
      question.options.findIndex(({ verb, word, about: [at] }) => verb === "turn" && word === way && at === about);
    const piece = [1, 2, 3, 4, 5].map((place) => `piece:${place}`).find((each) => turns("left")(each) >= 0);
    const number = turns("right")(piece!);
    key(piece!, { code: "BracketRight" });
    expect(choose).toHaveBeenLastCalledWith(number);
    press(piece!);
    const handles = [...table.querySelectorAll<SVGElement>('[role="button"]:not([data-thing])')];
    expect(handles).toHaveLength(2);
    act(() => handles[1]!.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(choose).toHaveBeenCalledTimes(2);
    expect(choose).toHaveBeenLastCalledWith(number);
  });

  it("is put down by taking it up again, and by Escape", () => {
    shown("puzzle-rune");
    press("piece:1");
    press("piece:1");
    expect(at("piece:1")?.getAttribute("aria-pressed")).toBe("false");
    key("piece:1", { key: "Enter" });
    expect(at("piece:1")?.getAttribute("aria-pressed")).toBe("true");
    key("piece:1", { key: "Escape" });
    expect(at("piece:1")?.getAttribute("aria-pressed")).toBe("false");
  });

  it("gives the focus to the next one in the direction of an arrow", () => {
    shown("puzzle-rune");
    at("piece:1")?.focus();
    key("piece:1", { key: "ArrowRight" });
    expect(document.activeElement?.getAttribute("data-thing")).toBe("piece:2");
    key("piece:2", { key: "ArrowDown" });
    expect(document.activeElement?.getAttribute("data-thing")).toBe("piece:5");
  });

  it("that was drawn is seen, and replaces the one that is pressed", () => {
    const { question, choose } = shown("puzzle-replace");
    expect(table.querySelector("figure")?.textContent).toContain("replace");
    press("piece:2");
    expect(choose).toHaveBeenCalledExactlyOnceWith(question.options.findIndex(({ key }) => key === "replace:2"));
  });

  it("is found by the point it lies at", () => {
    const { puzzle } = shown("puzzle-triangle");
    for (const piece of puzzle.pieces) expect(pieceAt(piece.middle, puzzle.pieces)).toBe(piece);
    expect(pieceAt([-5, -5], puzzle.pieces)).toBeNull();
    expect(pieceBeside(puzzle.pieces[0]!, -1, 0, puzzle.pieces)).toBeNull();
  });
});

it("cannot be moved by those who watch", () => {
  const each = moment("puzzle-rune");
  const choose = vi.fn();
  const scene = { ...sceneOf({ ...each, question: null }), choose };
  const { attempt, puzzles } = each.view;
  draw(<PuzzleBoard scene={scene} puzzle={puzzles[0]!} attempt={attempt!} />);
  press("piece:1");
  press("piece:2");
  expect(choose).not.toHaveBeenCalled();
});
