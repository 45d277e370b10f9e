/** What is to be seen of a highlight: the card as it is printed, the token, the test with its sums, the page of the story. */
import type { ReactNode } from "react";
import { cx } from "../../../ui/cx";
import { ChaosToken } from "../art/chaos-token";
import { Marker } from "../art/marker";
import { isToken } from "../art/names";
import { Portrait } from "../art/portrait";
import { cardOf } from "../book";
import { endingOf } from "../campaign/moments";
import page from "../campaign/page.module.css";
import type { Here } from "../scene";
import { LargeCard } from "../tray/card/LargeCard";
import { Picture } from "../tray/card/Picture";
import print from "../tray/card/print.module.css";
import type { Event } from "../wire";
import { cardName, scenarioName, tell } from "../words";
import { EndedTest } from "./EndedTest";
import css from "./highlights.module.css";

type Of<Tag extends Event["event"]> = Extract<Event, { event: Tag }>;

export function highlight(event: Event, scene: Here): ReactNode {
  const { reference, say } = scene;
  switch (event.event) {
    case "test-ended":
      return <EndedTest scene={scene} ended={event} />;
    case "token-was-revealed":
      return <RevealedToken token={event.token} />;
    case "encounter-card-was-drawn":
      return <LargeCard reference={reference} say={say} code={event.card} />;
    case "act-advanced":
    case "agenda-advanced":
      return <LargeCard reference={reference} say={say} code={event.card} turned />;
    case "attacked":
      return <Attack scene={scene} {...event} />;
    case "investigator-defeated":
    case "investigator-lost":
      return <Fallen who={event.who} title={say(cardName(event.who))} />;
    case "scenario-ended":
      return <Resolution scene={scene} {...event} />;
    default:
      return null;
  }
}

function RevealedToken({ token }: { token: string }) {
  return isToken(token) ? <ChaosToken token={token} size="6rem" className={css.token} /> : null;
}

/** The enemy, and what its attack does. */
function Attack({ scene, enemy, who }: { scene: Here } & Of<"attacked">) {
  const card = cardOf(scene.reference, enemy);
  if (!card) return null;
  const harm = [
    ...Array.from({ length: card.damage }, () => "damage" as const),
    ...Array.from({ length: card.horror }, () => "horror" as const),
  ];
  return (
    <div className={css.attack} aria-hidden="true">
      <span className={css.attacker}>
        <Picture card={card} />
      </span>
      <span className={css.harm}>
        {harm.map((marker, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: markers are alike
          <Marker key={`${marker}-${place}`} marker={marker} size="2.4rem" />
        ))}
      </span>
      <span className={css.victim}>
        <Portrait id={who} />
      </span>
    </div>
  );
}

function Fallen({ who, title }: { who: string; title: string }) {
  return (
    <span className={css.fallen}>
      <Portrait id={who} title={title} />
    </span>
  );
}

/** How a scenario ended, as the page of the story tells it. */
function Resolution({ scene: { say }, ...ended }: { scene: Here } & Of<"scenario-ended">) {
  return (
    <article className={cx(print.print, page.page, css.resolution)}>
      <p className={page.kicker}>{say(tell("ending-kicker", { scenario: scenarioName(ended.scenario) }))}</p>
      <h2>{say(tell(`resolution-${ended.resolution}`))}</h2>
      <p className={page.story} data-first="">
        {say(endingOf(ended))}
      </p>
    </article>
  );
}
