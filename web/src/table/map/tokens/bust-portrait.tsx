import { Drawing } from "../../../art/drawing";
import { INK } from "../../../art/inks";
import { type Bust, STRANGER } from "./bust";

/** The bust of an investigator before their own colour, as a portrait. */
export function BustPortrait({ bust = STRANGER, title }: { bust: Bust | undefined; title?: string }) {
  return (
    <Drawing viewBox="-18 -21 36 42" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" title={title}>
      <path fill={bust.ground} d="M-24-24h48v48h-48z" />
      <circle cx="-12" cy="-13" r="19" fill={INK.lamp} opacity=".22" />
      {bust.cuts.map(([ink, path]) => (
        <path key={path} fill={ink} d={path} />
      ))}
    </Drawing>
  );
}
