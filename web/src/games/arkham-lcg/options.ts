/** The options of a question as buttons on the cards they belong to. */

import type { OptionInfo } from "../../wire";
import type { Thing } from "../face";
import type { IconName } from "./art/icons";
import { cardOf } from "./book";
import { codeOfThing } from "./round";
import type { Here } from "./scene";
import { abilityName } from "./words";

export interface AbilityOption {
  /** Its number in the question. */
  number: number;
  option: OptionInfo;
}

/** Verbs of which a card shows a button of its own; all others are chosen by pressing the card. */
const BUTTONS: ReadonlySet<string> = new Set(["activate", "use", "fight", "evade", "engage"]);

/** What a card in play itself offers to do; a weapon that could strike it has its buttons on the weapon. */
export function abilitiesOf(thing: Thing, { question }: Here): AbilityOption[] {
  return (question?.options ?? []).flatMap((option, number) =>
    BUTTONS.has(option.verb) && option.about[0] === thing ? [{ number, option }] : [],
  );
}

/** Which ability of a printed card an option uses. */
function printedAbility({ about, word }: OptionInfo, { view, reference }: Here) {
  const code = codeOfThing(about[0], view);
  return (code && cardOf(reference, code)?.abilities.find(({ name }) => name === word)) || null;
}

/** What stands on the button: the name of the ability, or what is done. */
export function buttonWords({ about, word, say }: OptionInfo, scene: Here): string {
  const code = word ? codeOfThing(about[0], scene.view) : null;
  const card = code ? cardOf(scene.reference, code) : null;
  return scene.say(card ? abilityName(card, word) : say);
}

/** The sign on the button: what is attempted, or what the ability costs of one's time. */
export function iconOf(option: OptionInfo, scene: Here): IconName {
  const { verb } = option;
  if (verb === "fight" || verb === "evade") return `designator-${verb}`;
  if (verb === "engage") return "engaged";
  const kind = printedAbility(option, scene)?.kind;
  return kind === "action" || kind === "free" ? `ability-${kind}` : "ability-reaction";
}
