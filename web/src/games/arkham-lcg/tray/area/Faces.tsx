import { Portrait } from "../../art/portrait";
import type { Here } from "../../scene";
import { cardName, tell } from "../../words";
import css from "./faces.module.css";

interface Props {
  scene: Here;
  shown: number | null;
  look(seat: number): void;
}

/** Whose area one looks at: everybody's is one press away. */
export function Faces({ scene, shown, look }: Props) {
  const { view, say } = scene;
  if (view.investigators.length < 2) return null;
  return (
    <div className={css.faces} role="toolbar" aria-label={say(tell("faces-label"))}>
      {view.investigators.map((each) => (
        <button
          key={each.seat}
          type="button"
          className={css.face}
          aria-pressed={each.seat === shown}
          data-fate={each.fate}
          onClick={() => look(each.seat)}
        >
          <Portrait id={each.code} title={say(tell("area-of", { who: cardName(each.code) }))} />
        </button>
      ))}
    </div>
  );
}
