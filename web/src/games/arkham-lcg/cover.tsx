import type { ReactNode } from "react";
import { INK } from "../../art/inks";
import { Rings } from "../../art/rings";

/** A desk at night: places as plates, joined by strings, as somebody tries to see how it all hangs together. */
export function Cover() {
  return (
    <>
      <path fill="#1d1812" d="M0 0h320v180H0z" />
      {/* the grain of the wood */}
      <path
        fill="none"
        stroke="#33291c"
        strokeWidth="1.3"
        d="M0 12c80 6 220-8 320 2M0 30c60-6 130 8 190 3s90-7 130-1M0 52c90 8 200-6 320 4M0 74c70-5 150 6 210 2s80-5 110 0M0 98c100 7 210-6 320 3M0 120c60-5 140 7 200 3s90-6 120-1M0 144c90 8 220-7 320 2M0 166c70-5 150 6 220 2s70-4 100 0"
      />
      <Rings x={64} y={40} first={18} step={12} count={20} widest={5} stroke={INK.lamp} opacity={0.13} />
      <circle cx="64" cy="40" r="64" fill={INK.lamp} opacity=".05" />
      {/* the plates */}
      <PlaceCard x={34} y={22} turn={-5}>
        <path d="M6 30V17l8-7 8 7v3h5v-6l6-5 6 5v16z" />
        <path fill={INK.brass} d="M12 20h4v5h-4zM31 19h3v4h-3z" />
      </PlaceCard>
      <PlaceCard x={134} y={10} turn={4}>
        <path d="M22 4l3 7v5h10v14H9V16h10v-5z" />
        <circle cx="22" cy="20" r="3.5" fill={INK.brass} />
      </PlaceCard>
      <PlaceCard x={232} y={28} turn={-3}>
        <path d="M4 25c6 3 12-2 18 0s12 3 18 0v5H4zM10 23l4-2V8l10 12h8l-3 4c-7 2-13-2-19-1z" />
      </PlaceCard>
      <PlaceCard x={92} y={98} turn={3}>
        <path d="M8 30V14l14-9 14 9v16h-9v-8a5 5 0 0 0-10 0v8z" />
      </PlaceCard>
      <PlaceCard x={196} y={104} turn={-6} faceDown>
        <path d="M4 18Q22 1 40 18 22 35 4 18z" />
        <circle cx="22" cy="18" r="5" fill={INK.black} />
      </PlaceCard>
      {/* the strings and their pins */}
      <g fill="none" stroke={INK.black} strokeWidth="1.6" opacity=".5" transform="translate(1.5 2.5)">
        <path d="M60 26Q108 30 160 15M160 15Q210 26 255 31M60 26Q80 70 119 102M160 15Q146 62 119 102M119 102Q170 116 218 106M255 31Q246 76 218 106" />
      </g>
      <g fill="none" stroke="#b0463d" strokeWidth="1.5">
        <path d="M60 26Q108 30 160 15M160 15Q210 26 255 31M60 26Q80 70 119 102M160 15Q146 62 119 102M119 102Q170 116 218 106" />
        <path strokeDasharray="4 3" d="M255 31Q246 76 218 106" />
      </g>
      {[
        [60, 26],
        [160, 15],
        [255, 31],
        [119, 102],
        [218, 106],
      ].map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="3.6" fill={INK.brass} />
          <circle cx={x! - 1.1} cy={y! - 1.1} r="1.3" fill={INK.paper} />
        </g>
      ))}
      {/* the bag and what was drawn from it */}
      <path fill={INK.black} opacity=".5" d="M24 170c-8-16 2-36 18-38l4-2h12l4 3c18 4 26 22 18 37z" />
      <path
        fill="#4d2320"
        d="M20 166c-8-16 2-36 18-38-4-4-6-8-4-11 6 3 20 3 26 0 1 4-2 8-6 11 16 4 24 22 16 38-14 6-36 6-50 0z"
      />
      <path fill="#7a332d" d="M20 166c-8-16 2-36 18-38-4-4-6-8-4-11 3 1.5 6 2 9 2-2 14-8 26-8 50-6 0-11-1-15-3z" />
      <path fill="none" stroke={INK.brass} strokeWidth="2" strokeLinecap="round" d="M37 128c6 2 13 2 19 0l6 8" />
      <g stroke={INK.black} strokeWidth="1">
        <circle cx="88" cy="166" r="7" fill={INK.paperDeep} />
        <circle cx="102" cy="171" r="7" fill={INK.stone} />
      </g>
      <path fill="none" stroke={INK.black} strokeWidth="1.6" d="M85 166h6M102 168v6M99 171h6" />
      {/* a glass over the unknown place */}
      <path fill="none" stroke={INK.black} strokeWidth="8" strokeLinecap="round" d="M286 146l22 20" opacity=".6" />
      <path fill="none" stroke={INK.sepia} strokeWidth="6" strokeLinecap="round" d="M285 143l22 20" />
      <circle cx="272" cy="128" r="18" fill={INK.paper} opacity=".12" />
      <circle cx="272" cy="128" r="18" fill="none" stroke={INK.brass} strokeWidth="3.6" />
      <path fill="none" stroke={INK.paper} strokeWidth="1.6" strokeLinecap="round" d="M260 124c2-6 6-9 12-9" />
    </>
  );
}

interface PlaceCardProps {
  x: number;
  y: number;
  turn: number;
  faceDown?: boolean;
  children: ReactNode;
}

/** A place: a printed vignette over the lines of its text, or the back of the plate. */
function PlaceCard({ x, y, turn, faceDown, children }: PlaceCardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 26 32)`}>
      <path fill={INK.black} opacity=".5" d="M3 4h52v64H3z" />
      <path fill={faceDown ? INK.dusk : INK.paperDeep} d="M0 0h52v64H0z" />
      <path fill={faceDown ? INK.night : INK.slate} d="M4 4h44v34H4z" />
      {!faceDown && <path fill={INK.paper} d="M0 0h52l-4 4H4v56l-4 4z" opacity=".7" />}
      <g fill={faceDown ? INK.stone : INK.paperDeep} transform="translate(4 6)">
        {children}
      </g>
      <path stroke={faceDown ? INK.mist : INK.sepia} strokeWidth="1.4" d="M8 45h36M8 50h30M8 55h34" />
    </g>
  );
}
