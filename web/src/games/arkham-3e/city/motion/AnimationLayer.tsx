/** The animation in the city: who walks, appears and falls, anomalies that open and close, numbers that rise. */
import { memo } from "react";
import type { IconName } from "../../../../art/icons";
import { Play, Usual } from "../../../../table/map/motion/drawing";
import { MonsterChip } from "../../../../table/map/tokens/monster-chip";
import { Pawn } from "../../../../table/map/tokens/pawn";
import { ClueToken } from "../../../../table/map/tokens/token";
import type { Cast } from "../SpaceTokens";
import { CENTRE, TOKEN } from "../slots";
import { AnomalyToken, DoomToken } from "../tokens";
import type { Actor, CityAnimation, FlashTone } from "./animation";

interface LayerProps {
  animation: CityAnimation;
  cast: Cast;
}

export const AnimationLayer = memo(
  function AnimationLayer({ animation, cast }: LayerProps) {
    const token = (actor: Actor) => <Token actor={actor} cast={cast} />;
    return (
      <Play
        animation={animation}
        draw={({ motion, start, lasts }) => <Usual {...{ motion, start, lasts, icons: ICONS, token }} />}
      />
    );
  },
  (one, other) => one.animation === other.animation,
);

function Token({ actor, cast }: { actor: Actor; cast: Cast }) {
  switch (actor.is) {
    case "investigator":
      return <Pawn bust={cast.bust(actor.id)} own={actor.own} size={TOKEN} />;
    case "monster":
      return <MonsterChip creature={cast.creature(actor.kind)} epic={actor.epic} size={TOKEN} />;
    case "doom":
      return <DoomToken count={actor.count} size={TOKEN} />;
    case "clue":
      return <ClueToken size={TOKEN} />;
    case "anomaly":
      return <AnomalyToken size={CENTRE * 2.3} />;
  }
}

const ICONS: Readonly<Record<FlashTone, IconName>> = {
  health: "health",
  sanity: "sanity",
  heal: "event-health-recovered",
  clue: "clue",
  doom: "skull",
  good: "skull",
};
