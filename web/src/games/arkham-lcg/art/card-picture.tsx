import { lazy, type ReactNode, Suspense } from "react";
import { Drawing } from "../../../art/drawing";
import { INK } from "../../../art/inks";
import { Rings } from "../../../art/rings";
import { IconShape } from "./icon";
import type { IconName } from "./icons";

const PictureShape = lazy(() => import("./picture-shape"));

interface PlateProps {
  /** The colour of the plate. */
  ink: string;
  className?: string | undefined;
}

/**
 * The print on a player card or a treachery, 16 : 9: a thing in the light of a lamp. It fills the box it is given, and loses
 * its margins in a narrower one.
 */
export function CardPicture({ title, ...plate }: PlateProps & { title: string }) {
  return (
    <Plate {...plate}>
      <Suspense fallback={null}>
        <PictureShape title={title} />
      </Suspense>
    </Plate>
  );
}

/** The same with an icon that is at hand: an enemy, an act, an agenda. */
export function IconPicture({ icon, ...plate }: PlateProps & { icon: IconName }) {
  return (
    <Plate {...plate}>
      <g color={INK.black} opacity=".75">
        <IconShape name={icon} x={82.5} y={47} size={66} />
      </g>
      <g color={INK.paper}>
        <IconShape name={icon} x={80} y={45} size={66} />
      </g>
    </Plate>
  );
}

function Plate({ ink, className, children }: PlateProps & { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 160 90" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" className={className}>
      <path fill={ink} d="M0 0h160v90H0z" />
      <path fill={INK.black} opacity=".42" d="M0 0h160v90H0z" />
      <Rings x={38} y={10} first={14} step={7.5} count={20} widest={3.6} stroke={INK.lamp} opacity={0.3} />
      <circle cx="38" cy="10" r="10" fill={INK.lamp} opacity=".3" />
      {children}
    </Drawing>
  );
}
