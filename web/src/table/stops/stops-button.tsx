import { useEffect, useId, useRef, useState } from "react";
import { T, useSay, voice } from "../../text/say";
import { Button, IconButton } from "../../ui/button";
import { cx } from "../../ui/cx";
import { Switch } from "../../ui/field";
import { Popover } from "../../ui/popover";
import type { Message, SeatStops, WindowInfo } from "../../wire";
import css from "./stops-button.module.css";

const words = voice("web");

/** The window of all questions what comes first; there is nothing to do in it. */
const ORDERS = "orders";

export interface StopsProps {
  windows: readonly WindowInfo[];
  /** Of the seat one looks through. */
  stops: SeatStops;
  /** How often it passed by itself since its last decision. */
  passed: number;
  /** Who sits there, where one holds several seats. */
  who: Message | Message[] | null;
  set(windows: readonly string[] | null): void;
  askOnce(once: boolean): void;
}

interface Props extends StopsProps {
  /** Only the icon, where there is no room. */
  bare?: boolean;
  /** The id of the button. */
  id?: string;
}

/** A button that opens the list of windows: in which of them one is asked, and whether at the next opportunity. */
export function StopsButton({ bare, id, ...stops }: Props) {
  const say = useSay();
  const [beside, setBeside] = useState<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const sheetId = useId();

  const close = () => {
    setBeside(null);
    button.current?.focus();
  };
  useEffect(() => {
    if (beside) sheet.current?.querySelector<HTMLElement>("input")?.focus();
  }, [beside]);

  const label = say(stops.who ? words("stops-for", { who: stops.who }) : words("stops"));
  const common = {
    ref: button,
    id,
    "aria-haspopup": "dialog" as const,
    "aria-expanded": beside !== null,
    "aria-controls": beside ? sheetId : undefined,
    onClick: () => setBeside(beside ? null : button.current),
  };
  return (
    <>
      {bare ? (
        <span className={css.bell}>
          <IconButton {...common} icon="bell" label={label} className={cx(stops.stops.once && css.armed)} />
          {stops.passed > 0 && (
            <span className={css.passed} aria-hidden="true" title={say(words("stops-passed", { count: stops.passed }))}>
              {stops.passed}
            </span>
          )}
        </span>
      ) : (
        <Button {...common} small kind="quiet" icon="bell" aria-label={label}>
          <T id="stops" />
        </Button>
      )}
      <Popover
        beside={beside}
        onClose={close}
        ref={sheet}
        id={sheetId}
        role="dialog"
        label={label}
        className={css.sheet}
      >
        <StopsList {...stops} title={label} />
      </Popover>
    </>
  );
}

function StopsList({ windows, stops, passed, set, askOnce, title }: StopsProps & { title: string }) {
  const say = useSay();
  const usual = windows.every(({ name, asks }) => stops.windows.includes(name) === asks);
  const turn = (name: string, on: boolean) =>
    set(windows.map((window) => window.name).filter((each) => (each === name ? on : stops.windows.includes(each))));
  return (
    <div className={css.stops}>
      <h3 className={css.title}>{title}</h3>
      <p className={css.hint}>
        <T id="stops-hint" />
      </p>
      <ul className={css.windows}>
        {windows.map(({ name, about }) => (
          <li key={name}>
            <Switch label={say(about)} on={stops.windows.includes(name)} onChange={(on) => turn(name, on)} />
          </li>
        ))}
      </ul>
      {windows.some(({ name }) => name !== ORDERS) && (
        <Button icon={stops.once ? "check" : "bell"} aria-pressed={stops.once} onClick={() => askOnce(!stops.once)}>
          <T id="stops-once" />
        </Button>
      )}
      <div className={css.foot}>
        <Button small kind="quiet" disabled={usual} onClick={() => set(null)}>
          <T id="stops-usual" />
        </Button>
        {passed > 0 && (
          <p className={css.hint}>
            <T id="stops-passed" args={{ count: passed }} />
          </p>
        )}
      </div>
    </div>
  );
}
