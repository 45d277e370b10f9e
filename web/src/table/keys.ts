/** The keys of the table. Letters go by their place on the keyboard, so that they work in every layout. */
import { useLayoutEffect, useRef } from "react";
import { optionOfKey } from "./prompt/number-keys";

const KEYS = {
  KeyR: "rules",
  KeyC: "talk",
  KeyL: "log",
  KeyF: "screen",
  KeyG: "recap",
  KeyU: "undo",
  KeyW: "stops",
  KeyE: "eyes",
  Space: "skip",
  ArrowRight: "next",
  ArrowLeft: "back",
  Escape: "leave",
} as const;

type Deed = (typeof KEYS)[keyof typeof KEYS] | "help";

/** What the keys do now; what is absent leaves its key to the browser. */
export type KeyActions = { [Does in Deed]: (() => void) | undefined } & {
  choose: ((option: number) => void) | undefined;
  walk(step: 1 | -1): void;
};

const isKey = (code: string): code is keyof typeof KEYS => code in KEYS;

/** Whether the key belongs to something that is typed into, or that uses it itself. */
export function isTaken(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector("dialog[open]") !== null ||
    target?.closest("input, textarea, select, [role=menu], [contenteditable]") != null
  );
}

export function useTableKeys(actions: KeyActions): void {
  const now = useRef(actions);
  now.current = actions;
  // Before the table is painted: whoever sees it can use its keys.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const does = deed(event, now.current);
      if (!does) return;
      event.preventDefault();
      does();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function deed(event: KeyboardEvent, actions: KeyActions): (() => void) | undefined {
  const { choose, walk } = actions;
  const option = optionOfKey(event.key);
  if (option !== null) return choose && (() => choose(option));
  if (event.key === "ArrowDown") return () => walk(1);
  if (event.key === "ArrowUp") return () => walk(-1);
  if (event.key === "?") return actions.help;
  // Space presses the button that has the focus, and opens the line of the log.
  if (event.code === "Space" && (event.target as Element).closest?.("button, a, summary, [role=button]")) return;
  return isKey(event.code) ? actions[KEYS[event.code]] : undefined;
}

/** The next option of the list gets the focus; from anywhere else the first or the last one. */
export function walkOptions(step: 1 | -1): void {
  const offered = document.querySelectorAll<HTMLElement>("[popover] [data-option]");
  const options = [...(offered.length > 0 ? offered : document.querySelectorAll<HTMLElement>("#prompt [data-option]"))];
  const at = options.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step === 1 ? 0 : options.length - 1) : (at + step + options.length) % options.length;
  options[next]?.focus();
}
