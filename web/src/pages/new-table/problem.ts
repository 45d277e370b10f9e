/** Where in the form a refusal belongs. */
import type { GameInfo, Problem } from "../../wire";

export type Field = "seats" | "seed" | { setting: string } | null;

export function fieldOf({ code, about }: Problem, game: GameInfo): Field {
  if (code === "no-agent" || about === "players") return "seats";
  if (about === "seed") return "seed";
  return game.settings.some(({ name }) => name === about) ? { setting: about ?? "" } : null;
}
