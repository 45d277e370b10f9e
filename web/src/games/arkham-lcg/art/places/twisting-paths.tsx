import { INK } from "../../../../art/inks";
import { Backdrop } from "./engraving";
import { Fir } from "./growth";

/** As they cross: those that come first lie under, until the first one comes up again for the length of its edges. */
const PATHS = [
  { d: "M-4 92C30 98 64 90 60 70S96 48 122 60s30 26-2 30-66 12-72 18" },
  { d: "M164 64c-30-6-70-2-74 14s-40 20-62 8S20 58 46 56s46 12 52 24 30 18 66 16" },
  { d: "M59.73 67.69C59.52 61 64.72 56.63 72.61 54.38", edges: "M59.95 65.03C60.81 60.84 64.1 57.74 68.9 55.69" },
];

/** Arkham Woods, twisting paths: every way leads back across itself. */
export function TwistingPaths() {
  return (
    <>
      <Backdrop fill="#15201f" x={80} y={8} light="#cfdccb" first={12} opacity={0.13} />
      <circle cx="80" cy="8" r="9" fill="#dfe3cb" />
      <path
        fill="#1b2a28"
        d="M0 50L8 22l8 22 9-32 9 32 8-22 8 26 8-16 8 18h44l8-18 8 16 8-26 8 22 9-32 9 32 8-22v30H0z"
      />
      <path fill="#233530" d="M0 48c40-6 120-6 160 0v52H0z" />
      <path
        fill="none"
        stroke="#314840"
        strokeWidth="1"
        strokeLinecap="round"
        d="M8 62l3-5 2 5M70 60l3-5 2 5M134 74l3-5 2 5M74 84l3-5 2 5M14 76l3-5 2 5M146 54l2-4 2 4M108 74l2-4 2 4"
      />
      {PATHS.map((path) => (
        <Path key={path.d} {...path} />
      ))}
      {/* trees between, and no two alike seen from here */}
      <Fir x={14} y={60} tall={58} ink={INK.black} lit="#46604f" />
      <Fir x={34} y={54} tall={44} ink={INK.black} lit="#3a5245" />
      <Fir x={98} y={52} tall={40} ink={INK.black} lit="#3a5245" />
      <Fir x={126} y={54} tall={50} ink={INK.black} lit="#3a5245" />
      <Fir x={150} y={62} tall={62} ink={INK.black} lit="#3a5245" />
      <Fir x={36} y={80} tall={26} ink={INK.black} lit="#5a7560" />
      <Fir x={112} y={80} tall={24} ink={INK.black} lit="#5a7560" />
      <Fir x={78} y={76} tall={22} ink={INK.black} lit="#5a7560" />
      {/* somebody who has been here before */}
      <path fill={INK.black} d="M139 99l1-9c-1.5-1.5-1-3.5.8-4h-2V85h1.5v-2.5h3.4V85h1.5v1h-2c1.8.5 2.3 2.5.8 4l1 9z" />
    </>
  );
}

function Path({ d, edges = d }: { d: string; edges?: string }) {
  return (
    <g fill="none">
      <path stroke={INK.black} strokeWidth="12" d={edges} />
      <path stroke={INK.sepia} strokeWidth="9" d={d} />
      <path stroke={INK.paperDeep} strokeWidth="5" d={d} transform="translate(-1 -1)" />
    </g>
  );
}
