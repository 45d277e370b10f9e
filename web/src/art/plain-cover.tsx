import { INK } from "./inks";
import { Rings } from "./rings";
import { SignShape } from "./sign";

/** The lid of a game that has no cover of its own: our sign under a lamp. */
export function PlainCover() {
  return (
    <>
      <path fill={INK.night} d="M0 0h320v180H0z" />
      <Rings x={160} y={90} first={56} step={12} count={16} widest={4} stroke={INK.lamp} />
      <g color={INK.brass} transform="translate(112 42) scale(1.5)">
        <SignShape />
      </g>
    </>
  );
}
