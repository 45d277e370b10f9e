/** The board as the engine has it, for the tests of its map. */
import { readFileSync } from "node:fs";
import type { MapPath, PathKind } from "../routes";
import type { SpaceType } from "../Space";
import type { MapSpace } from "../WorldMap";

const GAME = "../src/miskatonic/games/eldritch";
const read = (file: string) => readFileSync(`${GAME}/${file}`, "utf8");
const board = read("content/board.yaml");

export const LANGUAGES = ["en", "ru", "uk"] as const;

/** The spaces with their names in a language. */
export function spacesIn(language: (typeof LANGUAGES)[number]): MapSpace[] {
  const texts = read(`locale/${language}-names.ftl`);
  return [...board.matchAll(/\{id: "?([a-z0-9-]+)"?, type: ([a-z]+)/g)].map(([, id, type]) => ({
    id: id!,
    type: type as SpaceType,
    name: texts.match(new RegExp(`^space-${id} = (.*)$`, "m"))![1]!,
  }));
}

export const spaces = spacesIn("en");

export const paths: readonly MapPath[] = [
  ...board.matchAll(/\{from: "?([a-z0-9-]+)"?, to: "?([a-z0-9-]+)"?, kind: ([a-z]+)\}/g),
].map(([, from, to, kind]) => ({ from: from!, to: to!, kind: kind as PathKind }));

const idsOf = (file: string) => [...read(file).matchAll(/^ {2}- \{?id: ([a-z0-9-]+)/gm)].map(([, id]) => id!);

export const monsters = idsOf("content/monsters.yaml");
export const investigators = idsOf("content/investigators.yaml");
