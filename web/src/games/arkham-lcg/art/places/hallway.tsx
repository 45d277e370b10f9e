import { INK } from "../../../../art/inks";
import { Rings } from "../../../../art/rings";

/** The hallway: a runner, doors on both sides, and at the far end one that stands ajar. */
export function Hallway() {
  return (
    <>
      {/* walls, floor and ceiling, all drawn to one point */}
      <path fill="#4f3b24" d="M0 0l60 24v44L0 100z" />
      <path fill="#241a12" d="M160 0l-60 24v44l60 32z" />
      <path fill="#15110d" d="M0 0h160l-60 24H60z" />
      <path fill="#3a2a19" d="M0 100l60-32h40l60 32z" />
      <path fill="#0f0c09" d="M60 24h40v44H60z" />
      <Rings x={80} y={20} first={9} step={6} count={18} widest={3} stroke={INK.lamp} opacity={0.16} />
      {/* wainscot */}
      <path fill="#7a5c36" d="M0 70l60-14v12L0 100z" />
      <path fill="#1a130d" d="M160 70l-60-14v12l60 32z" />
      <path fill="none" stroke={INK.paperDeep} strokeWidth="1.2" opacity=".8" d="M0 70l60-14" />
      <path fill="none" stroke={INK.sepia} strokeWidth="1" opacity=".7" d="M160 70l-60-14M60 56V24h40v32" />
      <path fill="none" stroke="#3a2a19" strokeWidth=".8" d="M8 68v28M20 65.5V90M32 62.5V84M42 60v18M51 58v14" />
      {/* boards and runner */}
      <path
        fill="none"
        stroke="#20170e"
        strokeWidth=".8"
        d="M80 68v32M70 68L30 100M90 68l40 32M64 68L8 100M96 68l56 32"
      />
      <path fill={INK.oxblood} d="M71 68h18l25 32H46z" />
      <path fill="#6b2520" d="M82 68h7l25 32H84z" />
      <path fill="none" stroke={INK.brass} strokeWidth="1" d="M73 68L52 100M87 68l21 32" />
      <path
        fill="none"
        stroke={INK.brass}
        strokeWidth=".8"
        opacity=".7"
        d="M80 71l1.5 1.5L80 74l-1.5-1.5zM80 77l2.5 2.5L80 82l-2.5-2.5zM80 86l4 4-4 4-4-4z"
      />
      {/* the doors at the sides */}
      <path fill={INK.black} d="M12 28l15 4.5v51L12 91zM38 36.5l10 3v33l-10 5z" />
      <path fill={INK.sepia} d="M14 31l11 3.3v49L14 88.5zM39.5 39l7 2v30.5l-7 3.5z" />
      <path
        fill="none"
        stroke="#4a3822"
        strokeWidth="1"
        d="M16.5 36l6 1.7v17l-6 .6zM16.5 60l6-.9v19.5l-6 2.7zM41.5 44l3.2.8v11.5l-3.2.3zM41.5 60l3.2-.4v11l-3.2 1.4z"
      />
      <circle cx="23.6" cy="58" r="1" fill={INK.lamp} />
      <path fill={INK.black} d="M148 28l-15 4.5v51l15 7.5zM122 36.5l-10 3v33l10 5z" />
      <path fill="#3a2a19" d="M146 31l-11 3.3v49l11 5.2zM120.5 39l-7 2v30.5l7 3.5z" />
      <path
        fill="none"
        stroke="#1a130d"
        strokeWidth="1"
        d="M143.5 36l-6 1.7v17l6 .6zM143.5 60l-6-.9v19.5l6 2.7zM118.5 44l-3.2.8v11.5l3.2.3zM118.5 60l-3.2-.4v11l3.2 1.4z"
      />
      {/* the far door, ajar */}
      <path fill={INK.black} d="M69 33h22v35H69z" />
      <path fill={INK.lamp} d="M71 35h7v33h-7z" />
      <path fill="#4a3822" d="M78 35h11v31l-11 2z" />
      <path fill="none" stroke="#241a12" strokeWidth="1" d="M80.5 39h6v10h-6zM80.5 53h6v10l-6 .8z" />
      <path fill={INK.lamp} opacity=".35" d="M71 68h7l-10 32H52z" />
      {/* lamp */}
      <path stroke={INK.black} strokeWidth="1.3" d="M80 0v14" />
      <path fill={INK.brass} d="M76 14h8l2 3H74z" />
      <path fill={INK.lamp} d="M74 17h12l-2 7h-8z" />
      <path fill={INK.sepia} d="M76 24h8l-4 3z" />
    </>
  );
}
