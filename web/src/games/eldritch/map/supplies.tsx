/** What investigators hold: tickets, health and sanity. */
import { Token, type TokenProps } from "../../../table/map/tokens/token";
import { IconShape } from "../art/icon";
import "./tokens.css";

const STUB =
  "M-19-11h12a2.500 2.500 0 0 0 5 0H19V-3.500a3.500 3.500 0 0 0 0 7V11H-2a2.500 2.500 0 0 0-5 0H-19V3.500a3.500 3.500 0 0 0 0-7z";

const CARRIERS = {
  train:
    "M-1-5.500h5.500v-2.500h3v2.500H9v9.500H-1zM9-2h5l1.500 6H9zM1-3.500v4h5v-4zM2.200 6.500a1.900 1.900 0 1 1 3.800 0a1.900 1.900 0 1 1-3.800 0zM9.700 6.500a1.900 1.900 0 1 1 3.800 0a1.900 1.900 0 1 1-3.800 0z",
  ship: "M-1 2h17l-3 5H2.500zM2.500-1.500H12V1H2.500zM4.500-6.500H7v4H4.500zM8.500-6.500H11v4H8.500zM-1 8.600q2-1.400 4 0t4 0 4 0 4 0v1.200H-1z",
} as const;

/** A ticket for a train or a ship. */
export function Ticket({ kind, ...token }: TokenProps & { kind: "train" | "ship" }) {
  return (
    <Token {...token} className={`ticket ticket-${kind}`}>
      <path className="token-underlay" d={STUB} transform="translate(0 1.500)" />
      <path className="ticket-face" d={STUB} />
      <path className="ticket-line" d="M-4.500-8V8" />
      <path className="ticket-stub" d="M-15.500-4h7M-15.500 0h7M-15.500 4h4" />
      <path className="ticket-sign" fillRule="evenodd" d={CARRIERS[kind]} />
    </Token>
  );
}

/** Health as a heart, sanity as a brain, with the number left. */
export function Vital({ kind, left, ...token }: TokenProps & { kind: "health" | "sanity"; left?: number | undefined }) {
  return (
    <Token {...token} className={`vital vital-${kind}`}>
      <IconShape name={kind} size={38} className="vital-shape" />
      {left !== undefined && (
        <text className="vital-left" y="7" fontSize="21">
          {left}
        </text>
      )}
    </Token>
  );
}
