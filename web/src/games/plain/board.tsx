import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "../../art/icon";
import { T } from "../../text/say";
import { useNarrow } from "../../ui/media";
import type { Overview } from "../../wire";
import type { Part } from "../face";
import css from "./board.module.css";
import { ScrollBox } from "./scroll-box";
import { type Here, zonesOf } from "./things";
import { ZonePart } from "./zone";

/** Where the bar above has no room for it, the table itself tells how far the game is. */
const NARROW = 60;

/** Everything that lies on the table, zone by zone. */
export function Board({ scene }: Part<Overview, null>) {
  const narrow = useNarrow(NARROW);
  const box = useRef<HTMLDivElement>(null);
  useInSight(box, scene);
  const zones = zonesOf(scene.view, false);
  const { header = [] } = scene.view;
  return (
    <ScrollBox ref={box} label="board" className={css.board}>
      {narrow && header.length > 0 && (
        <ul className={css.header}>
          {header.map((part) => (
            <li key={JSON.stringify(part)}>{scene.say(part)}</li>
          ))}
        </ul>
      )}
      {zones.map((zone, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: zones are told apart by their place only
        <ZonePart key={place} zone={zone} scene={scene} />
      ))}
      {zones.length === 0 && (
        <p className={css.nothing}>
          <T id="plain-nothing" />
        </p>
      )}
    </ScrollBox>
  );
}

/** What one can choose comes into sight with the question, and what is lit from elsewhere, such as by an option. */
function useInSight(box: RefObject<HTMLElement | null>, { question, lit }: Here) {
  const asked = question?.number;
  useEffect(() => {
    if (asked !== undefined) show(box.current?.querySelector("[data-choosable]"));
  }, [box, asked]);
  useEffect(() => {
    if (box.current?.matches(":hover, :focus-within")) return;
    const cards = [...(box.current?.querySelectorAll<HTMLElement>("[data-thing]") ?? [])];
    show(cards.find(({ dataset }) => lit.has(dataset.thing ?? "")));
  }, [box, lit]);
}

const show = (card: Element | null | undefined) => card?.scrollIntoView({ block: "nearest" });

/** The same, and why it is here. */
export function BrokenBoard({ scene }: Part<Overview, null>) {
  return (
    <div className={css.broken}>
      <p className={css.notice} role="status">
        <Icon name="report" size="1.1em" />
        <span>
          <T id="plain-board-broken" />
        </span>
      </p>
      <Board scene={scene} />
    </div>
  );
}
