/** Who sits on a seat: you, a friend, a bot, anybody. */
import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import { Select } from "../../ui/field";
import type { SeatRequest } from "../../wire";
import { useWords, words } from "../words";
import css from "./seats.module.css";

export const SEAT_ICONS: Record<SeatRequest["kind"], IconName> = {
  mine: "person",
  human: "share",
  bot: "bot",
  open: "empty-chair",
};

/** A request as the value of a select, and back. */
const written = (request: SeatRequest) => (request.kind === "bot" ? `bot ${request.agent ?? ""}` : request.kind);
function read(value: string): SeatRequest {
  const [kind, agent] = value.split(" ");
  return kind === "bot" ? { kind, agent: agent ?? null } : { kind: kind as SeatRequest["kind"] };
}

export function useSeatName(): (request: SeatRequest) => string {
  const w = useWords();
  return (request) =>
    request.kind === "bot"
      ? w("kind-bot", { agent: words("agent", { agent: request.agent ?? "" }) })
      : w(`kind-${request.kind}`);
}

interface SeatSelectProps {
  agents: readonly string[];
  number: number;
  request: SeatRequest;
  /** Who the seat is about, where its number alone does not say it. */
  label?: string;
  onRequest(request: SeatRequest): void;
}

export function SeatSelect({ agents, number, request, label, onRequest }: SeatSelectProps) {
  const w = useWords();
  const nameOf = useSeatName();
  const kinds: SeatRequest[] = [
    { kind: "mine" },
    { kind: "human" },
    ...agents.map((agent): SeatRequest => ({ kind: "bot", agent })),
    { kind: "open" },
  ];
  const seat = number + 1;
  return (
    <div className={css.sits}>
      <Select
        label={label ?? w("seat-number", { number: seat })}
        aria-label={label ?? w("seat-who", { number: seat })}
        value={written(request)}
        hint={w(`kind-${request.kind}-why`, { agent: request.agent ?? "" })}
        onChange={(event) => onRequest(read(event.target.value))}
      >
        {kinds.map((kind) => (
          <option key={written(kind)} value={written(kind)}>
            {nameOf(kind)}
          </option>
        ))}
      </Select>
      <Icon name={SEAT_ICONS[request.kind]} size="1.3em" className={css.kind} />
    </div>
  );
}
