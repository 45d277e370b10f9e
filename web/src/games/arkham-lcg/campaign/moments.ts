/** What is between the scenarios, read off the view and the question. */
import type { Message } from "../../../wire";
import type { Here } from "../scene";
import type { ChapterView, SheetView, View } from "../wire";
import { introText, resolutionText } from "../words";

/** Before a scenario is laid out, and after it has ended, there is no map to look at. */
export function isInterlude(view: View): boolean {
  return view.phase === "setup" || view.phase === "resolution";
}

/** Buying cards, who plays on, who takes the place of the lost, how earlier scenarios ended; else the story itself. */
export type Moment = "shop" | "company" | "newcomer" | "assume" | "ending" | "opening";

const BY_TOPIC: Readonly<Record<string, Moment>> = {
  buy: "shop",
  remove: "shop",
  company: "company",
  investigator: "newcomer",
  assume: "assume",
};

export function momentOf({ question, view }: Here): Moment {
  return BY_TOPIC[question?.topic ?? ""] ?? (view.phase === "resolution" ? "ending" : "opening");
}

/** The scenario that has just ended: it is written down only when all of its resolution has been read. */
export function justEnded(view: View): Pick<ChapterView, "scenario" | "resolution"> & { chapter: ChapterView | null } {
  const last = view.log.chapters.at(-1) ?? null;
  const written = last !== null && (last.scenario !== view.scenario || view.phase !== "resolution");
  if (last && (written || last.resolution === view.resolution)) {
    return { scenario: last.scenario, resolution: last.resolution, chapter: last };
  }
  return { scenario: view.scenario, resolution: view.resolution || "none", chapter: null };
}

/** How a scenario begins; that of the second depends on what became of the first. */
export function introductionOf(scenario: string, notes: readonly string[]): Message[] {
  if (scenario !== "midnight-masks") return [introText(scenario)];
  const first = notes.includes("lita-forced-to-find-others") ? 1 : 2;
  return [introText(`${scenario}-${first}`), introText(`${scenario}-3`)];
}

export const endingOf = ({ scenario, resolution }: Pick<ChapterView, "scenario" | "resolution">): Message =>
  resolutionText(scenario, resolution);

/** Who plays: those who are there, by their seat. */
export function present(view: View): SheetView[] {
  return view.sheets.filter((sheet) => sheet.present);
}
