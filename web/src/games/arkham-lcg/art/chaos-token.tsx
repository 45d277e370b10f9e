import { Drawing } from "../../../art/drawing";
import { INK } from "../../../art/inks";
import { IconShape } from "./icon";
import { isOneOf, NUMBER_TOKENS, type NumberToken, type SymbolToken, type TokenName } from "./names";

interface ChaosTokenProps {
  token: TokenName;
  size?: number | string;
  title?: string | undefined;
  className?: string | undefined;
}

/** A chaos token as it lies on the table. */
export function ChaosToken({ token, size = 28, title, className }: ChaosTokenProps) {
  return (
    <Drawing viewBox="-32 -32 64 64" width={size} height={size} title={title} className={className}>
      <TokenFace token={token} />
    </Drawing>
  );
}

function TokenFace({ token }: { token: TokenName }) {
  return isOneOf(NUMBER_TOKENS, token) ? <NumberFace value={token} /> : <SymbolFace token={token} />;
}

/** The signs of the numbers, bolder than those of the typeface. */
const MINUS = "M-18-2.3H-5.5V2.3H-18z";
const PLUS = "M-18-2.3H-5.5V2.3H-18zM-14-6.3h4.5V6.3H-14z";

/** The worse the number, the darker the paper; and the rim of a good one is green. */
function NumberFace({ value }: { value: NumberToken }) {
  const number = Number(value);
  const paper = number >= 0 ? INK.paper : number > -3 ? "#e8dab6" : number > -5 ? "#d3c096" : "#b9a577";
  const rim = number > 0 ? INK.jade : number === 0 ? INK.stone : number > -3 ? INK.sepia : "#5d4322";
  return (
    <>
      <circle r="31" fill={INK.black} />
      <circle r="29" fill={rim} />
      <circle r="24" fill={paper} />
      <circle r="21.8" fill="none" stroke={rim} strokeWidth=".8" opacity=".7" />
      {number !== 0 && <path fill={INK.black} d={number > 0 ? PLUS : MINUS} />}
      <text
        x={number === 0 ? 0 : 6.5}
        y="12.5"
        textAnchor="middle"
        fill={INK.black}
        fontFamily="var(--title)"
        fontWeight="700"
        fontSize="37"
      >
        {Math.abs(number)}
      </text>
    </>
  );
}

interface SymbolLook {
  face: string;
  rim: string;
  ink: string;
  size: number;
  y?: number;
  /** The edge, where it is not round. */
  points?: { count: number; inner: number };
}

const SYMBOL_LOOKS: Record<SymbolToken, SymbolLook> = {
  skull: { face: "#23282a", rim: INK.stone, ink: INK.paper, size: 38, y: 1 },
  cultist: { face: "#6b3f16", rim: INK.amber, ink: INK.paper, size: 40 },
  tablet: { face: "#1f4450", rim: "#6fa0a6", ink: INK.paper, size: 38 },
  "elder-thing": { face: "#3f2d63", rim: "#a98bd6", ink: INK.paper, size: 41 },
  "auto-fail": { face: "#7c211c", rim: "#d9685c", ink: INK.paper, size: 38, points: { count: 13, inner: 25.5 } },
  "elder-sign": { face: "#174668", rim: INK.lamp, ink: INK.lamp, size: 37, points: { count: 5, inner: 26.5 } },
};

/** What goes wrong by itself has an edge of teeth, the elder sign is a star; the other symbols are round and dark. */
function SymbolFace({ token }: { token: SymbolToken }) {
  const { face, rim, ink, size, y = 0, points } = SYMBOL_LOOKS[token];
  return (
    <>
      {points ? (
        <g strokeLinejoin="round">
          <path fill={INK.black} stroke={INK.black} strokeWidth="2.5" d={star(points.count, 30.5, points.inner)} />
          <path fill={rim} stroke={rim} strokeWidth="1" d={star(points.count, 29.5, points.inner - 1)} />
        </g>
      ) : (
        <>
          <circle r="31" fill={INK.black} />
          <circle r="29" fill={rim} />
        </>
      )}
      <circle r={points ? points.inner - 3 : 25.5} fill={face} />
      <g color={ink}>
        <IconShape name={`token-${token}`} y={y} size={size} />
      </g>
    </>
  );
}

/** A star with so many points, the first at the top. */
function star(count: number, outer: number, inner: number): string {
  const corners = Array.from({ length: count * 2 }, (_, corner) => {
    const angle = (Math.PI * corner) / count - Math.PI / 2;
    const radius = corner % 2 === 0 ? outer : inner;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}
