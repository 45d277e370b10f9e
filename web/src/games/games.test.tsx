import { existsSync, readdirSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { hasFace, hasWorkshop, loadFace, loadWorkshop } from ".";
import { GameCover } from "./covers";
import { byGame } from "./folders";

/** Milliseconds: a whole game is compiled. */
const SLOW = 30_000;
const ENGINE = "../src/miskatonic/games";
/** The games of the engine by the names of their folders: those that can be played, and those that are announced. */
const folders = readdirSync(ENGINE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const named = (file: string) =>
  folders.filter(({ name }) => existsSync(`${ENGINE}/${name}/${file}`)).map(({ name }) => name.replaceAll("_", "-"));

const played = named("__init__.py");
const announced = named("announcement.yaml").filter((game) => !played.includes(game));

it("finds files by the folder of their game", () => {
  expect(byGame({ "./eldritch/cover.tsx": 1, "./mansions/cover.tsx": 2 })).toEqual({ eldritch: 1, mansions: 2 });
});

it(
  "finds the face of a game in its folder",
  async () => {
    const having = played.filter(hasFace);
    expect(having.length).toBeGreaterThan(1);
    for (const game of having) expect((await loadFace(game)).Board).toBeDefined();
    for (const game of announced) expect(hasFace(game)).toBe(false);
    await expect(loadFace("chess")).rejects.toThrow("no face for the game chess");
  },
  SLOW,
);

it(
  "has a workshop where the folder of the game has one",
  async () => {
    const having = played.filter(hasWorkshop);
    expect(having.length).toBeGreaterThan(0);
    for (const game of having) expect(await loadWorkshop(game)).toBeDefined();
    await expect(loadWorkshop("chess")).rejects.toThrow("no workshop for the game chess");
  },
  SLOW,
);

it("has a cover for every game, and a plain one for others", () => {
  const drawn = (game: string) => renderToStaticMarkup(<GameCover game={game} />);
  const covers = [...played, ...announced, "chess"].map(drawn);
  expect(new Set(covers).size).toBe(covers.length);
  expect(drawn("chess")).toBe(drawn("nine-men"));
});
