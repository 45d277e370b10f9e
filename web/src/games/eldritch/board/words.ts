/** The board in words: what a screen reader hears of a space. */
import { choicesAt } from "../../../table/map/appearance";
import type { Message } from "../../../wire";
import type { Here } from "../scene";
import * as things from "../things";
import type { SpaceEntry } from "../wire";
import { counted, investigatorName, monsterName, mythosName, omenName, tell } from "../words";
import { type Lying, thingsOn } from "./load";

/** Everything on a space, after what can be chosen there. */
export function spaceLabel(scene: Here, space: SpaceEntry, lying: Lying): string {
  const facts = factsOf(lying);
  const label = tell(facts.length ? "space-label" : "space-label-empty", { name: space.name, facts });
  const choices = [things.space(space.id), ...thingsOn(space.id, lying)].flatMap((thing) => choicesAt(scene, thing));
  return scene.say(choices.length ? tell("space-label-legal", { choices, label }) : label);
}

/** What lies on a space, one after the other. */
export function factsOf(lying: Lying): Message[] {
  return [
    ...(lying.gate ? [tell("fact-gate", { omen: omenName(lying.gate) })] : []),
    ...(lying.clues ? [tell("note-clues", { count: lying.clues })] : []),
    ...counted(
      lying.monsters.map(({ kind }) => kind),
      monsterName,
    ),
    ...lying.investigators.map(({ id }) => investigatorName(id)),
    ...lying.fallen.map(({ id }) => tell("fact-fallen", { who: investigatorName(id) })),
    ...(lying.expedition ? [tell("note-expedition")] : []),
    ...(lying.mystery ? [tell("note-mystery")] : []),
    ...lying.rumors.map((card) => tell("fact-rumor", { card: mythosName(card) })),
    ...(lying.eldritch ? [tell("fact-eldritch", { count: lying.eldritch })] : []),
  ];
}
