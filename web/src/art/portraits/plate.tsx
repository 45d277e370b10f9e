import { INK } from "../inks";
import { Rings } from "../rings";

/** What stands behind every bust: a dark wall, and the light of a lamp that hangs to the left. */
export function Plate() {
  return (
    <>
      <path fill={INK.slate} d="M0 0h120v140H0z" />
      <Rings x={-2} y={26} first={20} step={8.5} count={16} widest={4.2} stroke={INK.lamp} />
      <circle cx="-2" cy="26" r="14" fill={INK.lamp} opacity=".28" />
    </>
  );
}
