import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Icon } from "../../art/icon";
import { eventIcon } from "../../art/icons";
import type { Face, Scene } from "../../games/face";
import { T, voice } from "../../text/say";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { announce } from "../../ui/live";
import { type HighlightPace, usePreferences } from "../../ui/preferences";
import type { Message } from "../../wire";
import css from "./highlights.module.css";
import { HIGHLIGHT, usePassing } from "./keys";
import { stayOf } from "./pace";
import type { Highlighted, HighlightQueue } from "./queue";

const words = voice("web");
/** How often it is looked whether the board can be seen again. */
const GLANCE = 250;

interface Props {
  face: Face;
  scene: Scene<unknown, unknown>;
  queue: HighlightQueue;
  pass(): void;
  passAll(): void;
  /** Where the focus goes when the last one has gone. */
  rest(): void;
}

const NO_STORY: readonly Message[] = [];

/** Whoever is asked in an encounter has its scene before them: a page that says the same need not be turned first. */
function tellsAgain(
  { highlight: { kind, text } }: Highlighted,
  story: readonly Message[],
  { question }: Scene<unknown, unknown>,
): boolean {
  if (kind !== "page" || !text || !question) return false;
  const told = JSON.stringify(text);
  return story.some((paragraph) => JSON.stringify(paragraph) === told);
}

/** Whether the sentence that tells it is the very text that is read: that is said once. */
const isItsText = ({ say, highlight: { text } }: Highlighted): boolean =>
  text !== null && JSON.stringify(say) === JSON.stringify(text);

/** What must not pass unseen, large over the board, one after the other. The options of the question stay free. */
export function Highlights({ face, scene, queue, pass, passAll, rest }: Props) {
  const { say } = scene;
  const pace = usePreferences((state) => state.highlights);
  const box = useRef<HTMLElement>(null);
  const off = pace === "none";
  const story = face.encounter?.(scene.view)?.story ?? NO_STORY;
  const first = off ? undefined : queue.waiting[0];
  const isPlayed = first !== undefined && tellsAgain(first, story, scene);
  const shown = isPlayed ? undefined : first;
  const more = queue.waiting.slice(1).filter((each) => !tellsAgain(each, story, scene)).length;

  useEffect(() => {
    if (off && queue.waiting.length > 0) passAll();
  }, [off, queue, passAll]);

  const leave = (go: () => void) => {
    const last = go === passAll || more === 0;
    if (last && box.current?.contains(document.activeElement)) rest();
    go();
  };
  const clicked = usePassing(shown !== undefined, () => leave(pass));
  const click = (go: () => void) => {
    clicked();
    leave(go);
  };
  usePassingBy(queue, shown, pace, pass);
  useReadOut(queue, first, scene);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one may be played too
  useLayoutEffect(() => {
    if (isPlayed) pass();
  }, [isPlayed, queue]);

  if (!shown) return null;
  const waits = stayOf(shown.highlight, pace, 0) === null;
  return (
    <div className={css.layer}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys pass it wherever the focus is */}
      <section
        {...HIGHLIGHT}
        key={queue.gone}
        ref={box}
        aria-label={say(words("highlight"))}
        className={cx(css.highlight, css[shown.highlight.kind], css[shown.tone])}
        data-kind={shown.highlight.kind}
        data-tells={shown.say.id}
        onClick={() => click(pass)}
      >
        {!isItsText(shown) && (
          <p className={css.told}>
            <Icon name={eventIcon(shown.icon)} size="1.6rem" />
            <span>{say(shown.say)}</span>
          </p>
        )}
        {/* What is longer than its box is scrolled with the keyboard too. */}
        <div className={css.inside} tabIndex={waits ? 0 : undefined}>
          {face.highlight?.(shown.event, scene, shown.highlight) ?? <Plain scene={scene} {...shown.highlight} />}
        </div>
        <Foot waits={waits} more={more} pass={() => click(pass)} passAll={() => click(passAll)} />
      </section>
    </div>
  );
}

/** The title and the text that came with it. */
function Plain({
  scene: { say },
  title,
  text,
}: { scene: Scene<unknown, unknown> } & Highlighted["highlight"]): ReactNode {
  if (!title && !text) return null;
  return (
    <div className={css.written}>
      {title && <h3>{say(title)}</h3>}
      {text && <p>{say(text)}</p>}
    </div>
  );
}

interface FootProps {
  waits: boolean;
  /** How many wait behind it. */
  more: number;
  pass(): void;
  passAll(): void;
}

function Foot({ waits, more, pass, passAll }: FootProps) {
  if (!waits && more === 0) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside its buttons is no other
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className={css.foot} onClick={(event) => event.stopPropagation()}>
      {more > 0 && (
        <span className={css.more}>
          <T id="highlight-more" args={{ count: more }} />
        </span>
      )}
      {more > 0 && (
        <Button small kind="quiet" onClick={passAll}>
          <T id="highlight-pass-all" />
        </Button>
      )}
      {waits && (
        <Button small kind="primary" aria-keyshortcuts="Enter" onClick={pass}>
          <T id="highlight-pass" />
        </Button>
      )}
    </div>
  );
}

/** Whether nobody sees the board now: another page or a dialog is before it. */
const isCovered = (): boolean => document.hidden || document.querySelector("dialog[open]") !== null;

/** A result goes by itself when it was seen for so long; where it was covered, it stays for its whole time again. */
function usePassingBy(queue: HighlightQueue, shown: Highlighted | undefined, pace: HighlightPace, pass: () => void) {
  const now = useRef({ pass, behind: 0 });
  now.current = { pass, behind: queue.waiting.length - 1 };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each has its time, also where the next is alike
  useEffect(() => {
    const stay = shown ? stayOf(shown.highlight, pace, now.current.behind) : null;
    if (stay === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const stand = () => {
      timer = isCovered() ? setTimeout(stand, GLANCE) : setTimeout(go, stay);
    };
    const go = () => (isCovered() ? stand() : now.current.pass());
    stand();
    return () => clearTimeout(timer);
  }, [queue.gone, shown, pace]);
}

/** What happened is read out with the log; here what is to be read of it. */
function useReadOut(queue: HighlightQueue, shown: Highlighted | undefined, { say }: Scene<unknown, unknown>) {
  const voice = useRef(say);
  voice.current = say;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is read out once, also where the next is alike
  useEffect(() => {
    if (!shown) return;
    const { title, text } = shown.highlight;
    for (const each of [title, text]) if (each) announce(voice.current(each));
  }, [queue.gone, shown]);
}
