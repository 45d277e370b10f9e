import { Sign } from "./sign";

/** The word mark with the sign; as large as the text around it. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={className}
      style={{
        display: "inline-flex",
        alignItems: "center",
        gap: "0.35em",
        color: "var(--brass)",
        fontFamily: "var(--title)",
        fontWeight: 700,
        letterSpacing: "0.02em",
        lineHeight: 1,
        whiteSpace: "nowrap",
      }}
    >
      <Sign size="1.5em" />
      Miskatonic
    </span>
  );
}
