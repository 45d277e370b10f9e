import { T } from "../../text/say";
import type { Overview } from "../../wire";
import type { Part } from "../face";
import { ScrollBox } from "./scroll-box";
import { zonesOf } from "./things";
import css from "./tray.module.css";
import { ZonePart } from "./zone";

/** What is one's own. */
export function Tray({ scene }: Part<Overview, null>) {
  const zones = zonesOf(scene.view, true);
  if (zones.length === 0) {
    return (
      <p className={css.nothing}>
        <T id="plain-nothing-own" />
      </p>
    );
  }
  return (
    <ScrollBox label="tray" className={css.tray}>
      {zones.map((zone, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: zones are told apart by their place only
        <ZonePart key={place} zone={zone} scene={scene} />
      ))}
    </ScrollBox>
  );
}
