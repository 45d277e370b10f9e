/** What is to be seen of a highlight: the card as it is printed, the dice, the monster, the one who fell. */
import type { ReactNode } from "react";
import { Drawing } from "../../../art/drawing";
import { Fallen, Vitals } from "../../../table/highlights/figures";
import { Rolled } from "../../../table/trial/rolled";
import { cx } from "../../../ui/cx";
import type { Highlight } from "../../../wire";
import { bookOf, monsterEntry } from "../book";
import { MysteryCard, MythosCard, PossessionCard } from "../card/LargeCard";
import { MonsterChip } from "../map/MonsterChip";
import { EldritchToken, GateToken, MysteryToken, type Omen, RumorToken } from "../map/tokens";
import { DoomTrack, OmenTrack } from "../map/tracks";
import { AncientOneEmblem, Portrait } from "../portrait";
import type { Here } from "../scene";
import type { Event } from "../wire";
import { monsterName, tell } from "../words";
import css from "./highlights.module.css";

export function highlight(event: Event, scene: Here, { text }: Pick<Highlight, "text">): ReactNode {
  const { view } = scene;
  switch (event.event) {
    case "mythos-drawn":
      return <MythosCard scene={scene} id={event.mythos} />;
    case "mystery-drawn":
    case "mystery-solved":
      return <MysteryCard scene={scene} id={event.mystery} />;
    case "card-gained":
      return <PossessionCard scene={scene} id={event.card} />;
    case "card-turned":
      return text && <PossessionCard scene={scene} id={event.card} back={[text]} />;
    case "test-ended":
      return <Rolled say={scene.say} dice={event.dice} result={event.result} />;
    case "lost":
    case "recovered":
      return <Vitals kind={event.what === "sanity" ? "sanity" : "health"} count={event.count} />;
    case "monster-spawned":
    case "monster-defeated":
    case "ambush-began":
      return <Monster scene={scene} kind={event.kind} />;
    case "gate-opened":
    case "gate-put-on-sheet":
      return <Gate omen={omenOf(event.at, scene)} />;
    case "gate-closed":
      return <Gate omen={omenOf(event.at, scene)} closed />;
    case "token-left":
      return <Large token={<EldritchToken />} />;
    case "token-put-on-sheet":
      return event.what === "sanity" ? (
        <Vitals kind={event.what === "sanity" ? "sanity" : "health"} count={event.count} />
      ) : (
        <Large token={<EldritchToken />} />
      );
    case "rumor-solved":
      return <Large token={<RumorToken />} />;
    case "mystery-advanced":
      return <Goal scene={scene} />;
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
    case "player-eliminated":
      return (
        <Fallen>
          <Portrait id={event.who} />
        </Fallen>
      );
    default:
      return null;
  }
}

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

const omenOf = (space: string, { reference }: Here): Omen =>
  (reference.spaces.find(({ id }) => id === space)?.gate as Omen | undefined) ?? "green";

/** A gate that is closed is struck through, and its whirl has gone grey. */
function Gate({ omen, closed = false }: { omen: Omen; closed?: boolean }) {
  return (
    <Large
      token={
        <>
          <g className={cx(closed && css.closed)}>
            <GateToken omen={omen} />
          </g>
          {closed && <path className={css.bar} d="M-15 15L15-15" />}
        </>
      }
    />
  );
}

/** A token, large. */
function Large({ token }: { token: ReactNode }) {
  return (
    <span className={css.token}>
      <Drawing viewBox="-22 -22 44 46" width="100%" height="100%">
        {token}
      </Drawing>
    </span>
  );
}

/** How far the mystery is solved by now. */
function Goal({ scene: { say, view } }: { scene: Here }) {
  if (!view.mystery) return null;
  const { goal, have, need } = view.mystery;
  return (
    <div className={css.goal}>
      <Large token={<MysteryToken />} />
      <strong>{say(tell(`goal-${goal}`, { have, need }))}</strong>
    </div>
  );
}
