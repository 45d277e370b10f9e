/** Portraits of the investigators, and the picture of what one chooses before the game. */
import { Drawing } from "../../art/drawing";
import { INK } from "../../art/inks";
import { BustPortrait } from "../../table/map/tokens/bust-portrait";
import { IconShape } from "./art/icon";
import { BUSTS } from "./portraits/busts";
import { scenarioIcon } from "./verbs";

export const Portrait = ({ id, title }: { id: string; title?: string }) => (
  <BustPortrait bust={BUSTS[id]} title={title} />
);

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
