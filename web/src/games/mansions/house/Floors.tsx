/** The rooms as they are drawn: floors in the manner of their ground, white lines, walls. */
import { memo } from "react";
import { UNSEEN } from "../../../table/map/unseen";
import { type Plan, type Room, UNIT } from "./plan";
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
  /** Where somebody stands with a lamp, as in "120,80 280,80". */
  lamps: string;
}

/** What is the matter with a room, over its floor: lamplight, fire, darkness. */
export const RoomLight = memo(function RoomLight({ plan, room, fire, dark, lamps }: StateProps) {
  if (!fire && !dark && !lamps) return null;
  const d = room.spaces.map((space) => plan.spaces.get(space)?.path ?? "").join("");
  return (
    <g {...UNSEEN} className="room-light">
      {lamps && <Lamps id={room.id} d={d} lamps={lamps} />}
      {dark && <path className="light-dark" d={d} />}
      {dark && <path fill="url(#house-night)" d={d} />}
      {fire && <path className="light-fire" d={d} />}
      {fire && <path fill="url(#house-flames)" d={d} />}
    </g>
  );
});

/** So far the light of a lamp reaches. */
const REACH = UNIT * 1.7;

/** Pools of light that end at the walls of the room. */
function Lamps({ id, d, lamps }: { id: string; d: string; lamps: string }) {
  const clip = `house-light-${id}`;
  return (
    <g className="light-lamps">
      <clipPath id={clip}>
        <path d={d} />
      </clipPath>
      <path className="light-lamp" d={d} />
      <g clipPath={`url(#${clip})`}>
        {lamps.split(" ").map((lamp) => {
          const [x, y] = lamp.split(",");
          return <circle key={lamp} fill="url(#house-lamplight)" cx={x} cy={y} r={REACH} />;
        })}
      </g>
    </g>
  );
}

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
