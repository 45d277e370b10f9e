import { bookOf } from "../book";
import { PILES } from "../explain/decks";
import { unseenTokens } from "../ritual";
import type { HerePart } from "../scene";
import { symbolName, tell } from "../words";
import css from "./knowledge.module.css";
import { Pile } from "./Pile";
import { SymbolTile } from "./SymbolTile";

/** What the team knows: the five symbols and which of them the ritual can still need; then what is left in the piles. */
export function Knowledge({ scene }: HerePart) {
  const { view, reference, say } = scene;
  const [one, other] = view.ritual_tokens ?? [];
  return (
    <section className={css.knowledge} aria-label={say(tell("knowledge-title"))}>
      <h3 className={css.title}>{say(tell("knowledge-title"))}</h3>
      <ul className={css.symbols}>
        {reference.ritual_symbols.map((symbol) => (
          <SymbolTile key={symbol} scene={scene} symbol={symbol} />
        ))}
      </ul>
      <p className={css.words}>
        {one && other
          ? say(
              tell(one === other ? "knowledge-same" : "knowledge-revealed", {
                one: symbolName(one),
                other: symbolName(other),
              }),
            )
          : say(tell("knowledge-hidden", { count: unseenTokens(view, bookOf(reference)) }))}
      </p>
      <ul className={css.piles} aria-label={say(tell("knowledge-piles"))}>
        {PILES.filter((pile) => pile !== "sheet" || view.beside_sheet.length > 0).map((pile) => (
          <Pile key={pile} scene={scene} pile={pile} />
        ))}
      </ul>
    </section>
  );
}
