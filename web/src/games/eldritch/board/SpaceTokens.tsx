/** Everything that lies on a space, each where the map has a place for it, and each to be taken hold of. */
import type { ReactNode } from "react";
import type { Hand } from "../../../table/map/hand";
import { KeyCap, keysOf } from "../../../table/map/marks";
import { ClueToken, PileCount } from "../../../table/map/tokens/token";
import { kindOf } from "../../../table/things";
import type { Thing } from "../../face";
import { MonsterChip } from "../map/MonsterChip";
import { Pawn } from "../map/Pawn";
import { type Slot, slotsOf } from "../map/slots";
import { EldritchToken, ExpeditionToken, GateToken, MysteryToken, RumorToken } from "../map/tokens";
import type { Here } from "../scene";
import * as things from "../things";
import { type Lying, loadOf } from "./load";
import { eldritchOn } from "./spots";

interface Props {
  scene: Here;
  hand: Hand;
  id: string;
  lying: Lying;
  /** What the animation draws meanwhile. */
  away: ReadonlySet<Thing>;
}

export function SpaceTokens({ scene, hand, id, lying, away }: Props) {
  const isGone = (thing: Thing) => away.has(thing);
  return slotsOf(id, loadOf(lying)).map((slot) => {
    const [thing, token] = tokenIn(slot, id, lying, scene, away);
    const keys = thing === things.space(id) ? undefined : keysOf(optionsOn(thing, scene));
    const lit = scene.lit.has(thing);
    return (
      <g
        key={`${slot.kind}-${slot.index}`}
        className={["world-token", keys && "is-legal", lit && "is-lit", isGone(thing) && "is-away"]
          .filter(Boolean)
          .join(" ")}
        data-thing={thing}
        {...hand.grip(thing, things.space(id))}
      >
        {(keys || lit) && <circle className="token-ring" cx={slot.x} cy={slot.y} r={slot.size / 2 + 3} />}
        {token}
        {keys && slot.kind !== "gate" && (
          <KeyCap at={{ x: slot.x - slot.size * 0.42, y: slot.y - slot.size * 0.42 }} keys={keys} size={19} />
        )}
      </g>
    );
  });
}

/** What can be chosen at a token; what is offered at the dice need not be looked for on the map. */
function optionsOn(thing: Thing, { optionsAt, question }: Here): readonly number[] | undefined {
  return optionsAt
    .get(thing)
    ?.filter((number) => !question?.options[number]?.also.some((other) => kindOf(other) === "die"));
}

/** What lies in a slot: its name, and how it is drawn. */
function tokenIn(
  slot: Slot,
  id: string,
  lying: Lying,
  { view, optionsAt }: Here,
  away: ReadonlySet<Thing>,
): [Thing, ReactNode] {
  const place = { x: slot.x, y: slot.y, size: slot.size };
  switch (slot.kind) {
    case "gate":
      return [things.gate(id), lying.gate && <GateToken {...place} omen={lying.gate} />];
    case "clue":
      return [things.clue(id), <Pile key="" {...place} count={slot.count} token={<ClueToken {...place} />} />];
    case "monster": {
      const whole = lying.monsters.slice(slot.index, slot.index + slot.count);
      const there = whole.filter(({ token }) => !away.has(things.monster(token)));
      const pile = there.length ? there : whole;
      const top = pile.find(({ token }) => optionsAt.has(things.monster(token))) ?? pile[0];
      if (!top) return [things.space(id), null];
      const { kind, epic, lost, token } = top;
      return [
        things.monster(token),
        <MonsterChip key="" {...place} kind={kind} epic={epic} damage={lost} count={pile.length} />,
      ];
    }
    case "investigator": {
      const stands = lying.investigators[slot.index];
      const lies = lying.fallen[slot.index - lying.investigators.length];
      if (stands) {
        const [own, active] = [stands.seat === view.seat, stands.seat === view.turn];
        return [
          things.investigator(stands.id),
          <Pawn key="" {...place} id={stands.id} own={own} active={active} still={stands.delayed} />,
        ];
      }
      return lies ? [things.fallen(lies.id), <Fallen key="" {...place} id={lies.id} />] : [things.space(id), null];
    }
    case "expedition":
      return [things.EXPEDITION, <ExpeditionToken key="" {...place} />];
    case "rumor":
      return [
        things.mythos(lying.rumors[slot.index] ?? ""),
        <Pile key="" {...place} count={slot.count} token={<RumorToken {...place} />} />,
      ];
    case "mystery":
      return [things.MYSTERY, <MysteryToken key="" {...place} />];
    case "eldritch":
      return [
        away.has(eldritchOn(id)) ? eldritchOn(id) : things.space(id),
        <Pile key="" {...place} count={slot.count} token={<EldritchToken {...place} />} />,
      ];
  }
}

interface Place {
  x: number;
  y: number;
  size: number;
}

function Pile({ token, count, ...place }: Place & { token: ReactNode; count: number }) {
  return (
    <>
      {token}
      <PileCount {...place} count={count} />
    </>
  );
}

/** Somebody defeated: their medallion in grey, crossed out. */
function Fallen({ id, x, y, size }: Place & { id: string }) {
  const reach = size * 0.3;
  return (
    <>
      <Pawn id={id} x={x} y={y} size={size} still />
      <path
        className="fallen-cross"
        d={`M${x - reach} ${y - reach}L${x + reach} ${y + reach}M${x + reach} ${y - reach}L${x - reach} ${y + reach}`}
      />
    </>
  );
}
