import { useEffect, useRef } from "react";
import type { Face, Scene, Thing } from "../../games/face";
import { T, useSay, voice } from "../../text/say";
import type { Anchor } from "../../ui/place";
import { Popover } from "../../ui/popover";
import css from "./chooser.module.css";
import { Options } from "./options";

const words = voice("web");

export interface Offer {
  thing: Thing;
  options: readonly number[];
  beside: Anchor;
}

interface Props {
  face: Face;
  scene: Scene<unknown, unknown>;
  offer: Offer | null;
  onClose(): void;
}

/** Several options are at the one thing that was picked: which of them? */
export function Chooser({ face, scene, offer, onClose }: Props) {
  const say = useSay();
  const sheet = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | SVGElement | null>(null);

  useEffect(() => {
    if (!offer) return;
    before.current = document.activeElement as HTMLElement | null;
    sheet.current?.querySelector<HTMLElement>("button")?.focus();
    return () => before.current?.focus();
  }, [offer]);

  if (!offer || !scene.question) return null;
  return (
    <Popover
      beside={offer.beside}
      onClose={onClose}
      ref={sheet}
      role="dialog"
      label={say(words("which-of-these"))}
      className={css.chooser}
    >
      <h3 className={css.title}>
        <T id="which-of-these" />
      </h3>
      <Options
        face={face}
        scene={scene}
        only={offer.options}
        at={offer.thing}
        chosen={null}
        label={say(scene.question.prompt)}
        onChoose={(option) => {
          onClose();
          scene.choose(option, offer.thing);
        }}
      />
    </Popover>
  );
}
