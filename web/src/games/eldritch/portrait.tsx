/** Portraits of the investigators, and the picture of what one chooses before the game. */
import { Drawing } from "../../art/drawing";
import { INK } from "../../art/inks";
import { STRANGER } from "../../table/map/tokens/bust";
import { IconShape } from "./art/icon";
import { BUSTS } from "./map/busts";
import { ancientOneIcon } from "./verbs";

/** The bust of an investigator before their own colour. */
export function Portrait({ id, title }: { id: string; title?: string }) {
  const { ground, cuts } = BUSTS[id] ?? STRANGER;
  return (
    <Drawing viewBox="-18 -21 36 42" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" title={title}>
      <path fill={ground} d="M-24-24h48v48h-48z" />
      <circle cx="-12" cy="-13" r="19" fill={INK.lamp} opacity=".22" />
      {cuts.map(([ink, path]) => (
        <path key={path} fill={ink} d={path} />
      ))}
    </Drawing>
  );
}

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
