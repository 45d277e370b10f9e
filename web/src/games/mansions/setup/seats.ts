/** The seats of the investigators: all but the keeper's. */

export function seatOf(place: number, players: number, options: Readonly<Record<string, unknown>>): number | null {
  const { keeper = 0 } = options;
  if (typeof keeper !== "number") return null;
  return place < (keeper < players ? keeper : 0) ? place : place + 1;
}
