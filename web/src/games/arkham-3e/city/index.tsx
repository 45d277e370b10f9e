/**
 * The city of Arkham: the neighbourhoods and streets of the scenario, with everything that lies on them. It fills the box
 * it is given (position it with a height) and needs of the face only the scene:
 *
 *     <City scene={scene} bust={(id) => BUSTS[id]} creature={monsterIcon} />
 *
 * - `scene`: as every part of a face has it. Spaces, neighbourhoods, monsters and investigators that options are about are
 *   marked and picked (`scene.pick`), everything else is explained (`scene.explain`) by its thing: `space:…` (streets
 *   too), `neighborhood:…`, `monster:…`, `investigator:…`. The face's `explain` answers for them.
 * - `bust`: the bust of an investigator for their pawn (table/map/tokens/bust.ts; the portraits of the face can be drawn
 *   from the same). A stranger where there is none.
 * - `creature`: the icon of a kind of monster for its chip. A skull where there is none.
 * - `focus`: neighbourhoods' spaces to look at in a small window instead of what the question is about.
 *
 * Its own words are in locale/ here, the domain "web-arkham-3e-city".
 */
import type { IconName } from "../../../art/icons";
import type { Bust } from "../../../table/map/tokens/bust";
import type { Scene } from "../../face";
import type { Reference, View } from "../wire";

export interface CityProps {
  scene: Scene<View, Reference>;
  bust?(id: string): Bust | undefined;
  creature?(kind: string): IconName | undefined;
  focus?: readonly string[];
}

export function City({ scene }: CityProps) {
  return <div className="city-window">{scene.view.scenario}</div>;
}
