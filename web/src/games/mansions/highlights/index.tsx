/** What is to be seen of a highlight: the page that is read, the card that is turned, the die, the monster, the one who fell. */
import type { ReactNode } from "react";
import { LargeCard } from "../../../table/card/large-card";
import { Amount, Fallen, Vitals } from "../../../table/highlights/figures";
import type { Highlight, Message } from "../../../wire";
import { Icon } from "../art/icon";
import { bandOf } from "../card/bands";
import { CardFace } from "../card/CardFace";
import { MonsterCard } from "../card/MonsterCard";
import { ObjectivePage, StoryPage } from "../page/Page";
import type { PageSort } from "../page/sorts";
import { Portrait } from "../portrait";
import type { Here } from "../scene";
import { PassedOver, turnsUp } from "../trial/PassedOver";
import { Scale } from "../trial/Scale";
import { classIcon, monsterIcon } from "../verbs";
import type { Event, PageView } from "../wire";
import { called, tell } from "../words";
import css from "./highlights.module.css";

type Told = Pick<Highlight, "title" | "text">;

export function highlight(event: Event, scene: Here, told: Told): ReactNode {
  switch (event.event) {
    case "story-told":
      return <ReadOut scene={scene} sort="prologue" told={told} />;
    case "clue-found":
      return <ReadOut scene={scene} sort="clue" told={told} />;
    case "event-read":
      return <ReadOut scene={scene} sort="event" told={told} />;
    case "event-revealed":
      return <Struck />;
    case "objective-revealed":
    case "objective-read":
      return <ObjectivePage scene={scene} page={objectiveOf(event.objective, scene)} fresh />;
    case "card-turned":
    case "mythos-played":
    case "trauma-played":
    case "keeper-action-used":
      return <CardFace scene={scene} id={event.card} />;
    case "spell-turned":
      return <CardFace scene={scene} id={event.card} {...(told.text ? { back: [told.text] } : {})} />;
    case "combat-drawn":
      return (
        <CombatHalf scene={scene} combat={event.combat} told={told} passed={event.passed_over} upper={event.upper} />
      );
    case "test-ended":
    case "monster-rolled":
      return <Scale say={scene.say} target={event.target} die={event.die} large />;
    case "suffered":
    case "healed":
      return <Vitals kind={event.what === "horror" ? "sanity" : "health"} count={event.count} />;
    case "monster-placed":
      return <Placed scene={scene} monster={event.monster} />;
    case "monster-killed":
      return (
        <span className={css.killed}>
          <Icon name={monsterIcon(event.kind)} size="4.5rem" />
        </span>
      );
    case "puzzle-solved":
      return (
        <span className={css.solved}>
          <Icon name="puzzle-piece" size="4.5rem" />
        </span>
      );
    case "went-insane":
      return <Amount icon="sanity" tone="uncanny" count={1} />;
    case "escaped":
      return (
        <span className={css.portrait}>
          <Portrait id={event.who} />
        </span>
      );
    case "investigator-killed":
      return (
        <Fallen>
          <Portrait id={event.who} />
        </Fallen>
      );
    default:
      return null;
  }
}

/** A page that is read out to all, turned over before their eyes. */
function ReadOut({ scene, sort, told: { title, text } }: { scene: Here; sort: PageSort; told: Told }) {
  return title ? <StoryPage scene={scene} sort={sort} name={title} story={text ? [text] : []} fresh /> : null;
}

/** The clock strikes: a face without hands, and one stroke after the other. */
function Struck() {
  return (
    <svg className={css.clock} viewBox="-60 -60 120 120" aria-hidden="true">
      <circle className={css.dial} r="54" />
      {Array.from({ length: 12 }, (_, hour) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a clock
        <path key={hour} className={css.hour} d="M0-50V-41" transform={`rotate(${hour * 30})`} />
      ))}
      <path className={css.hand} d="M0 8V-38" />
    </svg>
  );
}

/** The Objective: what one knows of it, or, where it is no longer on the table, what it says. */
function objectiveOf(id: string, { view }: Here): PageView {
  const parts = ["reveal", "investigators", "keeper"];
  return view.objective_page?.id === id
    ? view.objective_page
    : { id, name: called(`card-${id}`), lines: parts.map((part) => called(`${id}-${part}`)) };
}

interface CombatProps {
  scene: Here;
  combat: string;
  told: Told;
  passed: readonly string[];
  upper: boolean;
}

/** The half of a Combat card that counts, after those that did not fit. */
function CombatHalf({ scene, combat, told: { title, text }, passed, upper }: CombatProps) {
  if (!title) return null;
  const count = passed.length;
  const kicker: Message = count ? tell("passed-over", { count }) : tell("first-fits");
  return (
    <>
      <PassedOver scene={scene} cards={passed} upper={upper} />
      <div className={css.fitting} style={turnsUp(count, count)}>
        <LargeCard
          say={scene.say}
          icon={classIcon(combat.split("-", 1)[0] ?? "")}
          band={bandOf("combat")}
          name={title}
          kicker={scene.say(kicker)}
          lines={text ? [text] : []}
          turned
        />
      </div>
    </>
  );
}

/** A monster that has appeared, while it is on the map. */
function Placed({ scene, monster }: { scene: Here; monster: number }) {
  const found = scene.view.monsters.find(({ id }) => id === monster);
  return found ? <MonsterCard scene={scene} monster={found} /> : null;
}
