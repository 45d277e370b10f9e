/** Where in the form a refusal belongs. */
import type { GameInfo, Problem } from "../../wire";

export type Field = "seats" | "seed" | { setting: string } | null;

export function fieldOf(problem: Problem, game: GameInfo): Field {
  if (problem.code === "no-agent") return "seats";
  const detail = problem.detail?.toLowerCase() ?? problem.say.id;
  const setting = game.settings.find(({ name }) => mentions(detail, name));
  if (setting) return { setting: setting.name };
  if (mentions(detail, "seed")) return "seed";
  return mentions(detail, "players") ? "seats" : null;
}

/** The server speaks of "ancient_one", or of "the same investigator"; a game that speaks for itself, of "deck-too-few". */
function mentions(detail: string, name: string): boolean {
  return detail.includes(name) || detail.includes(name.replaceAll("_", " ").replace(/s$/, ""));
}
