/** What is to be seen of a highlight: a clue, an item, the row of the reckoning, the tokens and cards of the ritual. */
import type { ReactNode } from "react";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { bookOf } from "../book";
import type { Here } from "../scene";
import paper from "../tray/paper.module.css";
import type { Event } from "../wire";
import { rowName, symbolName } from "../words";
import css from "./highlights.module.css";

export function highlight(event: Event, scene: Here): ReactNode {
  switch (event.event) {
    case "clue-found":
      return <Symbols scene={scene} symbols={[event.symbol]} large />;
    case "item-found":
      return <Item scene={scene} id={event.item} />;
    case "reckoning":
      return event.row && <Reckoning scene={scene} row={event.row} />;
    case "ritual-cards-revealed":
      return <Symbols scene={scene} symbols={event.symbols} />;
    case "ritual-tokens-revealed":
    case "ritual-tokens-shown":
      return <Symbols scene={scene} symbols={[event.one, event.other]} large />;
    default:
      return null;
  }
}

/** An item with what it does. */
function Item({ scene: { reference, say }, id }: { scene: Here; id: string }) {
  const item = bookOf(reference).items.get(id);
  if (!item) return null;
  return (
    <article className={cx(paper.paper, css.row)}>
      <h3>{say(item.name)}</h3>
      <p>{say(item.text)}</p>
    </article>
  );
}

/** The row of the Ancient One's sheet, as it is printed. */
function Reckoning({ scene: { view, reference, say }, row }: { scene: Here; row: string }) {
  const rows = bookOf(reference).ancientOnes.get(view.ancient_one)?.reckoning ?? [];
  const text = rows.find(({ id }) => id === row)?.text;
  return (
    <article className={cx(paper.paper, css.row)}>
      <h3>{say(rowName(row))}</h3>
      {text && <p>{say(text)}</p>}
    </article>
  );
}

function Symbols({ scene, symbols, large }: { scene: Here; symbols: readonly string[]; large?: boolean }) {
  return (
    <ul className={cx(css.symbols, large && css.large)}>
      {symbols.map((symbol, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may show the same symbol
        <li key={place}>
          <Icon name={`symbol-${symbol}` as "symbol-moon"} size="62%" title={scene.say(symbolName(symbol))} />
        </li>
      ))}
    </ul>
  );
}
