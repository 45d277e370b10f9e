import { T, useSay, voice } from "../../text/say";
import { Menu } from "../../ui/menu";
import type { UndoOffer } from "../../wire";

const words = voice("web");

interface Props {
  offers: readonly UndoOffer[];
  goBack(back: UndoOffer["back"]): void;
  /** Only the icon, where there is no room. */
  bare: boolean;
}

/** How far one can go back, and whether the others must agree. */
export function UndoMenu({ offers, goBack, bare }: Props) {
  const say = useSay();
  return (
    <Menu
      id="undo"
      label={say(words("undo"))}
      {...(!bare && { words: <T id="undo" /> })}
      icon="undo"
      disabled={offers.length === 0}
      items={offers.map((offer) => ({
        key: offer.back,
        label: say(words(`undo-${offer.back}`)),
        note: say(words(!offer.allowed ? "undo-strict" : offer.free ? "undo-free" : "undo-asks")),
        disabled: !offer.allowed,
        act: () => goBack(offer.back),
      }))}
    />
  );
}
