import { useEffect, useRef } from "react";
import { ownOf } from "../people";
import type { HerePart } from "../scene";
import { tell } from "../words";
import { Cards } from "./Cards";
import { Reserve } from "./Reserve";
import { Sheet } from "./Sheet";
import css from "./tray.module.css";

/** One's own sheet, possessions and conditions, and the reserve. */
export function Tray({ scene }: HerePart) {
  const { view, question, say } = scene;
  const own = ownOf(view);
  const table = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has its cards elsewhere
  useEffect(() => {
    const box = table.current;
    const legal = [...(box?.querySelectorAll<HTMLElement>("[data-legal]") ?? [])].at(-1);
    const right = legal ? legal.offsetLeft + legal.offsetWidth + MARGIN : 0;
    box?.scrollTo?.({ left: Math.max(0, right - box.clientWidth) });
  }, [question?.number, view.turn]);
  return (
    <section className={css.tray} aria-label={say(tell("tray-label"))}>
      <div className={css.table} ref={table}>
        {own && <Sheet scene={scene} own={own} />}
        {own && <Cards scene={scene} own={own} />}
        <Reserve scene={scene} />
      </div>
    </section>
  );
}

const MARGIN = 12;
