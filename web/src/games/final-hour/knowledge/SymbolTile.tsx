import { grip } from "../../../table/grip";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { bookOf } from "../book";
import { chanceOf, foundOf } from "../ritual";
import type { Here } from "../scene";
import type { Symbol as RitualSymbol } from "../wire";
import { symbolName, tell } from "../words";
import css from "./knowledge.module.css";

/** A ritual symbol: its two tokens, found or not, and how likely the ritual needs it. */
export function SymbolTile({ scene, symbol }: { scene: Here; symbol: RitualSymbol }) {
  const { handlers, lit, pointedBy } = grip(scene, `symbol:${symbol}`);
  const { view, say } = scene;
  const book = bookOf(scene.reference);
  const found = foundOf(symbol, view);
  const chance = chanceOf(symbol, view);
  const label = tell(view.ritual_tokens ? "knowledge-symbol-revealed" : "knowledge-symbol", {
    symbol: symbolName(symbol),
    found,
    chance,
  });
  return (
    <li>
      <button
        type="button"
        className={cx(css.tile, lit && css.lit, pointedBy && css.pointed)}
        data-state={stateOf(chance)}
        aria-label={say(label)}
        {...handlers}
      >
        <Icon name={`symbol-${symbol}`} size="1.5rem" />
        <span className={css.tokens} aria-hidden="true">
          {Array.from({ length: book.cluesPerSymbol }, (_, token) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two tokens of a symbol are alike
            <span key={token} className={token < found ? css.found : css.unseen} />
          ))}
        </span>
        <span className={css.chance} aria-hidden="true">
          {say(tell("knowledge-chance", { chance }))}
        </span>
      </button>
    </li>
  );
}

function stateOf(chance: number): string {
  if (chance === 0) return "impossible";
  return chance === 100 ? "certain" : "possible";
}
