import type { ComponentType } from "react";
import { Drawing } from "../drawing";
import { AgnesBaker } from "./agnes-baker";
import { AshcanPete } from "./ashcan-pete";
import { DaisyWalker } from "./daisy-walker";
import { JennyBarnes } from "./jenny-barnes";
import { LilyChen } from "./lily-chen";
import { LitaChantler } from "./lita-chantler";
import { MichaelMcGlen } from "./michael-mcglen";
import { Plate } from "./plate";
import { RitaYoung } from "./rita-young";
import { RolandBanks } from "./roland-banks";
import { SkidsOToole } from "./skids-otoole";
import { TommyMuldoon } from "./tommy-muldoon";
import { Unknown } from "./unknown";
import { WendyAdams } from "./wendy-adams";

/** People who may come into several games, by their names. */
const BUSTS: Record<string, ComponentType> = {
  "agnes-baker": AgnesBaker,
  "ashcan-pete": AshcanPete,
  "daisy-walker": DaisyWalker,
  "jenny-barnes": JennyBarnes,
  "lily-chen": LilyChen,
  "lita-chantler": LitaChantler,
  "michael-mcglen": MichaelMcGlen,
  "rita-young": RitaYoung,
  "roland-banks": RolandBanks,
  "skids-otoole": SkidsOToole,
  "tommy-muldoon": TommyMuldoon,
  "wendy-adams": WendyAdams,
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
