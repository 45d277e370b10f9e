/** The rooms as they are drawn: floors in the manner of their ground, white lines, walls. */
import { memo } from "react";
import { UNSEEN } from "../../../table/map/unseen";
import type { Plan, Room } from "./plan";
import { segmentsPath } from "./polygon";

/** What the ground of a room is hatched with. */
const HATCHES: Readonly<Record<Room["ground"], string>> = {
  inside: "house-boards",
  outside: "house-grass",
  cave: "house-rock",
};

export const Floors = memo(function Floors({ plan }: { plan: Plan }) {
  return (
    <g {...UNSEEN} className="house-floors">
      {[...plan.rooms.values()].map(({ id, ground, spaces }) => {
        const d = spaces.map((space) => plan.spaces.get(space)?.path ?? "").join("");
        return (
          <g key={id} className={`floor-${ground}`}>
            <path className="floor-shadow" d={d} transform="translate(5 8)" />
            <path className="floor-face" d={d} />
            <path fill={`url(#${HATCHES[ground]})`} d={d} />
          </g>
        );
      })}
    </g>
  );
});

interface StateProps {
  plan: Plan;
  room: Room;
  fire: boolean;
  dark: boolean;
  lit: boolean;
}

/** What is the matter with a room, over its floor: lamplight, fire, darkness. */
export const RoomLight = memo(function RoomLight({ plan, room, fire, dark, lit }: StateProps) {
  if (!fire && !dark && !lit) return null;
  const d = room.spaces.map((space) => plan.spaces.get(space)?.path ?? "").join("");
  return (
    <g {...UNSEEN} className="room-light">
      {lit && <path className="light-lamp" d={d} />}
      {dark && <path className="light-dark" d={d} />}
      {dark && <path fill="url(#house-night)" d={d} />}
      {fire && <path className="light-fire" d={d} />}
      {fire && <path fill="url(#house-flames)" d={d} />}
    </g>
  );
});

export const Walls = memo(function Walls({ plan }: { plan: Plan }) {
  const walls = segmentsPath(plan.walls);
  return (
    <g {...UNSEEN} className="house-walls">
      <path className="white-lines" d={segmentsPath(plan.lines)} />
      <path className="wall-shadow" d={walls} transform="translate(2 4)" />
      <path className="wall-face" d={walls} />
      <path className="wall-core" d={walls} />
    </g>
  );
});
