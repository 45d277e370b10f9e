import { Drawing } from "../../../art/drawing";
import { INK } from "../../../art/inks";
import { IconShape } from "./icon";
import type { SymbolName } from "./names";

/** Two locations are joined where one shows the sign of the other: told by its shape, and faster by its ink. */
const SYMBOL_INK: Record<SymbolName, string> = {
  circle: "#7c3f6b",
  square: "#8f322c",
  triangle: "#2c5f8a",
  plus: "#6b5320",
  diamond: "#2c6647",
  squiggle: "#1f6470",
  moon: "#4a4f8f",
  hourglass: "#8a5415",
  tau: "#5b4290",
  equals: "#575a50",
};

/** The sign of a location, or of one it leads to. */
export function ConnectionSign({
  symbol,
  size = 20,
  title,
  className,
}: {
  symbol: SymbolName;
  size?: number | string;
  title?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <Drawing viewBox="-32 -32 64 64" width={size} height={size} title={title} className={className}>
      <Badge symbol={symbol} />
    </Drawing>
  );
}

/** The same inside an SVG, with its middle at 0, 0. */
export function ConnectionShape({ symbol, size = 20 }: { symbol: SymbolName; size?: number }) {
  return (
    <g transform={`scale(${size / 64})`}>
      <Badge symbol={symbol} />
    </g>
  );
}

function Badge({ symbol }: { symbol: SymbolName }) {
  return (
    <>
      <circle r="31" fill={INK.black} />
      <circle r="29" fill={INK.paperDeep} />
      <circle r="25.5" fill={SYMBOL_INK[symbol]} />
      <g color={INK.paper}>
        <IconShape name={`connection-${symbol}`} y={symbol === "triangle" ? -2 : 0} size={31} />
      </g>
    </>
  );
}
