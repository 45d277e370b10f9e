/** Who sits on a seat: you, a friend, a bot, anybody. */
import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import { Select } from "../../ui/field";
import type { SeatWish } from "../../wire";
import { useWords, words } from "../words";
import css from "./seats.module.css";

export const SEAT_ICONS: Record<SeatWish["kind"], IconName> = {
  mine: "person",
  human: "share",
  bot: "bot",
  open: "empty-chair",
};

/** A wish as the value of a select, and back. */
const written = (wish: SeatWish) => (wish.kind === "bot" ? `bot ${wish.agent ?? ""}` : wish.kind);
function read(value: string): SeatWish {
  const [kind, agent] = value.split(" ");
  return kind === "bot" ? { kind, agent: agent ?? null } : { kind: kind as SeatWish["kind"] };
}

export function useSeatName(): (wish: SeatWish) => string {
  const w = useWords();
  return (wish) =>
    wish.kind === "bot"
      ? w("kind-bot", { agent: words("agent", { agent: wish.agent ?? "" }) })
      : w(`kind-${wish.kind}`);
}

interface SeatSelectProps {
  agents: readonly string[];
  number: number;
  wish: SeatWish;
  /** Who the seat is about, where its number alone does not say it. */
  label?: string;
  onWish(wish: SeatWish): void;
}

export function SeatSelect({ agents, number, wish, label, onWish }: SeatSelectProps) {
  const w = useWords();
  const nameOf = useSeatName();
  const kinds: SeatWish[] = [
    { kind: "mine" },
    { kind: "human" },
    ...agents.map((agent): SeatWish => ({ kind: "bot", agent })),
    { kind: "open" },
  ];
  const seat = number + 1;
  return (
    <div className={css.sits}>
      <Select
        label={label ?? w("seat-number", { number: seat })}
        aria-label={label ?? w("seat-who", { number: seat })}
        value={written(wish)}
        hint={w(`kind-${wish.kind}-why`, { agent: wish.agent ?? "" })}
        onChange={(event) => onWish(read(event.target.value))}
      >
        {kinds.map((kind) => (
          <option key={written(kind)} value={written(kind)}>
            {nameOf(kind)}
          </option>
        ))}
      </Select>
      <Icon name={SEAT_ICONS[wish.kind]} size="1.3em" className={css.kind} />
    </div>
  );
}
