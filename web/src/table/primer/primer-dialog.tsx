import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import { api } from "../../net/api";
import { useAsking } from "../../pages/asking";
import { T, useSay } from "../../text/say";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { Dialog } from "../../ui/dialog";
import type { PrimerInfo, PrimerLineInfo, TableInfo } from "../../wire";
import { RuleLinks } from "../rule-links";
import type { Rulebook } from "../rules";
import { markSeen, useSeen } from "./first-game";
import css from "./primer-dialog.module.css";

interface Props {
  open: boolean;
  onClose(): void;
  table: TableInfo;
  /** Whose eyes one looks through; null sees what everybody may. */
  seat: number | null;
  rulebook: Rulebook | undefined;
}

/** How one wins and loses at this table, in a minute. */
export function PrimerDialog({ open, onClose, table, seat, rulebook }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<T id="primer" />}
      wide
      foot={
        <Button kind="primary" onClick={onClose}>
          <T id="primer-close" />
        </Button>
      }
    >
      <Page table={table} seat={seat} rulebook={rulebook} />
    </Dialog>
  );
}

type PageProps = Pick<Props, "table" | "seat" | "rulebook">;

/** Asked for whenever it is opened: it tells what is at stake now. */
function Page({ table, seat, rulebook }: PageProps) {
  const asking = useAsking(`${table.code}/${seat}`, () => api.primer(table.code, seat));
  const say = useSay();
  const seen = useSeen(table.game);
  const [first] = useState(!seen);
  useEffect(() => () => markSeen(table.game), [table.game]);
  if (asking.problem) return <p role="alert">{say(asking.problem.say)}</p>;
  return asking.answer ? <Told told={asking.answer} first={first} rulebook={rulebook} /> : null;
}

interface ToldProps {
  told: PrimerInfo;
  /** Whether it was never seen before. */
  first: boolean;
  rulebook: Rulebook | undefined;
}

export function Told({ told, first, rulebook }: ToldProps) {
  const lines = (all: readonly PrimerLineInfo[]) =>
    all.map((line) => <Line key={line.say.id} line={line} rulebook={rulebook} />);
  return (
    <div className={css.page}>
      {first && (
        <p className={css.first}>
          <T id="primer-first" />
        </p>
      )}
      <Part name="goal" icon="ping" ordered={false}>
        {lines(told.goal)}
      </Part>
      <Part name="wins" icon="trophy" ordered={false}>
        {lines(told.wins)}
      </Part>
      <Part name="losses" icon="skull" ordered={false}>
        {lines(told.losses)}
      </Part>
      <Part name="round" icon="event-round-began" ordered>
        {lines(told.round)}
      </Part>
    </div>
  );
}

interface PartProps {
  name: keyof PrimerInfo;
  icon: IconName;
  /** What comes one after the other has numbers. */
  ordered: boolean;
  children: ReactNode[];
}

function Part({ name, icon, ordered, children }: PartProps) {
  if (children.length === 0) return null;
  const List = ordered ? "ol" : "ul";
  return (
    <section className={cx(css.part, css[name])}>
      <h3 className={css.title}>
        <Icon name={icon} size="1.1em" />
        <T id={`primer-${name}`} />
      </h3>
      <List className={css.lines}>{children}</List>
    </section>
  );
}

function Line({ line, rulebook }: { line: PrimerLineInfo; rulebook: Rulebook | undefined }) {
  const say = useSay();
  return (
    <li>
      <p className={css.line}>{say(line.say)}</p>
      {rulebook && line.rules.length > 0 && (
        <p className={css.rules}>
          <RuleLinks rulebook={rulebook} rules={line.rules} />
        </p>
      )}
    </li>
  );
}
