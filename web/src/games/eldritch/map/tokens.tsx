/** What lies on the spaces of the world and nowhere else. */
import { Token, type TokenProps } from "../../../table/map/tokens/token";
import "./tokens.css";

export type Omen = "green" | "blue" | "red";

/** What stands for an omen: a comet, stars, an eclipse. */
export function OmenSign({ omen }: { omen: Omen }) {
  if (omen === "green")
    return (
      <g className="omen-sign">
        <path
          className="sign-fill"
          d="M-4 6.500a5.500 5.500 0 1 1-4.500-4.500C-3-4 4-8.500 11-11.500 6.500-6 1.500 0-4 6.500z"
        />
        <path className="sign-line" d="M2 4.500L9.500-3M-1.500-5L4-9.500M6 6.500L11 1.500" />
      </g>
    );
  if (omen === "blue")
    return (
      <path
        className="sign-fill"
        d="M-3-11l2.300 6.200 6.500.300-5.100 4.100 1.700 6.400L-3 2.400l-5.400 3.600 1.700-6.400-5.100-4.100 6.500-.300zM8 2l1.200 3.300 3.500.200-2.800 2.100 1 3.400L8 9l-2.900 2 1-3.400-2.800-2.100 3.500-.200zM9-12l.800 2.200 2.400.100-1.900 1.500.700 2.200L9-7.300 7-6l.700-2.200-1.900-1.500 2.400-.100z"
      />
    );
  return (
    <g className="omen-sign">
      <path
        className="sign-line"
        d="M0-13v3M0 13v-3M-13 0h3M13 0h-3M-9.200-9.200l2.100 2.100M9.200-9.200L7.100-7.100M-9.200 9.200l2.100-2.100M9.200 9.200L7.100 7.100"
      />
      <path
        className="sign-fill"
        fillRule="evenodd"
        d="M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM-4.500-1.200a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
      />
    </g>
  );
}

const ARM = "M0-6C11-9 19 1 14 12C9 20-3 20-9 15";

/** A gate: a whirl in the colour of its omen, and the sign of the omen in it. */
export function GateToken({ omen, ...token }: TokenProps & { omen: Omen }) {
  return (
    <Token {...token} className={`gate-token omen-${omen}`}>
      <circle className="token-underlay" r="20" cy="2" />
      <circle className="gate-halo" r="19.4" />
      <circle className="gate-well" r="17.5" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} className="gate-arm" d={ARM} transform={`rotate(${turn}) scale(.94)`} />
      ))}
      <circle className="gate-heart" r="12.5" />
      <g transform="scale(.8)">
        <OmenSign omen={omen} />
      </g>
    </Token>
  );
}

/** An Eldritch token: an eye in a star of eight points. */
export function EldritchToken(token: TokenProps) {
  return (
    <Token {...token} className="eldritch-token">
      <path className="token-underlay" d={STAR} transform="translate(0 2)" />
      <path className="uncanny-face" d={STAR} />
      <path className="uncanny-line" d="M-11 0Q0-10.500 11 0 0 10.500-11 0z" />
      <path className="uncanny-mark" d="M0-5.200Q3.600 0 0 5.200-3.600 0 0-5.200z" />
    </Token>
  );
}

const STAR =
  "M0-19.500l5.200 7 8.600-1.300-1.300 8.600 7 5.200-7 5.200 1.300 8.600-8.600-1.300-5.200 7-5.200-7-8.600 1.300 1.300-8.600-7-5.200 7-5.200-1.300-8.600 8.600 1.300z";

/** The active expedition: a flag on a cairn. */
export function ExpeditionToken(token: TokenProps) {
  return (
    <Token {...token} className="expedition-token">
      <circle className="token-underlay" r="18" cy="2" />
      <circle className="brass-face" r="17.500" />
      <circle className="brass-rim" r="14.200" />
      <path
        className="brass-ink"
        d="M-9 11l4-5.500h8l5 5.500zM-3.500 5.500l1.500-3h4.500l1.500 3zM-1.200 3v-16h2v16zM.800-13L11-9.500.800-5.500z"
      />
    </Token>
  );
}

/** A rumor: a torn sheet of a newspaper. */
export function RumorToken(token: TokenProps) {
  return (
    <Token {...token} className="rumor-token">
      <path className="token-underlay" d={SHEET} transform="translate(0 2)" />
      <path className="paper-face" d={SHEET} />
      <path className="paper-lines" d="M-9 3.500H9M-9 7.500h7M2 7.500h7M-9 11.500h5" />
      <path className="rumor-mark" d="M-2.200-13.500h4.400L1.200-4.500h-2.400zM-2-1.500a2 2 0 1 1 4 0a2 2 0 1 1-4 0z" />
    </Token>
  );
}

const SHEET = "M-13-17.500h26v31l-3.700 4-4.300-3-4.500 3.500-4.500-3.500-4.500 3-4.500-3.500z";

/** A token of the mystery: a sealed keyhole. */
export function MysteryToken(token: TokenProps) {
  return (
    <Token {...token} className="mystery-token">
      <path className="token-underlay" d={LOZENGE} transform="translate(0 2)" />
      <path className="mystery-face" d={LOZENGE} />
      <path className="mystery-rim" d={LOZENGE} transform="scale(.8)" />
      <path className="mystery-mark" d="M-5-3.500a5 5 0 1 1 7.600 4.300L5 9.500H-5l2.400-8.700A5 5 0 0 1-5-3.500z" />
    </Token>
  );
}

const LOZENGE = "M0-19.500L15-10v20L0 19.500-15 10v-20z";
