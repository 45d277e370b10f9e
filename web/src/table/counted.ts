import { voice } from "../text/say";
import type { Message } from "../wire";

const words = voice("web");

/** Several of the same: each name once, with its number. */
export function counted(ids: readonly string[], name: (id: string) => Message): Message[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => (count === 1 ? name(id) : words("counted", { name: name(id), count })));
}
