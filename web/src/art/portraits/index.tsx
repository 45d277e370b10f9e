import type { ComponentType } from "react";
import { Drawing } from "../drawing";
import { AshcanPete } from "./ashcan-pete";
import { JennyBarnes } from "./jenny-barnes";
import { LilyChen } from "./lily-chen";
import { MichaelMcGlen } from "./michael-mcglen";
import { Plate } from "./plate";
import { RitaYoung } from "./rita-young";
import { TommyMuldoon } from "./tommy-muldoon";
import { Unknown } from "./unknown";

const BUSTS: Record<string, ComponentType> = {
  "ashcan-pete": AshcanPete,
  "jenny-barnes": JennyBarnes,
  "lily-chen": LilyChen,
  "michael-mcglen": MichaelMcGlen,
  "rita-young": RitaYoung,
  "tommy-muldoon": TommyMuldoon,
};

/** The bust of an investigator, 6 : 7; it fills the box it is given. Whom we do not know keeps the face in the dark. */
export function Portrait({ id, title, className }: { id: string; title?: string; className?: string }) {
  const Bust = BUSTS[id] ?? Unknown;
  return (
    <Drawing viewBox="0 0 120 140" width="100%" height="100%" title={title} className={className}>
      <Plate />
      <g transform="translate(-4.8 -11.2) scale(1.08)">
        <Bust />
      </g>
    </Drawing>
  );
}
