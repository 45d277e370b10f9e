/** Portraits of the investigators, and the picture of what one chooses before the game. */
import { Drawing } from "../../art/drawing";
import { INK } from "../../art/inks";
import { IconShape } from "./art/icon";
import { BUSTS, STRANGER } from "./portraits/busts";
import { scenarioIcon } from "./verbs";

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

/** The sign of a scenario on a dark plate. */
export function ScenarioEmblem({ id }: { id: string }) {
  return (
    <Drawing viewBox="-60 -60 120 120" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
      <path fill={INK.night} d="M-48 0l24-42h48l24 42-24 42h-48z" />
      <path fill="none" stroke={INK.lamp} strokeWidth="1.5" opacity=".5" d="M-42 0l21-36h42l21 36-21 36h-42z" />
      <g fill={INK.paper} color={INK.paper}>
        <IconShape name={scenarioIcon(id)} size={56} />
      </g>
    </Drawing>
  );
}

export function Emblem({ setting, value }: { setting: string; value: unknown }) {
  if (typeof value !== "string") return null;
  if (setting === "scenario") return <ScenarioEmblem id={value} />;
  return setting === "investigators" ? <Portrait id={value} /> : null;
}
