import { Drawing } from "../../../art/drawing";
import { INK } from "../../../art/inks";
import { IconShape } from "./icon";
import type { CardClassName } from "./names";

/** The ink of each class, dark enough for paper-coloured signs on it in both themes. */
export const CLASS_INK: Record<CardClassName, string> = {
  guardian: "#2d587f",
  seeker: "#96601a",
  rogue: "#2c6647",
  mystic: "#5b4290",
  survivor: "#8f322c",
  neutral: "#575a50",
};

interface ClassEmblemProps {
  cardClass: CardClassName;
  size?: number | string;
  title?: string | undefined;
  className?: string | undefined;
}

/** The emblem of a class, as a seal in its ink. */
export function ClassEmblem({ cardClass, size = 24, title, className }: ClassEmblemProps) {
  return (
    <Drawing viewBox="-32 -32 64 64" width={size} height={size} title={title} className={className}>
      <circle r="31" fill={INK.paperDeep} />
      <circle r="28.5" fill={CLASS_INK[cardClass]} />
      <g color={INK.paper}>
        <IconShape name={`class-${cardClass}`} size={38} />
      </g>
    </Drawing>
  );
}
