import type { ComponentType } from "react";
import { Asylum } from "./asylum";
import { Attic } from "./attic";
import { Bank } from "./bank";
import { BoardingHouse } from "./boarding-house";
import { Cellar } from "./cellar";
import { Cliffside } from "./cliffside";
import { Easttown } from "./easttown";
import { Graveyard } from "./graveyard";
import { Hallway } from "./hallway";
import { HistoricalSociety } from "./historical-society";
import { Hospital } from "./hospital";
import { MainPath } from "./main-path";
import { Northside } from "./northside";
import { OldHouse } from "./old-house";
import { Parlor } from "./parlor";
import { QuietGlade } from "./quiet-glade";
import { RitualSite } from "./ritual-site";
import { Rivertown } from "./rivertown";
import { Study } from "./study";
import { TangledThicket } from "./tangled-thicket";
import { TwistingPaths } from "./twisting-paths";
import { UnhallowedGround } from "./unhallowed-ground";
import { University } from "./university";
import { Fogged, FoggedStreet, FoggedWoods, ShutDoor } from "./unseen";
import { YourHouse } from "./your-house";

/** Rooms, whose doors are shut until somebody goes in. */
const ROOMS: Record<string, ComponentType> = {
  "01111": Study,
  "01112": Hallway,
  "01113": Attic,
  "01114": Cellar,
  "01115": Parlor,
};

/** Places whose outline everybody knows. */
const LANDMARKS: Record<string, ComponentType> = {
  "01124": YourHouse,
  "01125": Rivertown,
  "01126": HistoricalSociety,
  "01127": BoardingHouse,
  "01128": Hospital,
  "01129": University,
  "01130": Bank,
  "01131": Asylum,
  "01132": Easttown,
  "01133": Graveyard,
  "01134": Northside,
  "01149": MainPath,
  "01156": RitualSite,
};

/** Woods, of which one cannot tell from outside which they are. */
const WOODS: Record<string, ComponentType> = {
  "01150": UnhallowedGround,
  "01151": TwistingPaths,
  "01152": OldHouse,
  "01153": Cliffside,
  "01154": TangledThicket,
  "01155": QuietGlade,
};

/** Quarters of the town, of which one cannot tell from outside where in them one will be. */
const QUARTERS: Record<string, "gables" | "blocks"> = { southside: "gables", downtown: "blocks" };

export const PLACES: Record<string, ComponentType> = { ...ROOMS, ...LANDMARKS, ...WOODS };

/** What one sees of a place: the place, or what it looks like before anybody has been there. */
export default function Place({ code, revealed }: { code: string; revealed: boolean }) {
  const Scene = PLACES[code];
  if (revealed && Scene) return <Scene />;
  const Landmark = LANDMARKS[code];
  if (Landmark) {
    return (
      <Fogged>
        <Landmark />
      </Fogged>
    );
  }
  const roofs = QUARTERS[code];
  if (roofs) return <FoggedStreet roofs={roofs} />;
  return code in ROOMS ? <ShutDoor /> : <FoggedWoods />;
}
