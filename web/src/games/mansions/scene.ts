import type { Part, Scene } from "../face";
import type { Reference, View } from "./wire";

/** What the parts of this game are given to draw. */
export type Here = Scene<View, Reference>;
export type HerePart = Part<View, Reference>;
