/** Cards by their names, in a sheet; equal ones are counted. */

import { enemyIcon } from "../../art/figure";
import { Icon } from "../../art/icon";
import { hasIcon, type IconName } from "../../art/icons";
import { cardOf } from "../../book";
import type { Here } from "../../scene";
import { card as cardThing } from "../../things";
import type { CardRef } from "../../wire";
import { cardName } from "../../words";

interface CardListProps {
  scene: Here;
  cards: readonly CardRef[];
  /** In place of the list where there are none. */
  none: string;
  /** What stands at the end of a line. */
  worth?(card: CardRef): string;
}

export function CardList({ scene, cards, none, worth }: CardListProps) {
  if (!cards.length) return <p>{none}</p>;
  return (
    <ul className="desk-cards">
      {cards.map((each) => (
        <li key={each.id} data-thing={cardThing(each.id)}>
          <Icon name={iconOf(scene, each.code)} size="1.15em" />
          <span>{scene.say(cardName(each.code))}</span>
          {worth && <b>{worth(each)}</b>}
        </li>
      ))}
    </ul>
  );
}

/** The figure of an enemy, otherwise what type of card it is. */
export function iconOf({ reference }: Here, code: string): IconName {
  const type = cardOf(reference, code)?.type ?? "";
  const icon = `kind-${type}`;
  return type === "enemy" ? enemyIcon(code) : hasIcon(icon) ? icon : "action-card";
}
