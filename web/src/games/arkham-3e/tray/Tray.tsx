import { TrayTable, TrayZone } from "../../../table/tray/tray";
import { bookOf } from "../book";
import { ownOf } from "../people";
import type { HerePart } from "../scene";
import * as things from "../things";
import { tell } from "../words";
import { AssetInRow } from "./AssetInRow";
import { PageInRow } from "./PageInRow";
import { Sheet } from "./Sheet";

/** One's own sheet and assets, the codex, and the display of items that can be bought. */
export function Tray({ scene }: HerePart) {
  const { view, reference } = scene;
  const own = ownOf(view);
  const { cards } = bookOf(reference);
  return (
    <TrayTable scene={scene} label={tell("tray-label")} turn={view.turn}>
      {own && <Sheet scene={scene} own={own} />}
      {view.revealed.length > 0 && (
        <TrayZone scene={scene} title={tell("revealed")} empty={tell("nothing")}>
          {view.revealed.map((id) => (
            <AssetInRow key={id} scene={scene} thing={things.card(id)} id={id} />
          ))}
        </TrayZone>
      )}
      {own && (
        <TrayZone scene={scene} title={tell("assets")} empty={tell("assets-none")}>
          {[...own.cards, ...own.conditions].map((card, place) => (
            <AssetInRow
              // biome-ignore lint/suspicious/noArrayIndexKey: somebody may have two equal conditions
              key={`${card.id}-${place}`}
              scene={scene}
              thing={things.held(card, own.id, cards.get(card.id))}
              id={card.id}
              held={card}
            />
          ))}
        </TrayZone>
      )}
      <TrayZone scene={scene} title={tell("codex")} empty={tell("codex-none")}>
        {view.codex.map((card) => (
          <PageInRow key={card.number} scene={scene} card={card} />
        ))}
      </TrayZone>
      <TrayZone scene={scene} title={tell("display")} empty={tell("display-none")} thing={things.DISPLAY} rows>
        {view.display.map((id) => (
          <AssetInRow key={id} scene={scene} thing={things.card(id)} id={id} priced />
        ))}
      </TrayZone>
    </TrayTable>
  );
}
