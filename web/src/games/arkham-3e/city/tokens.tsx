/** What lies on the board of the city beside investigators and monsters. */
import { Token, type TokenProps } from "../../../table/map/tokens/token";

/** Doom: an eye that has no lid, and how much of it there is. */
export function DoomToken({ count, ...token }: TokenProps & { count: number }) {
  return (
    <Token {...token} className="doom-token">
      <path className="token-underlay" d={FLAME} transform="translate(0 2)" />
      <path className="doom-face" d={FLAME} />
      <circle className="doom-well" r="12.500" cy="2" />
      <text className="doom-count" y="9.500" fontSize="22">
        {count}
      </text>
    </Token>
  );
}

const FLAME =
  "M0-20Q5-16 5-12 9-14 9.500-18 15-13 16-6.500 18-8 18.500-11 21-2 18.500 5 15.500 18 0 19.500-15.500 18-18.500 5-21-2-18.500-11-18-8-16-6.500-15-13-9.500-18-9-14-5-12-5-16 0-20z";

export type Colour = "white" | "blue" | "red";

/** A marker of the scenario: a lozenge with one bar, two or three, or its back. */
export function MarkerToken({ colour, ...token }: TokenProps & { colour: string | null }) {
  return (
    <Token {...token} className={`marker-token marker-${colour ?? "hidden"}`}>
      <path className="token-underlay" d={LOZENGE} transform="translate(0 2)" />
      <path className="marker-face" d={LOZENGE} />
      <path className="marker-rim" d={LOZENGE} transform="scale(.8)" />
      <path className="marker-sign" d={SIGNS[(colour ?? "hidden") as keyof typeof SIGNS] ?? SIGNS.hidden} />
    </Token>
  );
}

const LOZENGE = "M0-19.500L16.500 0 0 19.500-16.500 0z";
const SIGNS = {
  white: "M0-7V7",
  blue: "M-3-6V6M3-6V6",
  red: "M-5-5V5M0-8V8M5-5V5",
  hidden: "M-3.500-3q0-4 3.500-4t3.500 3.500Q3.500-1 0 0v3M0 7v.500",
};

const ARM = "M0-6C11-9 19 1 14 12C9 20-3 20-9 15";

/** An anomaly: the middle of a neighbourhood turns in on itself. */
export function AnomalyToken(token: TokenProps) {
  return (
    <Token {...token} className="anomaly-token">
      <circle className="anomaly-halo" r="19.400" />
      <circle className="anomaly-well" r="17.500" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} className="anomaly-arm" d={ARM} transform={`rotate(${turn}) scale(.94)`} />
      ))}
      <path className="anomaly-eye" d="M-9.500 0Q0-9 9.500 0 0 9-9.500 0z" />
      <path className="anomaly-slit" d="M0-4.700Q3.200 0 0 4.700-3.200 0 0-4.700z" />
    </Token>
  );
}
