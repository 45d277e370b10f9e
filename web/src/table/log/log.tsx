import {
  type KeyboardEvent,
  memo,
  type ToggleEvent,
  type UIEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Icon } from "../../art/icon";
import { eventIcon } from "../../art/icons";
import type { Face, Thing } from "../../games/face";
import { T, useSay, voice } from "../../text/say";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import type { Happening } from "../../wire";
import { type Chapter, chapters, type Entry } from "./groups";
import css from "./log.module.css";

const words = voice("web");
/** Nearer to the end than this one reads along. */
const AT_END = 48;

interface Props {
  face: Face;
  log: readonly Happening[];
  light(things: readonly Thing[]): void;
  /** Which entry is pointed at from outside, such as a replay's or a recap's. */
  at?: number | null;
}

/** Everything that happened; pointing at a line lights what it touched. */
export function Log({ face, log, light, at = null }: Props) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  const [reading, setReading] = useState(false);
  const told = useMemo(() => chapters(log, face), [log, face]);

  // Who does not read back stays at the newest line, however the lines above grow.
  useEffect(() => {
    if (reading || !content.current) return;
    const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });
    toEnd();
    const watcher = new ResizeObserver(toEnd);
    watcher.observe(content.current);
    return () => watcher.disconnect();
  }, [reading]);

  useEffect(() => {
    if (at === null) return setReading(false);
    setReading(true);
    box.current?.querySelector(`[data-entry="${at}"]`)?.scrollIntoView({ block: "nearest" });
  }, [at]);

  const read = useCallback(() => setReading(true), []);

  const scrolled = ({ currentTarget: it }: UIEvent<HTMLElement>) => {
    const atEnd = it.scrollHeight - it.scrollTop - it.clientHeight < AT_END;
    if (atEnd && at === null) setReading(false);
    else if (it.scrollTop < before.current) setReading(true);
    before.current = it.scrollTop;
  };

  const walk = (event: KeyboardEvent) => {
    const lines = [...(box.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])];
    const here = lines.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: lines.length - 1 }[event.key];
    if (to === undefined || here < 0) return;
    event.preventDefault();
    event.stopPropagation();
    lines[Math.max(0, Math.min(to, lines.length - 1))]?.focus();
  };

  if (log.length === 0) {
    return (
      <p className={css.empty}>
        <T id="log-empty" />
      </p>
    );
  }
  return (
    <div className={css.frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the lines inside bubble here */}
      <div ref={box} className={css.log} onKeyDown={walk} onScroll={scrolled}>
        <div ref={content}>
          {told.map((chapter, number) => (
            <ChapterPart
              key={chapter.key}
              chapter={chapter}
              face={face}
              light={light}
              read={read}
              at={at}
              last={number === told.length - 1}
            />
          ))}
        </div>
      </div>
      {reading && at === null && (
        <Button small className={css.toEnd} onClick={() => setReading(false)} icon="last">
          {say(words("log-to-end"))}
        </Button>
      )}
    </div>
  );
}

interface ChapterProps {
  chapter: Chapter;
  face: Face;
  light(things: readonly Thing[]): void;
  /** One looks closer at a line, and stays there. */
  read(): void;
  at: number | null;
  last: boolean;
}

const ChapterPart = memo(function ChapterPart({ chapter, face, light, read, at, last }: ChapterProps) {
  const say = useSay();
  const lastKey = chapter.groups.at(-1)?.entries.at(-1)?.index;
  return (
    <section className={css.chapter}>
      {chapter.opening && <h3 className={css.round}>{say(chapter.opening.happening.say)}</h3>}
      {chapter.groups.map((group) => (
        <div key={group.key} className={cx(css.group, group.cause && css.caused)}>
          {group.cause && <h4 className={css.cause}>{say(group.cause)}</h4>}
          <ul>
            {group.entries.map((entry) => (
              <Line
                key={entry.index}
                entry={entry}
                face={face}
                light={light}
                read={read}
                pointed={at === entry.index}
                stop={last && entry.index === lastKey}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
});

interface LineProps {
  entry: Entry;
  face: Face;
  light(things: readonly Thing[]): void;
  read(): void;
  pointed: boolean;
  /** The one line the Tab key stops at; arrows go on from there. */
  stop: boolean;
}

/** What happened; where more is to be said about it, the line can be opened. */
function Line({ entry, face, light, read, pointed, stop }: LineProps) {
  const say = useSay();
  const box = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  // As much of it as there is room for, and in any case the line itself.
  useEffect(() => {
    if (!open) return;
    box.current?.scrollIntoView({ block: "nearest" });
    box.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [open]);

  const { event, say: told, touches, tone, icon } = entry.happening;
  const show = () => light(touches);
  const hide = () => light([]);
  const line = {
    className: cx(css.line, css[tone], pointed && css.pointed),
    "data-entry": entry.index,
    tabIndex: stop ? 0 : -1,
    onPointerEnter: show,
    onPointerLeave: hide,
    onFocus: show,
    onBlur: hide,
  };
  const said = (
    <>
      <Icon name={eventIcon(icon)} size="1.15rem" />
      <span>{say(told)}</span>
    </>
  );
  const toggled = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open);
    if (currentTarget.open) read();
  };
  const more = face.details?.(event, say);
  if (!more) return <li {...line}>{said}</li>;
  return (
    <li>
      <details ref={box} className={css.details} onToggle={toggled}>
        <summary {...line}>{said}</summary>
        {open && more}
      </details>
    </li>
  );
}
