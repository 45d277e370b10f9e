import { type ReactNode, useEffect, useState } from "react";
import { modifier } from "../../../table/card/figures";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Icon } from "../art/icon";
import { bookOf } from "../book";
import { CardFace } from "../card/CardFace";
import { answerOf, questionOf } from "../names";
import { ObjectivePage } from "../page/Page";
import type { Here } from "../scene";
import * as things from "../things";
import { cardIcon, monsterIcon } from "../verbs";
import { cardName, monsterName, roomName, tell } from "../words";
import { cardsOf } from "./Secrets";
import css from "./whole-desk.module.css";

/** The desk of the keeper as a screen of its own: every card in full, the secrets of all rooms, every kind of monster. */
export function WholeDesk({ scene }: { scene: Here }) {
  const [open, setOpen] = useState(false);
  const { say, view, reference, question } = scene;
  const actions = bookOf(reference).stories.get(view.story)?.actions ?? [];
  // Another question is answered at the table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed by every new question
  useEffect(() => setOpen(false), [question?.number]);
  const choose = (thing: string) => {
    setOpen(false);
    scene.pick(thing);
  };
  return (
    <>
      <Button small icon="secret-rooms" onClick={() => setOpen(true)}>
        {say(tell("whole-desk"))}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={say(tell("whole-desk-title"))} className={css.desk}>
        <div className={css.parts}>
          <Part title={say(tell("keeper-hand"))}>
            <Cards scene={scene} ids={view.hand} onChoose={choose} />
          </Part>
          <Part title={say(tell("keeper-actions"))}>
            <Cards scene={scene} ids={actions} onChoose={choose} />
          </Part>
          <Part title={say(tell("keeper-secret"))}>
            <Secret scene={scene} />
          </Part>
          <Part title={say(tell("in-the-rooms"))}>
            <Rooms scene={scene} />
          </Part>
          <Part title={say(tell("desk-pool"))}>
            <Pool scene={scene} />
          </Part>
        </div>
      </Dialog>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface CardsProps {
  scene: Here;
  ids: readonly string[];
  onChoose(thing: string): void;
}

/** Cards in full; those that can be played now say so. */
function Cards({ scene, ids, onChoose }: CardsProps) {
  const { say, optionsAt } = scene;
  if (ids.length === 0) return <p className={css.none}>{say(tell("keeper-hand-none"))}</p>;
  return (
    <div className={css.cards}>
      {ids.map((id, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there may be two equal cards
        <div key={`${id}-${place}`} className={css.card}>
          <CardFace scene={scene} id={id} />
          {optionsAt.has(things.card(id)) && (
            <Button kind="primary" small onClick={() => onChoose(things.card(id))}>
              {say(tell("desk-choose"))}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

/** The Objective, and what was answered. */
function Secret({ scene }: { scene: Here }) {
  const { view, say } = scene;
  return (
    <div className={css.secret}>
      {view.objective_page && <ObjectivePage scene={scene} page={view.objective_page} />}
      <dl>
        {Object.entries(view.answers).map(([number, letter]) => (
          <div key={number}>
            <dt>{say(questionOf(view.story, number))}</dt>
            <dd>{say(answerOf(view.story, number, letter))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Every room in which something lies, with what it is. */
function Rooms({ scene: { view, reference, say } }: { scene: Here }) {
  const { cards } = bookOf(reference);
  return (
    <ul className={css.rooms}>
      {Object.entries(view.piles)
        .filter(([, pile]) => cardsOf(pile).length > 0)
        .map(([room, pile]) => (
          <li key={room}>
            <b>{say(roomName(room))}</b>
            <ol>
              {cardsOf(pile).map((id, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: there may be two equal cards
                <li key={`${id}-${place}`}>
                  <Icon name={cardIcon(cards.get(id))} size="1rem" />
                  {say(cardName(id))}
                </li>
              ))}
            </ol>
          </li>
        ))}
    </ul>
  );
}

/** The kinds of monsters that can still appear, with what stands on the backs of their tokens. */
function Pool({ scene: { view, reference, say } }: { scene: Here }) {
  const { monsters } = bookOf(reference);
  return (
    <ul className={css.pool}>
      {Object.entries(view.pool).map(([kind, count]) => {
        const printed = monsters.get(kind);
        if (!printed) return null;
        const front = { awareness: modifier(printed.awareness), horror: modifier(printed.horror) };
        return (
          <li key={kind}>
            <header>
              <Icon name={monsterIcon(kind)} size="1.6rem" />
              <b>{say(tell("pool-figures", { monster: monsterName(kind), count }))}</b>
            </header>
            <p>{say(tell("monster-front", front))}</p>
            {reference.tokens
              .filter((token) => token.kind === kind)
              .map(({ id, health, damage, special }) => (
                <p key={id}>{say(tell("monster-back", { health, damage, what: special }))}</p>
              ))}
          </li>
        );
      })}
    </ul>
  );
}
