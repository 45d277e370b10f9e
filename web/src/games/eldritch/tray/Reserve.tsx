import { TrayZone } from "../../../table/tray/tray";
import type { HerePart } from "../scene";
import * as things from "../things";
import { tell } from "../words";
import { SmallCard } from "./SmallCard";

/** The assets that can be acquired, each with its value. */
export function Reserve({ scene }: HerePart) {
  return (
    <TrayZone scene={scene} title={tell("reserve")} empty={tell("reserve-none")} thing={things.RESERVE} rows>
      {scene.view.reserve.map((id) => (
        <SmallCard key={id} scene={scene} thing={things.card(id)} id={id} priced />
      ))}
    </TrayZone>
  );
}
