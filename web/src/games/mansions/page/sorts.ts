/** What sort of page something is that was read out, by its id. */
export type PageSort = "prologue" | "clue" | "event" | "objective";

export function sortOf(id: string): PageSort {
  if (id.startsWith("clue-")) return "clue";
  if (id.startsWith("objective-")) return "objective";
  return /-event-\d+$/.test(id) ? "event" : "prologue";
}
