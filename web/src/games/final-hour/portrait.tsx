import { Portrait as Bust } from "../../art/portraits";
import { AncientOneEmblem } from "./art/emblems";

/** The bust of an investigator. */
export function Portrait({ id, title }: { id: string; title?: string }) {
  return title === undefined ? <Bust id={id} /> : <Bust id={id} title={title} />;
}

/** The picture of what one chooses before the game: an Ancient One or an investigator. */
export function Emblem({ setting, value }: { setting: string; value: unknown }) {
  if (typeof value !== "string") return null;
  if (setting === "ancient_one") return <AncientOneEmblem id={value} />;
  return setting === "investigators" ? <Portrait id={value} /> : null;
}
