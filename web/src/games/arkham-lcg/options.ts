/** The options of a question as buttons on the cards they belong to. */

import type { OptionInfo } from "../../wire";
import type { IconName } from "./art/icons";
import { cardOf } from "./book";
import { abilityOf, verbOf } from "./round";
import type { Here } from "./scene";

export interface Ability {
  /** Its number in the question. */
  number: number;
  option: OptionInfo;
}

/** Verbs of which a card shows a button of its own; all others are chosen by pressing the card. */
const BUTTONS: ReadonlySet<string> = new Set(["activate", "use", "fight", "evade", "engage"]);

/** What a card in play itself offers to do; a weapon that could strike it has its buttons on the weapon. */
export function abilitiesOf(id: number, { question }: Here): Ability[] {
  const own = new RegExp(`#${id}(?::|$)`);
  return (question?.options ?? []).flatMap((option, number) =>
    BUTTONS.has(verbOf(option)) && own.test(option.key) ? [{ number, option }] : [],
  );
}

/** Which ability of a printed card a key names: "activate:01115#71:resign". */
export function printedAbility({ key }: OptionInfo, { reference }: Here) {
  const [, code, name] = /^(?:activate|use):(\w+)#\d+:(.+)$/.exec(key) ?? [];
  if (!code || !name) return null;
  return cardOf(reference, code)?.abilities.find((each) => each.name === name) ?? null;
}

/** What stands on the button: the name of the ability, or what is done. */
export function buttonWords(option: OptionInfo, scene: Here): string {
  return scene.say(abilityOf(option) ?? option.say);
}

/** The sign on the button: what is attempted, or what the ability costs of one's time. */
export function iconOf(option: OptionInfo, scene: Here): IconName {
  const verb = verbOf(option);
  if (verb === "fight" || verb === "evade") return `designator-${verb}`;
  if (verb === "engage") return "engaged";
  const kind = printedAbility(option, scene)?.kind;
  return kind === "action" || kind === "free" ? `ability-${kind}` : "ability-reaction";
}
