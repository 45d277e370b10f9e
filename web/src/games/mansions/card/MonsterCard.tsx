import { type Figure, Figures, modifier } from "../../../table/card/figures";
import { LargeCard } from "../../../table/card/large-card";
import type { Message } from "../../../wire";
import { bookOf } from "../book";
import { classOf } from "../names";
import type { Here } from "../scene";
import { monsterIcon } from "../verbs";
import type { MonsterView } from "../wire";
import { monsterName, tell } from "../words";
import { bandOf } from "./bands";

/** A monster on the map: the front of its token, and its back for whoever has seen that. */
export function MonsterCard({ scene, monster }: { scene: Here; monster: MonsterView }) {
  const { say } = scene;
  const printed = bookOf(scene.reference).monsters.get(monster.kind);
  if (!printed) return null;
  const kicker = [tell("name", { name: classOf(printed.kind) }), ...(monster.name ? [monsterName(monster.kind)] : [])];
  return (
    <LargeCard
      say={say}
      icon={monsterIcon(monster.kind)}
      band={bandOf("monster")}
      name={tell("foe", { monster: nameOf(monster) })}
      kicker={kicker.map(say).join(" · ")}
      lines={backOf(monster, scene)}
    >
      <Figures say={say} figures={figuresOf(monster)} />
    </LargeCard>
  );
}

/** Those with a name are called by it. */
export const nameOf = ({ name, kind }: Pick<MonsterView, "name" | "kind">): Message => monsterName(name || kind);

/** What its special attack does; unknown while its back is. */
function backOf({ token }: MonsterView, { reference }: Here): Message[] {
  const back = token === null ? undefined : bookOf(reference).tokens.get(token);
  return [back ? tell("special-attack", { what: back.special }) : tell("back-unknown")];
}

/** The numbers of a monster as far as one knows them. */
export function figuresOf(monster: MonsterView): Figure[] {
  const { awareness, horror, health, damage, strikes, stun, samples } = monster;
  const known: (Figure | null)[] = [
    { icon: "awareness", figure: modifier(awareness), words: tell("monster-awareness", { mod: modifier(awareness) }) },
    { icon: "monster-horror", figure: modifier(horror), words: tell("monster-horror", { mod: modifier(horror) }) },
    health === null
      ? { icon: "health", figure: "?", words: tell("monster-health-unknown", { damage }) }
      : {
          icon: "health",
          figure: damage ? `${health - damage}/${health}` : String(health),
          words: tell("monster-health", { left: health - damage, most: health }),
        },
    strikes === null
      ? null
      : { icon: "monster-damage", figure: String(strikes), words: tell("monster-strikes", { count: strikes }) },
    stun ? { icon: "stun", figure: String(stun), words: tell("stun-tokens", { count: stun }) } : null,
    samples ? { icon: "sample", figure: String(samples), words: tell("samples", { count: samples }) } : null,
  ];
  return known.flatMap((each) => each ?? []);
}
