import { useEffect, useRef } from "react";
import type { HerePart } from "../scene";
import { tell } from "../words";
import { DrawnApart } from "./DrawnCard";
import { Hand } from "./Hand";
import { Items } from "./Items";
import { Ritual } from "./Ritual";
import { Row } from "./Row";
import css from "./tray.module.css";

/** The shared row of the round and the own hand: side by side, or one above the other where it is narrow. */
export function Tray({ scene }: HerePart) {
  const table = useRef<HTMLDivElement>(null);
  const { view, question } = scene;
  // What matters now: which question, which card is being resolved, how far the round is.
  const moment = `${question?.number}/${view.step}/${view.played.findIndex((each) => each.revealed && !each.resolved)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment tells when to look again, not where
  useEffect(() => {
    if (table.current) bringIntoView(table.current);
  }, [moment]);

  return (
    <section className={css.tray} aria-label={scene.say(tell("tray-label"))}>
      <div className={css.table} ref={table}>
        {view.committed ? <Ritual scene={scene} /> : <Row scene={scene} />}
        <DrawnApart scene={scene} />
        <Items scene={scene} />
        {!view.committed && <Hand scene={scene} />}
      </div>
    </section>
  );
}

const MARGIN = 12;

/** Scroll a table that has no room for everything to what matters now, or to its beginning where that is too wide. */
function bringIntoView(table: HTMLElement): void {
  const parts = [...table.querySelectorAll<HTMLElement>("[data-focus]")];
  if (!parts.length) return;
  const from = Math.min(...parts.map((part) => part.offsetLeft));
  const to = Math.max(...parts.map((part) => part.offsetLeft + part.offsetWidth));
  const spare = Math.max(MARGIN, (table.clientWidth - (to - from)) / 2);
  table.scrollTo?.({ left: from - spare });
}
