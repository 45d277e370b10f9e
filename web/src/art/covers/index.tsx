import type { ComponentType } from "react";
import { Drawing } from "../drawing";
import { Arkham3eCover } from "./arkham-3e";
import { ArkhamLcgCover } from "./arkham-lcg";
import { EldritchCover } from "./eldritch";
import { FinalHourCover } from "./final-hour";
import { MansionsCover } from "./mansions";

const COVERS: Record<string, ComponentType> = {
  "arkham-3e": Arkham3eCover,
  "arkham-lcg": ArkhamLcgCover,
  eldritch: EldritchCover,
  "final-hour": FinalHourCover,
  mansions: MansionsCover,
};

/** The cover of a game, 16 : 9; it fills the box it is given. A game without a cover of its own gets the campus. */
export function GameEmblem({ game, title, className }: { game: string; title?: string; className?: string }) {
  const Cover = COVERS[game] ?? FinalHourCover;
  return (
    <Drawing
      viewBox="0 0 320 180"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      title={title}
      className={className}
    >
      <Cover />
    </Drawing>
  );
}
