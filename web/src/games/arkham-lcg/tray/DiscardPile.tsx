import { useEffect, useState } from "react";
import { grip } from "../../../table/grip";
import { Dialog } from "../../../ui/dialog";
import type { Here } from "../scene";
import { discard } from "../things";
import type { InvestigatorView } from "../wire";
import { cardName, tell } from "../words";
import { CardList } from "./card/CardList";
import { SmallCard } from "./card/SmallCard";
import css from "./piles.module.css";

interface Props {
  scene: Here;
  who: InvestigatorView;
}

/** The own discard pile: it can be looked through; what may be played from it lies on top as long as it may. */
export function DiscardPile({ scene, who }: Props) {
  const { say, question } = scene;
  const [open, setOpen] = useState(false);
  const thing = discard(who.code);
  const playable = scene.optionsAt.has(thing);
  const count = say(tell("pile-discard", { count: who.discard.length }));
  const look = () => setOpen(true);
  const number = question?.number;

  // Whoever has chosen a card has looked enough.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question is a new one
  useEffect(() => setOpen(false), [number]);

  return (
    <>
      {playable ? (
        <div className={css.pile}>
          <Playable scene={scene} who={who} />
          <button type="button" className={css.look} onClick={look}>
            {count}
          </button>
        </div>
      ) : (
        <button type="button" className={css.pile} data-thing={thing} disabled={!who.discard.length} onClick={look}>
          <Top scene={scene} code={who.discard.at(-1)?.code} />
          <span className={css.words}>{count}</span>
        </button>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        wide
        title={say(tell("discard-of", { who: cardName(who.code), count: who.discard.length }))}
      >
        <CardList scene={scene} cards={[...who.discard].reverse()} />
      </Dialog>
    </>
  );
}

/** The event that may be played, which need not be the topmost card. */
function Playable({ scene, who }: Props) {
  const { handlers, lit } = grip(scene, discard(who.code));
  const { question, optionsAt, say } = scene;
  const [first] = optionsAt.get(discard(who.code)) ?? [];
  const option = first === undefined ? undefined : question?.options[first];
  return (
    <button
      type="button"
      className={css.play}
      data-legal=""
      data-lit={lit || undefined}
      aria-label={option && say(option.say)}
      {...handlers}
    >
      <Top scene={scene} code={who.discarded_event?.code ?? who.discard.at(-1)?.code} />
    </button>
  );
}

function Top({ scene, code }: { scene: Here; code: string | undefined }) {
  return (
    <span className={css.card}>
      {code ? (
        <SmallCard reference={scene.reference} say={scene.say} code={code} />
      ) : (
        <span className={css.back} data-empty="" />
      )}
    </span>
  );
}
