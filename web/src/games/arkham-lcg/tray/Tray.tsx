import { useEffect, useState } from "react";
import { cx } from "../../../ui/cx";
import { usePhone } from "../../../ui/media";
import { DeckList } from "../campaign/DeckList";
import { isInterlude } from "../campaign/moments";
import { ownOf } from "../round";
import type { HerePart } from "../scene";
import { tell } from "../words";
import { Actions } from "./Actions";
import { Area } from "./area/Area";
import { Faces } from "./area/Faces";
import print from "./card/print.module.css";
import { Hand } from "./Hand";
import { Looking } from "./Looking";
import { Piles } from "./Piles";
import { TestPanel } from "./test/TestPanel";
import css from "./tray.module.css";

/** One's own area with its threats above, the hand below; a test takes the place of the area while it lasts. */
export function Tray({ scene }: HerePart) {
  const { view, question } = scene;
  const { test } = view;
  const own = ownOf(view);
  const [looked, setLooked] = useState<number | null>(null);
  const number = question?.number;

  // Whatever is asked next is asked of oneself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question is a new one
  useEffect(() => setLooked(null), [number]);

  const shown = view.investigators.find(({ seat }) => seat === (looked ?? own?.seat ?? view.lead));
  const between = isInterlude(view);
  // What somebody still holds when a scenario is over means nothing any more.
  if (between && (view.phase === "resolution" || !own?.hand?.length)) return <OwnDeck scene={scene} />;
  return (
    <section className={css.tray} aria-label={scene.say(tell("tray-label"))} data-between={between || undefined}>
      <div
        className={css.table}
        data-test={test ? "" : undefined}
        data-looking={!test && view.looking.length > 0 ? "" : undefined}
      >
        {!between && (
          <div className={css.upper}>
            {test ? (
              <TestPanel scene={scene} test={test} />
            ) : view.looking.length > 0 ? (
              <Looking scene={scene} />
            ) : (
              <>
                <Faces scene={scene} shown={shown?.seat ?? null} look={setLooked} />
                {shown && <Area scene={scene} who={shown} />}
              </>
            )}
          </div>
        )}
        {own && (
          <div className={css.lower}>
            {!between && <Piles scene={scene} who={own} />}
            <Hand scene={scene} who={own} />
            <Actions scene={scene} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Where the cards are a leaf of their own, one's deck lies there while there is no hand. */
function OwnDeck({ scene }: HerePart) {
  const sheet = scene.view.sheets.find(({ seat }) => seat === scene.view.seat);
  if (!usePhone() || !sheet) return null;
  return (
    <section className={cx(print.print, css.deck)}>
      <DeckList scene={scene} sheet={sheet} />
    </section>
  );
}
