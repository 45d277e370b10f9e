import { INK } from "../../../../art/inks";
import { Backdrop, bars } from "./engraving";

/** Easttown: the diner is open, the rest of the street has had better years. */
export function Easttown() {
  return (
    <>
      <Backdrop fill="#181f27" x={78} y={64} light={INK.lamp} first={22} opacity={0.13} />
      {/* tenements */}
      <path fill="#10161b" d="M0 88V20h34v10h18V14h34v12h22V8h30v16h22v64z" />
      <path fill="none" stroke="#2a363d" strokeWidth="1" d="M0 20h34v10M52 30V14h34v12M108 26V8h30v16h22" />
      <path fill={INK.sepia} d="M8 28h4v6H8zM62 22h4v6h-4zM128 20h4v6h-4z" />
      <path fill="#26323a" d="M20 28h4v6h-4zM74 22h4v6h-4zM116 20h4v6h-4zM146 32h4v6h-4zM116 34h4v6h-4zM8 42h4v6H8z" />
      <path fill="none" stroke="#2a363d" strokeWidth="1" d="M142 30h14M142 44h14M143 30v14l12 0M144 44l10-14" />
      {/* sign on the roof: a cup, and its steam */}
      <path stroke={INK.black} strokeWidth="1.6" d="M62 46V34M94 46V34" />
      <path fill={INK.black} d="M56 14h44v22H56z" />
      <path fill="#5d241f" d="M58 16h40v18H58z" />
      <path
        fill="none"
        stroke={INK.lamp}
        strokeWidth="1"
        strokeDasharray=".1 3"
        strokeLinecap="round"
        d="M59.5 17.5h37v15h-37z"
      />
      <path fill={INK.paper} d="M70 23h14c0 5-2 8-7 8s-7-3-7-8z" />
      <path
        fill="none"
        stroke={INK.paper}
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M84 24.5c4 0 4 4 0 4M74 21c-1-1.5 1-2 0-3M78 21c-1-1.5 1-2 0-3"
      />
      {/* the diner car */}
      <path fill={INK.black} d="M16 88V54c0-6 4-10 12-10h104c8 0 12 4 12 10v34z" />
      <path fill="#9aa39a" d="M20 53c0-4 3-6 8-6h52v6z" />
      <path fill="#56605c" d="M80 47h52c5 0 8 2 8 6H80z" />
      <path fill={INK.lamp} d="M20 55h120v18H20z" />
      <path fill="#e0b864" d="M20 66h120v7H20z" />
      {/* the counter and who sits at it */}
      <path fill={INK.sepia} d="M26 69h44v4H26zM92 69h42v4H92z" />
      <path
        fill={INK.black}
        d="M34 73c0-6 1-8 3-9-2-2-1.5-5 1-5 2.5 0 3 3 1 5 2 1 3 3 3 9zM33 60h10l-2-3h-6zM104 73c0-6 1-8 3-9-2-2-1.5-5 1-5 2.5 0 3 3 1 5 2 1 3 3 3 9zM121 73c0-6 1-8 3-9-2-2-1.5-5 1-5 2.5 0 3 3 1 5 2 1 3 3 3 9z"
      />
      <path fill={INK.paper} d="M122.5 58.5h5v-2h-5z" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.8"
        d="M44 54v20M56 54v20M68 54v20M96 54v20M116 54v20M132 54v20M20 54h120"
      />
      {/* below the windows */}
      <path fill="#7a2f29" d="M20 74h60v12H20z" />
      <path fill="#46201d" d="M80 74h60v12H80z" />
      <path fill="none" stroke={INK.paperDeep} strokeWidth="1" d="M20 77h50M20 83h50" />
      <path fill="none" stroke={INK.stone} strokeWidth="1" d="M92 77h48M92 83h48" />
      {/* door */}
      <path fill={INK.black} d="M71 88V53h20v35z" />
      <path fill={INK.paperDeep} d="M73 88V55h16v33z" />
      <path fill={INK.lamp} d="M75.5 58h11v16h-11z" />
      <path fill={INK.oxblood} d="M75.5 78h11v7h-11z" />
      <path fill={INK.mist} d="M66 88h30v3H66z" />
      {/* pavement */}
      <path fill="#1a2023" d="M0 88h66v3h30v-3h64v12H0z" />
      <path fill={INK.lamp} opacity=".2" d="M20 91h120l16 9H4z" />
      <path fill="none" stroke="#39434a" strokeWidth="1" d="M0 91h30M130 91h30M0 97h160" />
      {/* hydrant and a lost paper */}
      <path fill={INK.black} d="M147 94v-9c0-3 2-4 4-4s4 1 4 4v9z" />
      <path fill={INK.oxblood} d="M148.5 93v-8c0-2 1-2.5 2.5-2.5V93z" />
      <path fill={INK.paperDeep} d="M24 94l8-1 2 3-8 1z" />
      <path fill="none" stroke={INK.black} strokeWidth=".8" opacity=".5" d={bars(30, 48, 40, 4, 5)} />
    </>
  );
}
