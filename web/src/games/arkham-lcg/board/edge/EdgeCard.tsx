/** A card at the edge of the desk: the agenda with its doom, or the act with its clues. */
import type { CSSProperties, ReactNode } from "react";
import type { Hand } from "../../../../table/map/hand";
import { fitting } from "../../../../table/map/lettering";
import { cx } from "../../../../ui/cx";
import { Icon } from "../../art/icon";
import { Marker } from "../../art/marker";
import { cardOf } from "../../book";
import type { Here } from "../../scene";
import { card as cardThing } from "../../things";
import { backName, cardName } from "../../words";
import { keysAt } from "../keys";
import { EdgeHold } from "./EdgeHold";

/** More steps than this are only counted. */
const MOST_STEPS = 16;
/** The size of its name, and how wide a word can be, in pixels. */
const LARGE = 15;
const WORD = 88;

interface EdgeCardProps {
  scene: Here;
  hand: Hand;
  kind: "agenda" | "act";
  card: { id: number; code: string; turned: boolean };
  /** Doom or clues: how many there are, and how many it takes; 0 where it does not go by them. */
  have: number;
  need: number;
  /** How many of its deck come after it. */
  more: number;
  label: string;
  /** A few words under the track. */
  note?: ReactNode;
}

export function EdgeCard({ scene, hand, kind, card, have, need, more, label, note }: EdgeCardProps) {
  const { say, reference, optionsAt, lit } = scene;
  const thing = cardThing(card.id);
  const keys = keysAt(optionsAt.get(thing));
  const marker = kind === "agenda" ? "doom" : "clue";
  const stage = cardOf(reference, card.code)?.stage ?? 0;
  const name = say(card.turned ? backName(card.code) : cardName(card.code));
  return (
    <div
      className={cx(
        "edge-card",
        `is-${kind}`,
        need === 0 && "is-uncounted",
        keys !== undefined && "is-target",
        lit.has(thing) && "is-lit",
      )}
      style={{ "--more": Math.min(2, more) } as CSSProperties}
    >
      <EdgeHold
        scene={scene}
        hand={hand}
        thing={thing}
        label={label}
        press={(button) => scene.explain(thing, button)}
      />
      <span className="edge-kind" aria-hidden="true">
        <Icon name={`kind-${kind}`} size="1.1em" />
        <span className="edge-stage">{stage > 0 ? stage : ""}</span>
        {keys && <span className="edge-key">{keys}</span>}
      </span>
      <span className="edge-name" aria-hidden="true" style={{ "--name": `${sizeOf(name)}px` } as CSSProperties}>
        {name}
      </span>
      {need > 0 && (
        <span className="edge-count" aria-hidden="true">
          <Marker marker={marker} size="1.9em" />
          <span className="edge-have">{have}</span>
          <span className="edge-need">/ {need}</span>
        </span>
      )}
      {need > 0 && need <= MOST_STEPS && <Track have={have} need={need} />}
      {note && (
        <span className="edge-note" aria-hidden="true">
          {note}
        </span>
      )}
    </div>
  );
}

/** As large as its longest word allows. */
function sizeOf(name: string): number {
  return Math.min(...name.split(" ").map((word) => fitting(word, WORD, LARGE)));
}

function Track({ have, need }: { have: number; need: number }) {
  return (
    <span className="edge-track" aria-hidden="true">
      {Array.from({ length: need }, (_, i) => i).map((step) => (
        <i key={step} className={step < have ? "is-filled" : undefined} />
      ))}
    </span>
  );
}
