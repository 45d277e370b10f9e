import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../art/icon";
import type { Encounter, Face, Scene, Thing } from "../../games/face";
import { T, useSay, voice } from "../../text/say";
import { cx } from "../../ui/cx";
import { idOf } from "../things";
import css from "./encounter.module.css";

const words = voice("web");

/** Milliseconds after which a board that was just opened has been drawn. */
const DRAWN = 400;

interface Props {
  face: Face;
  scene: Scene<unknown, unknown>;
  encounter: Encounter;
  /** Over the board, beside the question; else it stands above the question. */
  beside: boolean;
}

/** Whether it would cover less of what matters at the other edge of the board: whose it is, and what can be chosen. */
function useAside(
  sheet: RefObject<HTMLElement | null>,
  beside: boolean,
  name: string,
  who: Thing,
  { question, optionsAt }: Scene<unknown, unknown>,
): boolean {
  const [aside, setAside] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again for another encounter or question
  useLayoutEffect(() => {
    const board = sheet.current?.closest("main");
    if (!beside || !board) return;
    const look = () => setAside(isBetterAside(sheet.current!, board, [who, ...(optionsAt?.keys() ?? [])]));
    look();
    // A board that has just been opened is drawn when it has been measured.
    const drawn = setTimeout(look, DRAWN);
    return () => clearTimeout(drawn);
  }, [beside, name, question]);
  return aside;
}

function isBetterAside(sheet: HTMLElement, board: Element, matter: readonly Thing[]): boolean {
  const { left, right } = board.getBoundingClientRect();
  const { width } = sheet.getBoundingClientRect();
  const places = matter
    .flatMap((thing) => [...board.querySelectorAll(`svg [data-thing="${thing}"]`)])
    .map((each) => each.getBoundingClientRect());
  const covered = places.filter((place) => place.right > right - width).length;
  const there = places.filter((place) => place.left < left + width).length;
  return there < covered;
}

/** Whether some of a shortened story is not seen. */
function useIsCut(page: RefObject<HTMLElement | null>, brief: boolean, paragraphs: number): boolean {
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    if (!brief) return;
    const look = () => {
      const told = [...(page.current?.querySelectorAll(`.${css.story}`) ?? [])];
      setCut(paragraphs > 1 || told.some((each) => each.scrollHeight > each.clientHeight + 1));
    };
    look();
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, [page, brief, paragraphs]);
  return cut;
}

/** An encounter as one scene: whose it is, the situation, what is tried in it with its dice, and what came of it. */
export function EncounterScene({ face, scene, encounter, beside }: Props) {
  const say = useSay();
  const { who, title, story, outcomes } = encounter;
  const told = story.length + outcomes.length;
  const heading = useId();
  const name = say(title);
  const [folded, setFolded] = useState(false);
  const [whole, setWhole] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const aside = useAside(sheet, beside, name, who, scene);
  // Above a question what was read makes room for what is tried, and can be read again.
  const short = !beside && encounter.tried;
  const brief = short && !whole && !folded;
  const cut = useIsCut(page, brief, story.length);
  // Another encounter is a new page; what is told next is at its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its title says whether it is another one
  useEffect(() => {
    setFolded(false);
    setWhole(false);
  }, [name]);
  useEffect(() => {
    if (beside && told > 0) page.current?.scrollTo?.({ top: page.current.scrollHeight });
  }, [told, beside]);
  return (
    <section
      ref={sheet}
      className={cx(css.scene, beside ? css.beside : css.above, aside && css.aside, folded && css.folded)}
      aria-labelledby={heading}
      data-encounter={beside ? "beside" : "above"}
    >
      <header className={css.head}>
        <span className={css.portrait} data-thing={who}>
          <face.Portrait id={idOf(who)} />
        </span>
        <h3 id={heading} className={css.title}>
          {name}
        </h3>
        <button
          type="button"
          className={css.fold}
          aria-expanded={!folded}
          aria-label={say(words(folded ? "encounter-unfold" : "encounter-fold"))}
          onClick={() => setFolded(!folded)}
        >
          <Icon name={folded ? "plus" : "minus"} size="0.9rem" />
        </button>
      </header>
      {!folded && (
        <div ref={page} className={cx(css.page, brief && css.brief)}>
          {story.map((paragraph, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: it is read out whole in any case
            // biome-ignore lint/suspicious/noArrayIndexKey: a story is told in its order
            <p key={place} className={css.story} onClick={() => setWhole(true)}>
              {say(paragraph)}
            </p>
          ))}
          {short && cut && (
            <button type="button" className={css.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
              <T id={whole ? "encounter-shorten" : "encounter-whole"} />
            </button>
          )}
          {outcomes.map((outcome, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they come one after the other
            <p key={place} className={css.outcome} data-passed={outcome.passed}>
              <Icon name={outcome.passed ? "check" : "close"} size="1rem" />
              <span>
                <strong>
                  <T id={outcome.passed ? "encounter-passed" : "encounter-failed"} />
                </strong>{" "}
                {outcome.text ? say(outcome.text) : <T id="encounter-nothing" />}
              </span>
            </p>
          ))}
          {face.Trial && <face.Trial scene={scene} />}
        </div>
      )}
    </section>
  );
}
