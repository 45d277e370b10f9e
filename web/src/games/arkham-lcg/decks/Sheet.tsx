/** The deck on a sheet of paper: the verdict of the rules, its figures, and its cards by type. */
import { type CSSProperties, type ReactNode, useState } from "react";
import { useSay } from "../../../text/say";
import { cx } from "../../../ui/cx";
import { Unseen } from "../../../ui/live";
import { Icon } from "../art/icon";
import { printed } from "../things";
import { Level } from "../tray/card/Bits";
import { bandInk } from "../tray/card/Picture";
import print from "../tray/card/print.module.css";
import type { Deck, Reference } from "../wire";
import { cardName, tell } from "../words";
import { countOf, type Entry, entriesOf, groupsOf, hasRoom } from "./deck";
import { Curve, IconTotals } from "./Figures";
import { type CardKeys, pressed } from "./keys";
import { Stepper } from "./Stepper";
import css from "./sheet.module.css";
import type { Checked } from "./useChecked";
import { Verdict } from "./Verdict";
import { useWords } from "./words";

interface SheetProps {
  deck: Deck;
  checked: Checked;
  copies: Readonly<Record<string, number>>;
  reference: Reference;
  hands: CardKeys;
  put(deck: Deck): void;
  read(code: string, beside: Element): void;
}

export function Sheet({ deck, checked, copies, reference, hands, put, read }: SheetProps) {
  const w = useWords();
  const say = useSay();
  const [at, setAt] = useState<string | null>(null);
  const groups = groupsOf(deck, reference);
  const loose = [
    { title: "deck-weaknesses", entries: entriesOf(deck.weaknesses, reference) },
    { title: "deck-story", entries: entriesOf(deck.story, reference) },
  ].filter(({ entries }) => entries.length > 0);
  const changeable = [...groups, ...loose].flatMap(({ entries }) => entries);
  const tabbed = changeable.some(({ code }) => code === at) ? at : (changeable[0]?.code ?? null);
  const due = checked.found?.weaknesses_due ?? 1;
  const row = (entry: Entry) => (
    <Row
      key={entry.code}
      entry={entry}
      hasRoom={entry.card !== null && hasRoom(deck, entry.card, copies[entry.code] ?? 0, reference)}
      tabbed={entry.code === tabbed}
      onFocus={() => setAt(entry.code)}
      hands={hands}
      read={read}
    />
  );
  return (
    <div className={cx(print.print, css.sheet)}>
      <Verdict deck={deck} checked={checked} reference={reference} less={hands.less} put={put} />
      <div className={css.figures}>
        <Curve deck={deck} reference={reference} />
        <IconTotals deck={deck} reference={reference} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the cards inside bubble here */}
      <div className={css.list} onKeyDown={(event) => pressed(event, hands)}>
        {groups.map(({ kind, entries }) => (
          <Group
            key={kind}
            title={
              kind === "other"
                ? w("deck-others", { count: countOf(entries) })
                : say(tell(`deck-${kind}s`, { count: countOf(entries) }))
            }
          >
            {entries.map(row)}
          </Group>
        ))}
        {groups.length === 0 && <p className={css.empty}>{w("deck-empty")}</p>}
        {loose.map(({ title, entries }) => (
          <Group key={title} title={say(tell(title, { count: countOf(entries) }))}>
            {entries.map(row)}
          </Group>
        ))}
        <Group title={w("deck-fixed")} fixed>
          {entriesOf(deck.required, reference).map((entry) => (
            <FixedRow key={entry.code} entry={entry} read={read} />
          ))}
          {due > 0 && (
            <li className={css.due}>
              <span className={css.count}>{say(tell("times", { count: due }))}</span>
              <Icon name="weakness" size="1.1rem" />
              <span>
                {w("random-weakness", { count: due })}
                <small>{w("random-weakness-why")}</small>
              </span>
            </li>
          )}
        </Group>
      </div>
    </div>
  );
}

function Group({ title, fixed, children }: { title: string; fixed?: boolean; children: ReactNode }) {
  return (
    <section className={css.group} data-fixed={fixed || undefined}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps {
  entry: Entry;
  hasRoom: boolean;
  tabbed: boolean;
  onFocus(): void;
  hands: CardKeys;
  read(code: string, beside: Element): void;
}

const inkOf = ({ card }: Entry) => ({ "--ink": card ? bandInk(card) : "var(--faded)" }) as CSSProperties;

/** The price in the last column; for the ears with its word. */
function Cost({ cost }: { cost: number | null }) {
  const say = useSay();
  if (cost === null) return null;
  return (
    <span className={css.cost}>
      <span aria-hidden="true">{cost}</span>
      <Unseen>{say(tell("card-cost", { count: cost }))}</Unseen>
    </span>
  );
}

function Row({ entry, hasRoom: room, tabbed, onFocus, hands, read }: RowProps) {
  const say = useSay();
  const { code, card, count } = entry;
  return (
    <li className={css.row} style={inkOf(entry)}>
      <button
        type="button"
        className={css.card}
        data-card={code}
        data-thing={printed(code)}
        tabIndex={tabbed ? 0 : -1}
        onFocus={onFocus}
        onClick={(event) => read(code, event.currentTarget)}
      >
        <span className={css.count}>{say(tell("times", { count }))}</span>
        <span className={css.name}>{card ? say(cardName(code)) : code}</span>
        <Level level={card?.level ?? null} say={say} />
        <Cost cost={card?.cost ?? null} />
      </button>
      <Stepper code={code} count={count} hasRoom={room} hands={hands} className={css.stepper} />
    </li>
  );
}

/** What comes with the investigator: to be read, not to be changed. */
function FixedRow({ entry, read }: { entry: Entry; read: SheetProps["read"] }) {
  const say = useSay();
  const { code, card, count } = entry;
  return (
    <li className={css.row} style={inkOf(entry)}>
      <button
        type="button"
        className={css.card}
        data-thing={printed(code)}
        onClick={(event) => read(code, event.currentTarget)}
      >
        <span className={css.count}>{say(tell("times", { count }))}</span>
        <span className={css.name}>{card ? say(cardName(code)) : code}</span>
        {card?.weakness && <Icon name="weakness" size="1.05rem" title={say(tell("card-weakness"))} />}
        <Cost cost={card?.cost ?? null} />
      </button>
    </li>
  );
}
