/** A card that lies at a location: a slip of paper across the scene, with its name. */
import { memo } from "react";
import type { Hand } from "../../../table/map/hand";
import { fitting, widthOf } from "../../../table/map/lettering";
import { KeyCap } from "../../../table/map/marks";
import { UNSEEN } from "../../../table/map/unseen";
import type { Thing } from "../../face";
import { IconShape } from "../art/icon";
import type { IconName } from "../art/icons";
import { card as cardThing } from "../things";
import { Hold } from "./Hold";
import { SLIP, type Slip } from "./slips";

/** The size of the name, and how much wider than usual its letters are. */
const SIZE = 13.5;
const BOLD = 1.08;

interface SlipProps {
  slip: Slip;
  under: Thing;
  icon: IconName;
  name: string;
  keys: string | undefined;
  label: string;
  lit: boolean;
  away: boolean;
  hand: Hand;
}

export const SlipCard = memo(function SlipCard({ slip, under, icon, name, keys, label, lit, away, hand }: SlipProps) {
  const state = [keys !== undefined && "is-target", lit && "is-lit", slip.attached && "is-attached", away && "is-away"];
  const width = Math.min(SLIP.width, widthOf(name, SIZE) * BOLD + 36);
  const frame = { x: 0, y: -SLIP.height / 2, width, height: SLIP.height, rx: 2 };
  return (
    <g
      className={["slip", ...state].filter(Boolean).join(" ")}
      transform={`translate(${slip.at.x} ${slip.at.y}) rotate(-2)`}
    >
      <g {...UNSEEN}>
        <rect {...frame} className="slip-shade" transform="translate(1.500 3)" />
        <rect {...frame} className="slip-paper" />
        <IconShape name={icon} x={13} size={15} className="slip-icon" />
        <text className="slip-name" x="25" y="4.500" fontSize={fitting(name, (width - 32) / BOLD, SIZE)}>
          {name}
        </text>
      </g>
      <Hold thing={cardThing(slip.card.id)} under={under} label={keys === undefined ? null : label} hand={hand}>
        <rect {...frame} className="ring-look" />
        {keys !== undefined && <rect {...frame} className="ring-legal" />}
      </Hold>
      {keys && <KeyCap at={{ x: 0, y: -SLIP.height / 2 }} keys={keys} size={20} />}
    </g>
  );
});
