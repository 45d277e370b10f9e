import { Figures } from "../../../table/card/figures";
import type { Message } from "../../../wire";
import { Icon } from "../art/icon";
import { bookOf } from "../book";
import { figuresOf, nameOf } from "../card/MonsterCard";
import type { Here } from "../scene";
import * as things from "../things";
import { cardIcon, monsterIcon } from "../verbs";
import type { FightView, MonsterView } from "../wire";
import { cardName, tell } from "../words";
import css from "./fight.module.css";
import { PassedOver, turnsUp } from "./PassedOver";

/** A fight: the monster as far as one knows it, the weapon, the card that was drawn with what it says of this fight. */
export function Fight({ scene, fight }: { scene: Here; fight: FightView }) {
  const { view, say } = scene;
  const foe = view.monsters.find(({ id }) => id === fight.monster);
  const { card, passed_over: passed } = fight;
  return (
    <>
      {foe && <Foe scene={scene} foe={foe} weapon={fight.by === "investigator" ? fight : null} />}
      <PassedOver scene={scene} cards={passed} upper={fight.by === "investigator"} />
      {card && (
        <article className={css.drawn} style={turnsUp(passed.length, passed.length)} data-thing={things.card(card)}>
          <header>{say(passed.length ? tell("passed-over", { count: passed.length }) : tell("first-fits"))}</header>
          <p>{say(halfOf(fight, scene))}</p>
          {fight.special && foe && <SpecialAttack scene={scene} foe={foe} />}
        </article>
      )}
    </>
  );
}

/** The half of the card that counts: the upper one for investigators, the lower one for monsters. */
export function halfOf({ card, by }: FightView, { reference }: Here): Message {
  const lines = card ? (bookOf(reference).cards.get(card)?.lines ?? []) : [];
  return lines[by === "investigator" ? 0 : lines.length - 1] ?? tell("nothing");
}

/** What stands on the back of its token. */
function SpecialAttack({ scene, foe: { token } }: { scene: Here; foe: MonsterView }) {
  const back = token === null ? undefined : bookOf(scene.reference).tokens.get(token);
  return back ? <p className={css.special}>{scene.say(tell("special-attack", { what: back.special }))}</p> : null;
}

interface FoeProps {
  scene: Here;
  foe: MonsterView;
  /** Of an investigator's attack: what it is made with. */
  weapon: FightView | null;
}

function Foe({ scene, foe, weapon }: FoeProps) {
  const { say, reference } = scene;
  const card = weapon?.weapon ?? null;
  return (
    <div className={css.foe} data-thing={things.monster(foe.id)}>
      <span className={css.chip}>
        <Icon name={monsterIcon(foe.kind)} size="2.4rem" />
      </span>
      <div>
        <strong className={css.name}>{say(tell("foe", { monster: nameOf(foe) }))}</strong>
        <Figures say={say} figures={figuresOf(foe)} />
      </div>
      {weapon && (
        <p className={css.weapon} data-thing={card ? things.card(card) : undefined}>
          <Icon name={card ? cardIcon(bookOf(reference).cards.get(card)) : "hand"} size="1.2rem" />
          {say(card ? cardName(card) : tell("bare-hands"))}
        </p>
      )}
    </div>
  );
}
