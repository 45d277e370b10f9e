/** The window onto the world. */
import type { Ref } from "react";
import { type Chart, type MapCamera, MapWindow as Window } from "../../../table/map/map-window";
import type { Say } from "../../../text/say";
import { SHEET } from "./ground/projection";
import { NAME, siteOf } from "./sites";
import { WorldMap, type WorldMapProps } from "./WorldMap";

export const CHART: Chart = { sheet: SHEET, name: NAME, room: { width: 320, height: 260 } };

interface MapWindowProps extends Omit<WorldMapProps, "viewBox"> {
  say: Say;
  /** The spaces that matter now. */
  focus?: readonly string[];
  ref?: Ref<MapCamera>;
}

export function MapWindow({ say, focus = [], ref, ...map }: MapWindowProps) {
  return (
    <Window
      chart={CHART}
      placeOf={siteOf}
      focus={focus.length ? focus : map.spaces.map(({ id }) => id)}
      className="world-window"
      say={say}
      ref={ref}
    >
      {(viewBox) => <WorldMap {...map} viewBox={viewBox} />}
    </Window>
  );
}
