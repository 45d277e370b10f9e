/** An investigator on the map: a bust in a ring of its own colour. */
import { useId } from "react";
import type { Bust } from "./bust";
import { Token, type TokenProps } from "./token";

export interface PawnProps extends TokenProps {
  bust: Bust;
  /** The viewer's own stands in a ring of brass. */
  own?: boolean;
  /** Whose turn it is now. */
  active?: boolean;
  /** Shown on a ribbon, where the medallion is large enough for it. */
  initials?: string | undefined;
  /** Delayed or defeated: the medallion is turned to grey. */
  still?: boolean;
}

export function Pawn({ bust, own = false, active = false, initials, still = false, ...token }: PawnProps) {
  const clip = useId();
  const { ground, cuts } = bust;
  const state = [own && "is-own", active && "is-active", still && "is-still"].filter(Boolean).join(" ");
  return (
    <Token {...token} className={`pawn ${state}`}>
      <clipPath id={clip}>
        <circle r="17" />
      </clipPath>
      <circle className="token-underlay" r="19" cy="2" />
      <circle className="pawn-ring" r="19" />
      <circle r="17" fill={ground} />
      <g clipPath={`url(#${clip})`}>
        <circle className="pawn-light" cx="-12" cy="-12" r="17" />
        {cuts.map(([ink, path]) => (
          <path key={path} fill={ink} d={path} />
        ))}
      </g>
      <circle className="pawn-edge" r="17" />
      {initials && (
        <g className="pawn-name" transform="translate(0 15)">
          <rect x="-11" y="-6.500" width="22" height="13" rx="3" />
          <text y="4" fontSize="11">
            {initials}
          </text>
        </g>
      )}
    </Token>
  );
}
