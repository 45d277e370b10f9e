/** Go on from this moment at a new table: who shall sit where. */
import { useState } from "react";
import { useLocation } from "wouter";
import type { Member } from "../../games/face";
import { api, problemOf } from "../../net/api";
import { figuresOf } from "../../table/people";
import { useSay } from "../../text/say";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import type { Problem, SeatRequest, TableInfo } from "../../wire";
import { useAsking } from "../asking";
import { SeatSelect } from "../new-table/seat-select";
import { Trouble } from "../new-table/section";
import { useWords, words } from "../words";
import css from "./continue.module.css";

interface ContinueProps {
  open: boolean;
  onClose(): void;
  table: TableInfo;
  members: readonly Member[];
  at: number;
}

/** Bots stay bots; the first person's seat is yours, the others get a link. */
function asBefore(table: TableInfo): SeatRequest[] {
  const first = table.seats.findIndex((seat) => seat.kind !== "bot");
  return table.seats.map((seat, number) => {
    if (number === Math.max(0, first)) return { kind: "mine" };
    return seat.kind === "bot" ? { kind: "bot", agent: seat.agent } : { kind: "human" };
  });
}

export function ContinueDialog({ open, onClose, table, members, at }: ContinueProps) {
  const w = useWords();
  const say = useSay();
  const [, go] = useLocation();
  const games = useAsking("games", api.games);
  const [seats, setSeats] = useState(() => asBefore(table));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [opening, setOpening] = useState(false);
  const agents = games.answer?.find((game) => game.name === table.game)?.agents ?? [];

  const begin = async () => {
    setOpening(true);
    setProblem(null);
    try {
      const { code } = await api.continueFrom(table.code, { at, seats });
      go(`/table/${code}`);
    } catch (error) {
      setProblem(problemOf(error));
      setOpening(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={w("replay-continue-heading")}
      foot={
        <Button kind="primary" icon="play" disabled={opening} onClick={() => void begin()}>
          {opening ? w("summary-opening") : w("replay-continue-open")}
        </Button>
      }
    >
      <p className={css.why}>{w("replay-continue-why")}</p>
      <div className={css.seats}>
        {seats.map((request, number) => (
          <SeatSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={number}
            agents={agents}
            number={number}
            label={say(words("replay-seat-figures", { who: figuresOf(members, number) }))}
            request={request}
            onRequest={(next) => setSeats(seats.map((each, other) => (other === number ? next : each)))}
          />
        ))}
      </div>
      <Trouble problem={problem} />
    </Dialog>
  );
}
