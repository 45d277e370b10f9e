/** What a person set for this device, kept in the browser; name and language also travel with the signed cookie. */
import { create } from "zustand";
import { LOCALES, type Locale } from "../text/say";

export type Theme = "system" | "night" | "daylight";
export type Motion = "none" | "fast" | "normal" | "slow";
/** How highlights follow each other: not at all, results by themselves at some speed, or all by hand. */
export type HighlightPace = "none" | "fast" | "normal" | "slow" | "click";

export interface Preferences {
  theme: Theme;
  locale: Locale | null;
  /** The size of text: 1 is as designed. */
  text: number;
  motion: Motion;
  highlights: HighlightPace;
  sounds: boolean;
  notices: boolean;
  /** Where one screen is shared by several sides, it is covered while it changes hands. */
  cover: boolean;
  /** What is not possible now is shown with its reasons under the options. */
  notNow: boolean;
  /** Who is new to a game is told how one wins and loses, and what questions are about. */
  newcomer: boolean;
  /** The games whose primer was seen. */
  primers: readonly string[];
  /** How often questions of a topic were answered (`game/topic`), as far as it matters. */
  answered: Readonly<Record<string, number>>;
}

const KEY = "miskatonic.preferences";
const usual: Preferences = {
  theme: "night",
  locale: null,
  text: 1,
  motion: "normal",
  highlights: "normal",
  sounds: false,
  notices: false,
  cover: true,
  notNow: true,
  newcomer: true,
  primers: [],
  answered: {},
};

function remembered(): Preferences {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return usual;
  }
}

interface Store extends Preferences {
  set(change: Partial<Preferences>): void;
}

export const usePreferences = create<Store>((set, get) => ({
  ...remembered(),
  set: (change) => {
    set(change);
    const { set: _, ...kept } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    dress();
  },
}));

const asksForDaylight = () => window.matchMedia?.("(prefers-color-scheme: light)").matches ?? false;
const asksForStillness = () => window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** Give the page the look that was chosen. */
function dress(): void {
  const { theme, text, motion } = usePreferences.getState();
  const root = document.documentElement;
  root.dataset.theme = theme === "system" ? (asksForDaylight() ? "daylight" : "night") : theme;
  root.dataset.motion = motion;
  root.style.setProperty("--text-scale", String(text));
  const ground = getComputedStyle(root).getPropertyValue("--ground").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

export function keepDressed(): void {
  dress();
  window.matchMedia?.("(prefers-color-scheme: light)").addEventListener("change", dress);
}

/** How slowly things are shown: 0 is at once. */
export function slowness(): number {
  const { motion } = usePreferences.getState();
  if (motion === "none" || asksForStillness()) return 0;
  return { fast: 0.55, normal: 1, slow: 1.7 }[motion];
}

/** The language to begin with: the one that was set, else the first the browser asks for that we speak. */
export function firstLocale(): Locale {
  const { locale } = usePreferences.getState();
  if (locale) return locale;
  const asked = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2));
  return asked.find((tag): tag is Locale => (LOCALES as readonly string[]).includes(tag)) ?? "en";
}
