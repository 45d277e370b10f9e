import { CardPicture, IconPicture } from "../../art/card-picture";
import { CLASS_INK } from "../../art/class-emblem";
import { enemyIcon } from "../../art/figure";
import { PlaceScene } from "../../art/place-scene";
import { Portrait } from "../../art/portrait";
import { classOf } from "../../book";
import type { CardReference } from "../../wire";
import css from "./picture.module.css";

/** Story assets that are people have their portrait. */
const PEOPLE: ReadonlySet<string> = new Set(["01117"]);

export const ENCOUNTER_INK = {
  enemy: "#8f322c",
  treachery: "#4d3a70",
  act: "#2c5f8a",
  agenda: "#7a3a2c",
  scenario: "#575a50",
};

/** The picture of a card, for a box of any size. */
export function Picture({ card }: { card: CardReference }) {
  if (card.type === "investigator" || PEOPLE.has(card.code)) {
    return (
      <span className={css.person}>
        <Portrait id={card.code} />
      </span>
    );
  }
  switch (card.type) {
    case "location":
      return <PlaceScene code={card.code} revealed />;
    case "enemy":
      return <IconPicture icon={enemyIcon(card.code)} ink={ENCOUNTER_INK.enemy} />;
    case "act":
    case "agenda":
    case "scenario":
      return <IconPicture icon={`kind-${card.type}`} ink={ENCOUNTER_INK[card.type]} />;
    case "treachery":
      return <CardPicture title={card.title} ink={ENCOUNTER_INK.treachery} />;
    default:
      return <CardPicture title={card.title} ink={CLASS_INK[classOf(card)]} />;
  }
}

/** The colour of the band under a card's name. */
export function bandInk(card: CardReference): string {
  if (card.card_class) return CLASS_INK[classOf(card)];
  if (card.type === "location") return "#3d4a3f";
  return ENCOUNTER_INK[card.type as keyof typeof ENCOUNTER_INK] ?? CLASS_INK.neutral;
}
