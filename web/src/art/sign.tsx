import { Drawing } from "./drawing";

/** Our sign: an M of twigs with a spark under it, in a ring of five. Drawn in a square of 64, in the colour of the text. */
export function Sign({
  size = "1em",
  title,
  className,
}: {
  size?: number | string;
  title?: string;
  className?: string;
}) {
  return (
    <Drawing viewBox="0 0 64 64" width={size} height={size} title={title} className={className}>
      <SignShape />
    </Drawing>
  );
}

/** The same inside an SVG. */
export function SignShape() {
  return (
    <>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="32" cy="32" r="28" strokeWidth="3" strokeDasharray="27.2 7.986" transform="rotate(-74 32 32)" />
        <path strokeWidth="4.5" d="M19 46V20l13 17 13-17v26" />
        <path strokeWidth="3" d="M19 32l-5.5-5M45 32l5.5-5M19 41l-4-3.500M45 41l4-3.5" />
      </g>
      <path fill="currentColor" d="M32 42l3 5-3 5-3-5z" />
    </>
  );
}
