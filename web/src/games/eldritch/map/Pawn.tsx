import { STRANGER } from "../../../table/map/tokens/bust";
import { type PawnProps, Pawn as SharedPawn } from "../../../table/map/tokens/pawn";
import { BUSTS } from "./busts";

export function Pawn({ id, ...pawn }: Omit<PawnProps, "bust"> & { id: string }) {
  return <SharedPawn {...pawn} bust={BUSTS[id] ?? STRANGER} />;
}
