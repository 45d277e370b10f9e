import type { CSSProperties } from "react";
import { grip } from "../../../../table/grip";
import { cx } from "../../../../ui/cx";
import { Icon } from "../../art/icon";
import { Marker } from "../../art/marker";
import { cardOf, markerOf } from "../../book";
import type { Here } from "../../scene";
import { card as cardThing } from "../../things";
import type { CardView } from "../../wire";
import { cardName, tell } from "../../words";
import { Level, Slots } from "../card/Bits";
import { bandInk, Picture } from "../card/Picture";
import print from "../card/print.module.css";
import { longestWord } from "../card/SmallCard";
import { Abilities } from "./Abilities";
import css from "./tile.module.css";

/** A card in play: what lies on it, whether it is exhausted, and what it offers to do. */
export function AssetTile({ scene, card }: { scene: Here; card: CardView }) {
  const thing = cardThing(card.id);
  const { handlers, legal, lit, pointedBy } = grip(scene, thing);
  const { say, reference } = scene;
  const shown = cardOf(reference, card.code);
  if (!shown) return null;
  const name = say(cardName(card.code));
  const style = { "--ink": bandInk(shown), "--longest": longestWord(name) } as CSSProperties;
  return (
    <li
      className={cx(print.print, css.tile, legal && css.legal, lit && css.lit, pointedBy && css.pointed)}
      data-exhausted={card.exhausted || undefined}
      style={style}
    >
      <button type="button" className={css.face} {...handlers}>
        <span className={css.picture}>
          <Picture card={shown} />
          <span className={css.sort}>
            <Slots card={shown} say={say} />
            <Level level={shown.level} say={say} />
          </span>
        </span>
        <span className={css.name}>{name}</span>
        <Marks scene={scene} card={card} />
      </button>
      {card.exhausted && (
        <span className={css.exhausted}>
          <Icon name="exhausted" size="1.05em" title={say(tell("card-exhausted"))} />
        </span>
      )}
      <Abilities scene={scene} thing={thing} />
    </li>
  );
}

/** The tokens on a card, with what it can bear of them. */
export function Marks({ scene, card }: { scene: Here; card: CardView }) {
  const { say, reference } = scene;
  const shown = cardOf(reference, card.code);
  const use = markerOf(shown);
  const hasUses = card.uses > 0 || Object.keys(shown?.uses ?? {}).length > 0;
  return (
    <span className={css.marks}>
      {hasUses && (
        <span role="img" aria-label={say(tell(`marks-${use}`, { count: card.uses }))}>
          <Marker marker={use} size="1.25em" />
          <b>{card.uses}</b>
        </span>
      )}
      {(card.health !== null || card.damage > 0) && (
        <Borne
          kind="damage"
          marks={card.damage}
          most={card.health}
          label={say(tell("marks-damage", { count: card.damage, most: card.health ?? 0 }))}
        />
      )}
      {(card.sanity !== null || card.horror > 0) && (
        <Borne
          kind="horror"
          marks={card.horror}
          most={card.sanity}
          label={say(tell("marks-horror", { count: card.horror, most: card.sanity ?? 0 }))}
        />
      )}
      {card.clues > 0 && (
        <span role="img" aria-label={say(tell("marks-clues", { count: card.clues }))}>
          <Marker marker="clue" size="1.25em" />
          <b>{card.clues}</b>
        </span>
      )}
      {card.doom > 0 && (
        <span role="img" aria-label={say(tell("marks-doom", { count: card.doom }))}>
          <Marker marker="doom" size="1.25em" />
          <b>{card.doom}</b>
        </span>
      )}
    </span>
  );
}

/** How many marks lie there of how many it can bear. */
function Borne({
  kind,
  marks,
  most,
  label,
}: {
  kind: "damage" | "horror";
  marks: number;
  most: number | null;
  label: string;
}) {
  return (
    <span role="img" aria-label={label} data-hurt={marks > 0 || undefined}>
      {marks > 0 ? (
        <Marker marker={kind} size="1.25em" />
      ) : (
        <Icon name={kind === "damage" ? "health" : "sanity"} size="1.05em" className={css[kind]} />
      )}
      <b>{most === null ? marks : most - marks}</b>
    </span>
  );
}
