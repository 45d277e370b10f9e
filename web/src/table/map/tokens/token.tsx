/** What lies on the spaces of a map. Every token is drawn around x, y, as wide as its size; its name comes from the engine. */
import type { ReactNode } from "react";
import { IconShape } from "../../../art/icon";
import { UNSEEN } from "../unseen";
import "./tokens.css";

export interface TokenProps {
  x?: number;
  y?: number;
  size?: number;
  /** Where it must be read out; what lies on a space is told by the label of the space. */
  title?: string | undefined;
}

/** Tokens are drawn in a square of so many units. */
const SQUARE = 40;

interface FrameProps extends TokenProps {
  className: string;
  children: ReactNode;
}

/** The frame of a token: put in its place, read out by its title or not at all. */
export function Token({ x = 0, y = 0, size = SQUARE, title, className, children }: FrameProps) {
  const named = title ? ({ role: "img", "aria-label": title } as const) : UNSEEN;
  return (
    <g className={`token ${className}`} transform={`translate(${x} ${y}) scale(${size / SQUARE})`} {...named}>
      {children}
    </g>
  );
}

/** A clue: a slip of paper under a glass. */
export function ClueToken(token: TokenProps) {
  return (
    <Token {...token} className="clue-token">
      <circle className="token-underlay" r="18" cy="2" />
      <circle className="paper-face" r="17.5" />
      <circle className="paper-rim" r="14.2" />
      <IconShape name="clue" size={21} className="paper-ink" />
    </Token>
  );
}

/** How many lie on a pile, in the corner of the token; nothing for one alone. */
export function PileCount({
  count,
  x = 0,
  y = 0,
  size = SQUARE,
}: {
  count: number;
  x?: number;
  y?: number;
  size?: number;
}) {
  if (count < 2) return null;
  const at = { x: x + size * 0.36, y: y - size * 0.36 };
  return (
    <g {...UNSEEN} className="pile-count" transform={`translate(${at.x} ${at.y}) scale(${size / SQUARE})`}>
      <circle r="12.500" />
      <text y="7.500" fontSize="22.500">
        {count}
      </text>
    </g>
  );
}
