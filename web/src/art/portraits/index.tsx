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

/** By what each game calls its people: their names, or in the card game the codes of their cards. */
const BUSTS: Record<string, ComponentType> = {
  "01001": RolandBanks,
  "01002": DaisyWalker,
  "01003": SkidsOToole,
  "01004": AgnesBaker,
  "01005": WendyAdams,
  "01117": LitaChantler,
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
