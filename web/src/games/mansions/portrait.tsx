/** Portraits of the investigators and of the keeper, and the picture of what one chooses before the game. */
import { Drawing } from "../../art/drawing";
import { INK } from "../../art/inks";
import { BustPortrait } from "../../table/map/tokens/bust-portrait";
import { bustOf } from "./portraits/busts";

export const Portrait = ({ id, title }: { id: string; title?: string }) => (
  <BustPortrait bust={bustOf(id)} title={title} />
);

/** Each story by the plan of a room that matters in it. */
const STORIES: Readonly<Record<string, string>> = {
  // the altar in the basement
  "fall-of-house-lynch": "M-14-10h28v20h-28zM-8-4h16v8h-16zM0-22v8M-5-18h10M-22 14h44",
  // the chapel
  "inner-sanctum": "M0-26v14M-6-20h12M-18 20v-20L0-14 18 0v20zM-5 20V8a5 5 0 0 1 10 0v12",
  // a family tree
  "blood-ties":
    "M-16-22h10v10h-10zM6-22h10v10h-10zM-6-17H6M0-17v12M-18 5v-10h36v10M-23 5h10v10h-10zM-5 5h10v10h-10zM13 5h10v10h-10zM0-5v10",
  // the blackboard
  "classroom-curses": "M-24-20h48v30h-48zM-18-12l10 14 6-8 8 10M8-12h10M8-6h8M-14 22l6-12M14 22l-6-12",
  // an eye
  "green-eyed-boy":
    "M-26 0Q0-26 26 0 0 26-26 0zM10 0a10 10 0 1 1-20 0a10 10 0 1 1 20 0zM3 0a3 3 0 1 1-6 0a3 3 0 1 1 6 0z",
};

/** The sign of a story, drawn on the paper of architects. */
export function StoryEmblem({ id }: { id: string }) {
  return (
    <Drawing viewBox="-40 -40 80 80" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
      <path fill="#16202a" d="M-60-60H60V60H-60z" />
      <path
        stroke="#243442"
        strokeWidth=".8"
        d="M-60-30H60M-60-10H60M-60 10H60M-60 30H60M-30-60V60M-10-60V60M10-60V60M30-60V60"
      />
      <path
        fill="none"
        stroke={INK.paper}
        strokeWidth="2.4"
        strokeLinejoin="round"
        d={STORIES[id] ?? "M-16-16h32v32h-32z"}
      />
    </Drawing>
  );
}

export function Emblem({ setting, value }: { setting: string; value: unknown }) {
  if (typeof value !== "string") return null;
  if (setting === "story") return <StoryEmblem id={value} />;
  return setting === "investigators" ? <Portrait id={value} /> : null;
}
