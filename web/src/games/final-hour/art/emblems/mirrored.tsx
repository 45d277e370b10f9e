import type { ReactNode } from "react";

/** Half a figure and its mirror image; the lamp hangs to the left, so the right half keeps the darker ink. */
export function Mirrored({ half }: { half: (shaded: boolean) => ReactNode }) {
  return (
    <>
      {half(false)}
      <g transform="translate(160) scale(-1 1)">{half(true)}</g>
    </>
  );
}
