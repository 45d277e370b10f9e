import type { Here, HerePart } from "../scene";
import { tell } from "../words";
import { type Asked, HandCard } from "./HandCard";
import css from "./hand.module.css";

interface Held {
  cards: readonly number[];
  title: string;
}

/** The own priority cards, fanned; alone, the five just drawn or those kept for the ritual. */
export function Hand({ scene }: HerePart) {
  const asked = askedOf(scene);
  const held = heldBy(scene, asked);
  if (!held?.cards.length) return null;
  const middle = (held.cards.length - 1) / 2;
  return (
    <section className={css.hand} data-asked={asked ?? "nothing"} data-focus={asked ? "" : undefined}>
      <h3 className={css.title}>{scene.say(tell(held.title))}</h3>
      <ul className={css.fan}>
        {held.cards.map((number, place) => (
          <HandCard
            key={number}
            scene={scene}
            number={number}
            asked={asked}
            lean={middle ? (place - middle) / middle : 0}
          />
        ))}
      </ul>
    </section>
  );
}

/** By the topic of the question. */
const ASKED: Readonly<Record<string, Asked>> = {
  play: "play",
  keep: "keep",
  "leave-out": "leave-out",
  "leave-out-kept": "leave-out",
};

function askedOf({ question }: Here): Asked {
  return ASKED[question?.topic ?? ""] ?? null;
}

function heldBy({ view }: Here, asked: Asked): Held | null {
  if (view.solo) {
    if (asked === "keep") return { cards: view.row, title: "hand-keep" };
    return { cards: view.kept, title: asked === "leave-out" ? "hand-leave-out-kept" : "hand-kept" };
  }
  const own = view.investigators.find((each) => each.hand);
  return own?.hand ? { cards: own.hand, title: TITLES[asked ?? "nothing"] } : null;
}

const TITLES = { play: "hand-play", keep: "hand-keep", "leave-out": "hand-leave-out", nothing: "hand-yours" };
