import { type ComponentType, useId } from "react";
import { Drawing } from "../../../../art/drawing";
import { INK } from "../../../../art/inks";
import { Cthulhu } from "./cthulhu";
import { ShuddeMell } from "./shudde-mell";
import { Umordhoth } from "./umordhoth";

const ANCIENT_ONES: Record<string, ComponentType> = {
  cthulhu: Cthulhu,
  "shudde-mell": ShuddeMell,
  umordhoth: Umordhoth,
};

/** The seal of an Ancient One, square; it fills the box it is given. One without a name shows only the dark. */
export function AncientOneEmblem({ id, title, className }: { id: string; title?: string; className?: string }) {
  const Figure = ANCIENT_ONES[id];
  const disc = useId();
  return (
    <Drawing viewBox="0 0 160 160" width="100%" height="100%" title={title} className={className}>
      <circle cx="80" cy="80" r="79" fill={INK.black} />
      <circle cx="80" cy="80" r="76" fill={INK.night} stroke={INK.brass} strokeWidth="1.6" />
      {Figure && (
        <>
          <clipPath id={disc}>
            <circle cx="80" cy="80" r="72.5" />
          </clipPath>
          <g clipPath={`url(#${disc})`}>
            <Figure />
          </g>
        </>
      )}
      <circle cx="80" cy="80" r="76" fill="none" stroke={INK.brass} strokeWidth="1.6" />
      <circle cx="80" cy="80" r="72.5" fill="none" stroke={INK.sepia} strokeWidth=".8" />
    </Drawing>
  );
}
