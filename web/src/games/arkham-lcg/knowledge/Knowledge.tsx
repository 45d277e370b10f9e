import { useState } from "react";
import { Dialog } from "../../../ui/dialog";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { cardOf } from "../book";
import { CampaignLog } from "../campaign/Log";
import { isInterlude } from "../campaign/moments";
import type { Here, HerePart } from "../scene";
import { discard, ENCOUNTER, LOG, SET_ASIDE, VICTORY } from "../things";
import { CardList } from "../tray/card/CardList";
import type { CardRef } from "../wire";
import { tell } from "../words";
import { Bag } from "./Bag";
import css from "./knowledge.module.css";

/** What everybody may know: the bag with its odds, the open piles, the campaign log. */
export function Knowledge({ scene }: HerePart) {
  const { view, say, reference } = scene;
  const points = view.victory.reduce((sum, { code }) => sum + (cardOf(reference, code)?.victory ?? 0), 0);
  const playing = !isInterlude(view);
  return (
    <section className={css.knowledge} aria-label={say(tell("knowledge-title"))}>
      {playing && <Bag scene={scene} />}
      <ul className={css.piles} aria-label={say(tell("knowledge-piles"))}>
        {playing && (
          <>
            <Pile
              scene={scene}
              icon="discard"
              thing={discard(ENCOUNTER)}
              label="knowledge-encounter"
              count={view.encounter_discard.length}
              cards={[...view.encounter_discard].reverse()}
            />
            <Pile
              scene={scene}
              icon="trophy"
              thing={VICTORY}
              label="knowledge-victory"
              count={points}
              cards={view.victory}
            />
            {view.set_aside.length > 0 && (
              <Pile
                scene={scene}
                icon="card-face-down"
                thing={SET_ASIDE}
                label="knowledge-set-aside"
                count={view.set_aside.length}
                cards={view.set_aside}
              />
            )}
          </>
        )}
        <LogPile scene={scene} />
      </ul>
    </section>
  );
}

interface PileProps {
  scene: Here;
  icon: IconName;
  thing: string;
  label: string;
  count: number;
  cards: readonly CardRef[];
}

/** A pile one may look through. */
function Pile({ scene, icon, thing, label, count, cards }: PileProps) {
  const [open, setOpen] = useState(false);
  const { say } = scene;
  return (
    <li>
      <button type="button" className={css.pile} data-thing={thing} onClick={() => setOpen(true)}>
        <Icon name={icon} size="1rem" />
        <span className={css.pileName}>{say(tell(label))}</span>
        <span className={css.count}>{count}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} wide title={say(tell(label))}>
        {cards.length ? <CardList scene={scene} cards={cards} /> : <p>{say(tell("explain-pile-empty"))}</p>}
      </Dialog>
    </li>
  );
}

function LogPile({ scene }: HerePart) {
  const [open, setOpen] = useState(false);
  const { say, view } = scene;
  return (
    <li>
      <button type="button" className={css.pile} data-thing={LOG} onClick={() => setOpen(true)}>
        <Icon name="log" size="1rem" />
        <span className={css.pileName}>{say(tell("log-title"))}</span>
        <span className={css.count}>{view.log.chapters.length}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} wide title={say(tell("log-title"))}>
        <CampaignLog scene={scene} />
      </Dialog>
    </li>
  );
}
