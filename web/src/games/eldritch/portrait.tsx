/** Portraits of the investigators, and the picture of what one chooses before the game. */
import { Drawing } from "../../art/drawing";
import { INK } from "../../art/inks";
import { BustPortrait } from "../../table/map/tokens/bust-portrait";
import { IconShape } from "./art/icon";
import { BUSTS } from "./map/busts";
import { ancientOneIcon } from "./verbs";

export const Portrait = ({ id, title }: { id: string; title?: string }) => (
  <BustPortrait bust={BUSTS[id]} title={title} />
);

/** The sign of an Ancient One on a dark plate. */
export function AncientOneEmblem({ id }: { id: string }) {
  return (
    <Drawing viewBox="-60 -60 120 120" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
      <circle r="54" fill={INK.night} />
      <circle r="46" fill="none" stroke={INK.lamp} strokeWidth="1.5" opacity=".5" />
      <g fill={INK.paper} color={INK.paper}>
        <IconShape name={ancientOneIcon(id)} size={70} />
      </g>
    </Drawing>
  );
}

export function Emblem({ setting, value }: { setting: string; value: unknown }) {
  if (typeof value !== "string") return null;
  if (setting === "ancient_one") return <AncientOneEmblem id={value} />;
  return setting === "investigators" ? <Portrait id={value} /> : null;
}
