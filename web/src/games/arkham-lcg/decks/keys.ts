/** The keyboard in a list of cards: arrows go from card to card, plus and minus change the copies, a number sets them. */
import type { KeyboardEvent } from "react";

export interface CardKeys {
  more(code: string): void;
  less(code: string): void;
  set(code: string, copies: number): void;
}

const CARD = "data-card";

/** One card of the list is in the order of Tab, the others are reached with arrows. */
export function pressed(event: KeyboardEvent<HTMLElement>, { more, less, set }: CardKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
  const code = event.target.getAttribute(CARD);
  if (code === null) return;
  const next = neighbour(event.currentTarget, event.target, event.key);
  if (next) next.focus();
  else if (event.key === "+" || event.key === "=") more(code);
  else if (event.key === "-" || event.key === "−" || event.key === "_") less(code);
  else if (/^[0-9]$/.test(event.key)) set(code, Number(event.key));
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function neighbour(list: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const all = [...list.querySelectorAll<HTMLElement>(`[${CARD}]`)];
  const at = all.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return all[at + 1] ?? null;
    case "ArrowLeft":
      return all[at - 1] ?? null;
    case "ArrowDown":
      return nearest(from, all.slice(at + 1), "below");
    case "ArrowUp":
      return nearest(from, all.slice(0, at).reverse(), "above");
    case "Home":
      return all[0] ?? null;
    case "End":
      return all[all.length - 1] ?? null;
    default:
      return null;
  }
}

/** The card of the next row that stands closest to the column one is in. */
function nearest(from: HTMLElement, others: readonly HTMLElement[], side: "above" | "below"): HTMLElement | null {
  const { left, top, bottom } = from.getBoundingClientRect();
  const beyond = others
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => (side === "below" ? box.top >= bottom - 1 : box.bottom <= top + 1));
  const row = beyond[0]?.box.top;
  const inRow = beyond.filter(({ box }) => Math.abs(box.top - (row ?? 0)) < 2);
  inRow.sort((one, other) => Math.abs(one.box.left - left) - Math.abs(other.box.left - left));
  return inRow[0]?.element ?? null;
}
