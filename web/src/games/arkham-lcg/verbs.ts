/** The icons of the options in the list: what is done, and what it is done to. */
import type { OptionInfo } from "../../wire";
import { hasIcon, type IconName } from "./art/icons";
import { cardOf } from "./book";
import { iconOf } from "./options";
import { codeOfThing } from "./round";
import type { Here } from "./scene";
import { card } from "./things";

export const verbs: Readonly<Record<string, IconName>> = {
  fight: "designator-fight",
  evade: "designator-evade",
  engage: "engaged",
  move: "designator-move",
  investigate: "designator-investigate",
  play: "hand",
  "play-discarded": "discard",
  activate: "ability-action",
  use: "ability-free",
  draw: "card-drawn",
  resource: "resource",
  commit: "kind-skill",
  discard: "discard",
  "assign-damage": "harm-damage",
  "assign-horror": "harm-horror",
};

const ABILITIES: ReadonlySet<string> = new Set(["activate", "use"]);

/** The icon of an enemy, the symbol of a location, the sort of any other card; of an ability, what it takes. */
export function icon(option: OptionInfo, scene: Here): IconName | null {
  if (ABILITIES.has(option.verb)) return iconOf(option, scene);
  const [target] = option.about;
  const code = codeOfThing(target, scene.view);
  if (!code) return null;
  const place = scene.view.locations.find(({ id }) => card(id) === target);
  const names = [`enemy-${code}`, `connection-${place?.symbol}`, `kind-${cardOf(scene.reference, code)?.type}`];
  return names.find(hasIcon) ?? null;
}
