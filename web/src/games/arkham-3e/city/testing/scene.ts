/** A city for the tests: its reference as `record.py` wrote it, and a scene in which only what is said lies on the board. */
import { readFileSync } from "node:fs";
import { quietScene, strictVoices } from "../../../../table/testing/recorded";
import type { Locale } from "../../../../text/fluent";
import type { Question } from "../../../../wire";
import type { Scene } from "../../../face";
import type { InvestigatorView, MonsterView, Reference, View } from "../../wire";
import { type Plan, planOf } from "../plan";

export const reference = JSON.parse(
  readFileSync("src/games/arkham-3e/city/testing/reference.json", "utf8"),
) as Reference;

export const SCENARIOS = reference.scenarios.map(({ id }) => id);
export const AZATHOTH = "approach-of-azathoth";

export const sayIn = strictVoices("arkham-3e");

export const planIn = (scenario = AZATHOTH, locale: Locale = "en", beside: readonly string[] = []): Plan =>
  planOf(reference, scenario, beside, sayIn(locale));

const EMPTY = {
  seat: 0,
  turn: 0,
  leader: 0,
  scenario: AZATHOTH,
  doom: {},
  clues: {},
  anomalies: [],
  markers: [],
  unstable: [],
  monsters: [],
  investigators: [],
  attached: {},
  next_event: null,
  codex: [],
};

/** A view of a board on which only this lies. */
export const viewOf = (parts: Partial<View>): View => ({ ...EMPTY, ...parts }) as unknown as View;

export const standing = (id: string, space: string, parts: Partial<InvestigatorView> = {}): InvestigatorView =>
  ({ id, seat: 0, space, fate: "in-play", delayed: false, ...parts }) as InvestigatorView;

export const lurking = (token: number, space: string, parts: Partial<MonsterView> = {}): MonsterView => ({
  token,
  kind: "robed-figure",
  space,
  status: "ready",
  engaged: [],
  damage: 0,
  health: 1,
  epic: false,
  ...parts,
});

export const sceneOf = (
  parts: Partial<View>,
  question: Question | null = null,
  locale: Locale = "en",
): Scene<View, Reference> => quietScene(reference, { view: viewOf(parts), question }, sayIn(locale));
