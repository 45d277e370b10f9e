import { TrayTable } from "../../../table/tray/tray";
import { ownOf } from "../people";
import type { HerePart } from "../scene";
import { tell } from "../words";
import { Desk } from "./Desk";
import { Newcomers } from "./Newcomers";
import { Own } from "./Own";

/** What lies before whoever looks: the desk of the keeper, one's own investigator, before the game those to choose from. */
export function Tray({ scene }: HerePart) {
  const { view } = scene;
  const keeps = view.seat === view.keeper;
  const own = keeps ? null : ownOf(view);
  return (
    <TrayTable scene={scene} label={tell(keeps ? "tray-keeper" : "tray-investigator")} turn={view.turn?.who ?? null}>
      {keeps ? <Desk scene={scene} /> : own ? <Own scene={scene} own={own} /> : <Newcomers scene={scene} />}
    </TrayTable>
  );
}
