import { TrayTable } from "../../../table/tray/tray";
import { ownOf } from "../people";
import type { HerePart } from "../scene";
import { tell } from "../words";
import { Cards } from "./Cards";
import { Reserve } from "./Reserve";
import { Sheet } from "./Sheet";

/** One's own sheet, possessions and conditions, and the reserve. */
export function Tray({ scene }: HerePart) {
  const own = ownOf(scene.view);
  return (
    <TrayTable scene={scene} label={tell("tray-label")} turn={scene.view.turn}>
      {own && <Sheet scene={scene} own={own} />}
      {own && <Cards scene={scene} own={own} />}
      <Reserve scene={scene} />
    </TrayTable>
  );
}
