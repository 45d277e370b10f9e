/** The covers of the games: `cover.tsx` in the folder of each, of those that are not built yet as well. */
import type { ComponentType } from "react";
import { Drawing } from "../art/drawing";
import { PlainCover } from "../art/plain-cover";
import { byGame } from "./folders";

const COVERS = byGame(import.meta.glob<ComponentType>("./*/cover.tsx", { import: "Cover", eager: true }));

/** The cover of a game, 16 : 9; it fills the box it is given. */
export function GameCover({ game, title, className }: { game: string; title?: string; className?: string }) {
  const Cover = COVERS[game] ?? PlainCover;
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
