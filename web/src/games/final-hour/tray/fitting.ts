/** Words on narrow cards are set smaller rather than broken: the style needs to know how long the longest one is. */
import type { CSSProperties } from "react";

export function fitting(text: string): CSSProperties {
  const longest = Math.max(1, ...text.split(/[\s\-–—]+/).map((word) => [...word].length));
  return { "--longest": longest } as CSSProperties;
}

/** So many letters still stand on a card in the large size. */
const SHORT = 84;

export const isLong = (text: string): boolean => text.length > SHORT;
