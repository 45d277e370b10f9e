import { beforeEach, expect, it, vi } from "vitest";
import { api, Refusal } from "../net/api";
import { loadFace } from ".";
import type { Face } from "./face";
import { askedFace, BROKEN, loadKit } from "./kit";
import { plainFace } from "./plain";

vi.mock(import("."), () => ({ hasFace: (game: string) => game === "drawn", loadFace: vi.fn() }) as never);

const drawn = { Board: () => null } as unknown as Face;
const book = { printed: [] };
const away = new Refusal(0, { code: "unreachable", say: { domain: "web", id: "problem-unreachable" } });

beforeEach(() => {
  vi.mocked(loadFace).mockReset().mockResolvedValue(drawn);
  vi.spyOn(api, "reference").mockReset().mockResolvedValue(book);
});

it("is the face of the game with everything printed", async () => {
  expect(await loadKit("drawn", "board")).toEqual({ face: drawn, kind: "board", reference: book });
});

it("is the plain face where that is asked for, or where the game has none of its own, and nothing else is asked for", async () => {
  for (const [game, wanted] of [
    ["drawn", "plain"],
    ["undrawn", "board"],
  ] as const)
    expect(await loadKit(game, wanted)).toEqual({ face: plainFace, kind: "plain", reference: null });
  expect(loadFace).not.toHaveBeenCalled();
  expect(api.reference).not.toHaveBeenCalled();
});

it("is the plain face, and says why, where the face of the game cannot be loaded", async () => {
  vi.mocked(loadFace).mockRejectedValue(new TypeError("no such chunk"));
  expect(await loadKit("drawn", "board")).toBe(BROKEN);
  expect(BROKEN.kind).toBe("plain");
  expect(BROKEN.face.Board).not.toBe(plainFace.Board);
});

it("is asked for again where the server is away, whatever else is missing", async () => {
  vi.mocked(loadFace).mockRejectedValue(new TypeError("no such chunk"));
  vi.mocked(api.reference).mockRejectedValue(away);
  await expect(loadKit("drawn", "board")).rejects.toBe(away);
});

it("is chosen by the address", () => {
  expect(["?face=plain", "?at=3&face=plain", "?face=gold", ""].map(askedFace)).toEqual([
    "plain",
    "plain",
    "board",
    "board",
  ]);
});
