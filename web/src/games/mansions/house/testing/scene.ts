/** A house for the tests: the recorded reference book, and a scene in which only what is said stands in the house. */
import { quietScene } from "../../../../table/testing/recorded";
import type { Locale } from "../../../../text/fluent";
import type { Question } from "../../../../wire";
import type { Here } from "../../scene";
import { reference, strictSay } from "../../testing/recorded";
import type { InvestigatorView, MonsterView, PileView, View } from "../../wire";
import { type Plan, planOf } from "../plan";

export { reference, strictSay } from "../../testing/recorded";

export const STORIES = reference.stories.map(({ id }) => id);
export const LYNCH = "fall-of-house-lynch";

export const planIn = (story = LYNCH, locale: Locale = "en"): Plan => planOf(reference, story, strictSay(locale));

const EMPTY = {
  seat: 1,
  keeper: 0,
  turn: null,
  story: LYNCH,
  fire: [],
  darkness: [],
  sealed: [],
  barriers: [],
  corpses: {},
  piles: {},
  monsters: [],
  investigators: [],
};

/** A view of a house in which only this is. */
export const viewOf = (parts: Partial<View>): View => ({ ...EMPTY, ...parts }) as unknown as View;

export const standing = (id: string, space: string, parts: Partial<InvestigatorView> = {}): InvestigatorView =>
  ({ id, seat: 1, space, fate: "in-play", hidden: false, stun: 0, ...parts }) as InvestigatorView;

export const lurking = (id: number, space: string, parts: Partial<MonsterView> = {}): MonsterView => ({
  id,
  kind: "zombie",
  name: "",
  space,
  damage: 0,
  stun: 0,
  samples: 0,
  burning: false,
  halted: false,
  more_health: 0,
  awareness: 1,
  horror: -1,
  token: null,
  health: null,
  strikes: null,
  seen: false,
  ...parts,
});

export const pileOf = (parts: Partial<PileView> = {}): PileView => ({
  backs: [],
  fronts: [],
  locked: false,
  lock: null,
  dropped: [],
  turned: [],
  kinds_only: false,
  ...parts,
});

export const sceneOf = (parts: Partial<View>, question: Question | null = null, locale: Locale = "en"): Here =>
  quietScene(reference, { view: viewOf(parts), question }, strictSay(locale));
