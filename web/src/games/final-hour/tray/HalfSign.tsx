import type { Half } from "../round";

/** Upper points up, lower points down: the sign beside the colour. */
export function HalfSign({ half, className }: { half: Half; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 12 12" width="0.8em" height="0.8em" className={className} aria-hidden="true" focusable="false">
      <path
        d={half === "upper" ? "M6 1.500 11 10H1z" : "M6 10.500 1 2h10z"}
        fill="currentColor"
        stroke="currentColor"
      />
    </svg>
  );
}
