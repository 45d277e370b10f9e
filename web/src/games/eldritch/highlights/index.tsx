/** What is to be seen of a highlight: the card as it is printed, the dice, the monster, the one who fell. */
import type { ReactNode } from "react";
import { Drawing } from "../../../art/drawing";
import { Icon } from "../art/icon";
import { bookOf, monsterEntry } from "../book";
import { MysteryCard, MythosCard, PossessionCard } from "../card/LargeCard";
import { MonsterChip } from "../map/MonsterChip";
import { GateToken, type Omen } from "../map/tokens";
import { DoomTrack, OmenTrack } from "../map/tracks";
import { AncientOneEmblem, Portrait } from "../portrait";
import type { Here } from "../scene";
import { DieFace } from "../trial/Dice";
import type { Event } from "../wire";
import { monsterName, tell } from "../words";
import css from "./highlights.module.css";

export function highlight(event: Event, scene: Here): ReactNode {
  const { reference, view } = scene;
  switch (event.event) {
    case "mythos-drawn":
      return <MythosCard scene={scene} id={event.mythos} />;
    case "mystery-drawn":
    case "mystery-solved":
      return <MysteryCard scene={scene} id={event.mystery} />;
    case "card-gained":
      return <PossessionCard scene={scene} id={event.card} />;
    case "test-ended":
      return <Rolled scene={scene} dice={event.dice} result={event.result} />;
    case "lost":
    case "recovered":
      return <Vitals what={event.what} count={event.count} />;
    case "monster-spawned":
    case "monster-defeated":
    case "ambush-began":
      return <Monster scene={scene} kind={event.kind} />;
    case "gate-opened":
      return <Gate omen={reference.spaces.find(({ id }) => id === event.at)?.gate ?? "green"} />;
    case "doom-advanced":
    case "doom-retreated":
      return <DoomTrack doom={event.doom} width={220} className={css.dial} />;
    case "omen-advanced":
    case "omen-moved":
      return <OmenTrack at={view.omen} tokens={view.omen_tokens} width={150} className={css.dial} />;
    case "ancient-one-awoke":
      return <Awake scene={scene} id={event.ancient_one} />;
    case "investigator-defeated":
    case "devoured":
      return (
        <span className={css.fallen}>
          <Portrait id={event.who} />
        </span>
      );
    default:
      return null;
  }
}

/** A test that is over: the dice as they lay, and how many of them were successes. */
function Rolled({ scene: { say }, dice, result }: { scene: Here; dice: readonly number[]; result: number }) {
  // The best dice are the successes, whatever was asked of them.
  const lit = new Set([...dice.keys()].sort((one, other) => dice[other]! - dice[one]!).slice(0, result));
  return (
    <div className={css.rolled}>
      <ul>
        {dice.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are told apart by their place
          <li key={place}>
            <DieFace
              face={face}
              success={lit.has(place)}
              title={say(tell(lit.has(place) ? "die-success" : "die-failure", { face }))}
            />
          </li>
        ))}
      </ul>
      <strong data-passed={result > 0}>{say(tell("test-successes", { count: result }))}</strong>
    </div>
  );
}

/** How much health or sanity it is about. */
function Vitals({ what, count }: { what: string; count: number }) {
  const kind = what === "sanity" ? "sanity" : "health";
  return (
    <p className={css.vitals} data-kind={kind} aria-hidden="true">
      {Array.from({ length: Math.min(count, MOST) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signs are alike
        <Icon key={place} name={kind} size="2.6rem" />
      ))}
    </p>
  );
}

const MOST = 8;

function Monster({ scene: { say, view, reference }, kind }: { scene: Here; kind: string }) {
  return (
    <span className={css.token}>
      <Drawing viewBox="-22 -22 44 46" width="100%" height="100%" title={say(monsterName(kind))}>
        <MonsterChip kind={kind} epic={monsterEntry(kind, view, reference)?.epic ?? false} />
      </Drawing>
    </span>
  );
}

/** The other side of the sheet. */
function Awake({ scene: { say, reference }, id }: { scene: Here; id: string }) {
  const sheet = bookOf(reference).ancientOnes.get(id);
  if (!sheet) return null;
  return (
    <article className={css.awake}>
      <span className={css.emblem}>
        <AncientOneEmblem id={id} />
      </span>
      <div>
        <h3>{say(sheet.name)}</h3>
        {sheet.back.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
          <p key={place}>{say(line)}</p>
        ))}
      </div>
    </article>
  );
}

function Gate({ omen }: { omen: Omen }) {
  return (
    <span className={css.token}>
      <Drawing viewBox="-22 -22 44 46" width="100%" height="100%">
        <GateToken omen={omen} />
      </Drawing>
    </span>
  );
}
