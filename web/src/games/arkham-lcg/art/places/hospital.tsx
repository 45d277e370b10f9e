import { INK } from "../../../../art/inks";
import { Backdrop, bricks, panes } from "./engraving";

const WARD = { columns: 3, rows: 3, across: 10, down: 15, width: 5, height: 9 };

/** St. Mary's Hospital: two wings, a cross over the door, and the ambulance that has only just come. */
export function Hospital() {
  return (
    <>
      <Backdrop fill="#18222a" x={80} y={22} light="#e6e3cd" first={12} opacity={0.14} />
      {/* wings */}
      <path fill={INK.black} d="M10 88V32h52v56zM98 88V32h52v56z" />
      <path fill="#7d7f72" d="M13 86V36h49v50z" />
      <path fill="#353d3d" d="M98 36h49v50H98z" />
      <path fill="none" stroke="#686b60" strokeWidth=".6" d={bricks(13, 36, 49, 50, 5)} />
      <path fill={INK.paperDeep} d="M8 31h54v5H8z" />
      <path fill={INK.mist} d="M98 31h54v5H98z" />
      <path fill={INK.black} d={panes(20, 41, { ...WARD, width: 7, height: 11 })} />
      <path fill={INK.black} d={panes(112, 41, { ...WARD, width: 7, height: 11 })} />
      <path fill={INK.brass} d={panes(21, 42, WARD)} />
      <path fill="#4a5f6d" d={panes(113, 42, WARD)} />
      <path fill={INK.brass} d="M123 57h5v9h-5zM133 42h5v9h-5z" />
      <path fill="#4a5f6d" d="M31 42h5v9h-5zM21 72h5v9h-5z" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth=".9"
        d="M20 46.5h27M20 61.5h27M20 76.5h27M112 46.5h27M112 61.5h27M112 76.5h27"
      />
      {/* the middle, with its gable */}
      <path fill={INK.black} d="M54 88V28L80 8l26 20v60z" />
      <path fill="#97957f" d="M57 86V30l23-18v74z" />
      <path fill="#4a504b" d="M80 12l23 18v56H80z" />
      <path fill={INK.paper} d="M80 5L50 28l3 4 27-21z" />
      <path fill={INK.stone} d="M80 5l30 23-3 4-27-21z" />
      <circle cx="80" cy="29" r="9.5" fill={INK.black} />
      <circle cx="80" cy="29" r="8" fill={INK.paper} />
      <path fill={INK.oxblood} d="M78 23.5h4V27h3.5v4H82v3.5h-4V31h-3.5v-4H78z" />
      <path fill={INK.black} d="M62 44h8v13h-8zM76 44h8v13h-8zM90 44h8v13h-8z" />
      <path fill={INK.lamp} d="M63.5 45.5h5v10h-5zM77.5 45.5h5v10h-5z" />
      <path fill={INK.sepia} d="M91.5 45.5h5v10h-5z" />
      <path fill={INK.paperDeep} d="M64 64h16v4H64z" />
      <path fill={INK.stone} d="M80 64h16v4H80z" />
      <path fill={INK.lamp} d="M68 68h24v20H68z" />
      <path fill={INK.paperDeep} d="M66 68h3v20h-3z" />
      <path fill={INK.stone} d="M91 68h3v20h-3z" />
      <path fill="none" stroke={INK.black} strokeWidth="1.2" d="M80 70v18M74 70v18M86 70v18" />
      {/* street */}
      <path fill="#1a2124" d="M0 88h160v12H0z" />
      <path fill={INK.mist} d="M0 87h160v2H0z" />
      <path fill={INK.lamp} opacity=".3" d="M68 89h24l8 11H58z" />
      {/* ambulance */}
      <path fill={INK.black} d="M98 95V85l7-2 4-10h40v22z" />
      <path fill={INK.paper} d="M118 75h29v17h-29z" />
      <path fill={INK.paperDeep} d="M133 75h14v17h-14z" />
      <path fill="#4a5f6d" d="M111.5 75h5v8h-7.5z" />
      <path fill={INK.oxblood} d="M130.5 77.5h4V81h3.5v4h-3.5v3.5h-4V85H127v-4h3.5z" />
      <path fill="#56605f" d="M100 86.5l6-2h11V92h-17z" />
      <circle cx="108" cy="94" r="5" fill={INK.black} stroke={INK.stone} strokeWidth="1.3" />
      <circle cx="139" cy="94" r="5" fill={INK.black} stroke={INK.stone} strokeWidth="1.3" />
      <circle cx="98.5" cy="87" r="2" fill={INK.lamp} />
    </>
  );
}
