import { TrayZone } from "../../../table/tray/tray";
import { bookOf } from "../book";
import type { Here } from "../scene";
import { held } from "../things";
import type { InvestigatorView } from "../wire";
import { tell } from "../words";
import { SmallCard } from "./SmallCard";

/** Possessions and conditions, as they lie beside the sheet. */
export function Cards({ scene, own }: { scene: Here; own: InvestigatorView }) {
  const book = bookOf(scene.reference);
  return (
    <TrayZone scene={scene} title={tell("possessions")} empty={tell("possessions-none")}>
      {[...own.cards, ...own.conditions].map((card, place) => (
        <SmallCard
          // biome-ignore lint/suspicious/noArrayIndexKey: somebody may have two equal conditions
          key={`${card.id}-${place}`}
          scene={scene}
          thing={held(card, own.id, book.cards.get(card.id))}
          id={card.id}
          known={card.back !== null}
        />
      ))}
    </TrayZone>
  );
}
