/** What hangs over the world: the Ancient One, doom, the omen, the mystery, and the Mythos cards in play. */
import { Bar as Frame, Station, Words } from "../../../table/bar/bar";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { bookOf, mysteriesNeeded } from "../book";
import { DoomTrack, OmenTrack } from "../map/tracks";
import type { HerePart } from "../scene";
import * as things from "../things";
import { ancientOneIcon } from "../verbs";
import { ancientOneName, mysteryName, mythosName, omenName, tell } from "../words";
import css from "./bar.module.css";

/** What counts for a mystery, as a sign. */
const GOALS: Readonly<Record<string, IconName>> = {
  tokens: "eldritch-token",
  clues: "clue",
  gates: "gate",
  toughness: "monster-toughness",
  epic: "skull",
};

export function Bar({ scene }: HerePart) {
  const { view, reference, say } = scene;
  const { mystery } = view;
  const needed = mysteriesNeeded(view, reference);
  const omen = reference.omens[view.omen] ?? "green";
  return (
    <Frame className={css.bar}>
      <Station scene={scene} thing={things.ancientOne(view.ancient_one)} className={css.ancientOne}>
        <Icon name={ancientOneIcon(view.ancient_one)} size="1.9rem" title={say(ancientOneName(view.ancient_one))} />
        <Words className={css.words}>
          <strong aria-hidden="true">{say(ancientOneName(view.ancient_one))}</strong>
          <small className={cx(view.awake && css.awake)}>
            {say(tell(view.awake ? "ancient-one-awake" : "ancient-one-asleep"))}
            {view.sheet_tokens > 0 &&
              ` · ${say(tell("fact-sheet", { by: view.ancient_one, count: view.sheet_tokens }))}`}
          </small>
        </Words>
      </Station>
      <Station scene={scene} thing={things.DOOM} className={css.doom}>
        <DoomTrack
          doom={view.doom}
          width={112}
          className={css.dial}
          title={say(tell("doom-is", { doom: view.doom }))}
        />
        <span className={css.caption} aria-hidden="true">
          {say(tell("doom"))}
        </span>
      </Station>
      <Station scene={scene} thing={things.OMEN} className={css.omen}>
        <OmenTrack
          at={view.omen}
          tokens={view.omen_tokens}
          width={68}
          className={css.ring}
          title={say(tell("omen-is", { omen: omenName(omen) }))}
        />
      </Station>
      <Station scene={scene} thing={things.MYSTERY} className={css.mystery}>
        <Words className={css.words}>
          <small>
            <Solved solved={view.solved.length} needed={needed} />
            <span className={css.solvedWords}>
              {say(tell("mysteries-solved", { solved: view.solved.length, needed }))}
            </span>
          </small>
          <strong>{mystery ? say(mysteryName(mystery.card)) : say(tell("no-mystery"))}</strong>
          {mystery && (
            <span className={css.goal}>
              <span className={css.goalShort} aria-hidden="true">
                <Icon name={GOALS[mystery.goal] ?? "mystery"} size="1em" />
                {mystery.have}/{mystery.need}
              </span>
              <Pips have={mystery.have} need={mystery.need} />
              <span className={css.goalWords}>
                {say(tell(`goal-${mystery.goal}`, { have: mystery.have, need: mystery.need }))}
              </span>
            </span>
          )}
        </Words>
      </Station>
      <Mythos scene={scene} />
    </Frame>
  );
}

/** The mysteries that are solved, and those still to be. */
function Solved({ solved, needed }: { solved: number; needed: number }) {
  return (
    <span className={css.solved} aria-hidden="true">
      {Array.from({ length: needed }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seals are alike
        <i key={place} data-done={place < solved} />
      ))}
    </span>
  );
}

/** More than this are only said. */
const MOST_PIPS = 8;

function Pips({ have, need }: { have: number; need: number }) {
  if (need > MOST_PIPS) return null;
  return (
    <span className={css.pips} aria-hidden="true">
      {Array.from({ length: need }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
        <i key={place} data-done={place < have} />
      ))}
    </span>
  );
}

/** The card that is being resolved, those that stay in play, and how many are left to draw. */
function Mythos({ scene }: HerePart) {
  const { view, reference, say } = scene;
  const book = bookOf(reference);
  const resolved = view.card && !view.ongoing.some(({ card }) => card === view.card) ? [view.card] : [];
  const cards = [
    ...resolved.map((card) => ({ card, tokens: 0, now: true })),
    ...view.ongoing.map(({ card, tokens }) => ({ card, tokens, now: card === view.card })),
  ];
  return (
    <div className={css.mythos}>
      <Station scene={scene} thing="deck:mythos" className={css.left}>
        <Icon name="mythos" size="1rem" />
        <span className={css.leftWords}>{say(tell("mythos-left", { count: view.mythos }))}</span>
        <b aria-hidden="true">{view.mythos}</b>
      </Station>
      <ul className={css.cards}>
        {cards.map(({ card, tokens, now }) => (
          <li key={card}>
            <Station scene={scene} thing={things.mythos(card)} className={cx(css.card, now && css.now)}>
              <i className={css.colour} data-colour={book.mythos.get(card)?.colour} />
              <span>{say(mythosName(card))}</span>
              {tokens > 0 && (
                <b>
                  <Icon name="eldritch-token" size="0.9em" title={say(tell("fact-eldritch", { count: tokens }))} />
                  {tokens}
                </b>
              )}
            </Station>
          </li>
        ))}
      </ul>
    </div>
  );
}
