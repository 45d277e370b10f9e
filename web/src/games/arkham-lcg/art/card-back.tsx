import { Drawing } from "../../../art/drawing";
import { INK } from "../../../art/inks";
import { Rings } from "../../../art/rings";

interface CardBackProps {
  title?: string | undefined;
  className?: string | undefined;
}

/** The back of a player's card: bound like a book of the library, with our sign in brass. It fills a box of 5 : 7. */
export function PlayerCardBack({ title, className }: CardBackProps) {
  return (
    <Drawing viewBox="0 0 100 140" width="100%" height="100%" title={title} className={className}>
      <path fill="#1b332d" d="M0 0h100v140H0z" />
      <Rings x={50} y={70} first={27} step={5} count={14} widest={2.6} stroke={INK.lamp} opacity={0.16} />
      <Corners ink={INK.brass} />
      <path fill="none" stroke={INK.brass} strokeWidth="1.4" d="M6 6h88v128H6z" />
      <path fill="none" stroke={INK.sepia} strokeWidth=".8" d="M9.5 9.5h81v121h-81z" />
      <circle cx="50" cy="70" r="26" fill="#12231f" stroke={INK.brass} strokeWidth="1.2" />
      <g fill="none" stroke={INK.brass} strokeLinecap="round" strokeLinejoin="round">
        <circle cx="50" cy="70" r="21" strokeWidth="2.2" strokeDasharray="20.4 5.989" transform="rotate(-74 50 70)" />
        <path strokeWidth="3.4" d="M40.2 80.5V61L50 73.7 59.8 61v19.5" />
        <path strokeWidth="2.2" d="M40.2 70l-4.1-3.7M59.8 70l4.1-3.7M40.2 76.7l-3-2.6M59.8 76.7l3-2.6" />
      </g>
      <path fill={INK.lamp} d="M50 77.5l2.2 3.7-2.2 3.8-2.2-3.8z" />
      <path fill={INK.brass} d="M50 24l3 6-3 6-3-6zM50 104l3 6-3 6-3-6z" />
      <path
        fill="none"
        stroke={INK.brass}
        strokeWidth="1"
        strokeLinecap="round"
        d="M26 30h16M58 30h16M26 110h16M58 110h16"
      />
    </Drawing>
  );
}

/** The back of an encounter card: something that looks back. It fills a box of 5 : 7. */
export function EncounterCardBack({ title, className }: CardBackProps) {
  return (
    <Drawing viewBox="0 0 100 140" width="100%" height="100%" title={title} className={className}>
      <path fill="#1a1218" d="M0 0h100v140H0z" />
      <Rings x={50} y={70} first={30} step={5} count={14} widest={2.8} stroke="#d98a6a" opacity={0.17} />
      <path fill="none" stroke={INK.oxblood} strokeWidth="1.6" d="M6 6h88v128H6z" />
      <path fill="none" stroke="#4d2330" strokeWidth=".8" d="M9.5 9.5h81v121h-81z" />
      {/* the arms that come in from the corners */}
      <Arms />
      {/* the eye */}
      <path fill={INK.black} d="M14 70c10-17 22-25 36-25s26 8 36 25c-10 17-22 25-36 25S24 87 14 70z" />
      <path fill={INK.paperDeep} d="M20 70c9-13 18-19 30-19s21 6 30 19c-9 13-18 19-30 19s-21-6-30-19z" />
      <path fill={INK.sepia} d="M50 51c12 0 21 6 30 19-9 13-18 19-30 19z" opacity=".55" />
      <circle cx="50" cy="70" r="17" fill={INK.black} />
      <circle cx="50" cy="70" r="15" fill={INK.oxblood} />
      <path
        fill="none"
        stroke="#d98a6a"
        strokeWidth="1"
        d="M50 57v4M50 79v4M37 70h4M59 70h4M40.8 60.8l2.9 2.9M56.3 76.3l2.9 2.9M59.2 60.8l-2.9 2.9M43.7 76.3l-2.9 2.9"
      />
      <path fill={INK.black} d="M50 56c4.5 5 6 9 6 14s-1.5 9-6 14c-4.5-5-6-9-6-14s1.5-9 6-14z" />
      <circle cx="46" cy="64" r="2" fill={INK.paper} />
    </Drawing>
  );
}

/** One arm in each corner; the second half is the first, turned. */
function Arms() {
  const pair = (
    <>
      <path d="M6 6h20c14 6 22 16 18 26-3 7-12 7-14 1-1-4 3-7 6-5-1 6-9 4-8-2 2-7-6-13-22-12z" />
      <path d="M6 30c8 2 13 8 13 16 0 6-6 8-9 4 4 1 6-2 5-6-1-3-4-5-9-6z" />
    </>
  );
  return (
    <g fill={INK.black} stroke="#8a3a36" strokeWidth="1" strokeLinejoin="round">
      {pair}
      <g transform="rotate(180 50 70)">{pair}</g>
      <g transform="matrix(-1 0 0 1 100 0)">{pair}</g>
      <g transform="matrix(1 0 0 -1 0 140)">{pair}</g>
    </g>
  );
}

function Corners({ ink }: { ink: string }) {
  return (
    <path
      fill="none"
      stroke={ink}
      strokeWidth="1"
      d="M9.5 26c8 0 16.5-8 16.5-16.5M90.5 26C82 26 74 18 74 9.5M9.5 114c8 0 16.5 8 16.5 16.5M90.5 114c-8.5 0-16.5 8-16.5 16.5M9.5 20c6 0 10.5-4.5 10.5-10.5M90.5 20C85 20 80 15.5 80 9.5M9.5 120c6 0 10.5 5 10.5 10.5M90.5 120c-5.5 0-10.5 5-10.5 10.5"
    />
  );
}
