/** What is to be seen of a highlight: the page of the codex, the headline, the token, the dice, the monster, the one who fell. */
import type { ReactNode } from "react";
import { Amount, Fallen, Vitals } from "../../../table/highlights/figures";
import { Rolled } from "../../../table/trial/rolled";
import type { Highlight, Message } from "../../../wire";
import { MythosToken } from "../board/Token";
import { AssetCard } from "../card/AssetCard";
import { HeadlineCard } from "../card/HeadlineCard";
import { MonsterCard } from "../card/MonsterCard";
import { CodexPage } from "../codex/CodexCard";
import { Portrait } from "../portrait";
import type { Here } from "../scene";
import type { Event } from "../wire";
import { archiveStory, tokenName, turnedStory } from "../words";
import css from "./highlights.module.css";

export function highlight(event: Event, scene: Here, told: Pick<Highlight, "title" | "text">): ReactNode {
  switch (event.event) {
    case "archive-added":
      return <Page scene={scene} number={event.archive} story={archiveStory(event.archive)} told={told} />;
    case "archive-turned": {
      const story = turnedStory(event.archive, event.part ?? null);
      return <Page scene={scene} number={event.archive} story={story} told={told} turned />;
    }
    case "headline-read":
      return <HeadlineCard scene={scene} id={event.headline} />;
    case "card-gained":
      return <AssetCard scene={scene} id={event.card} />;
    case "card-turned":
      return told.text && <AssetCard scene={scene} id={event.card} back={[told.text]} />;
    case "token-drawn":
      return (
        <span className={css.drawn}>
          <MythosToken token={event.token} size="7.5rem" title={scene.say(tokenName(event.token))} />
        </span>
      );
    case "test-ended":
      return <Rolled say={scene.say} dice={event.dice} result={event.result} />;
    case "suffered":
    case "recovered":
    case "prevented":
      return <Vitals kind={event.what === "horror" ? "sanity" : "health"} count={event.count} />;
    case "researched":
      return <Amount icon="clue" tone="clue" count={event.count} />;
    case "monster-spawned":
    case "monster-defeated":
      return <MonsterCard scene={scene} kind={event.kind} />;
    case "anomaly-appeared":
      return <Amount icon="anomaly" tone="uncanny" count={1} />;
    case "outbreak":
      return <Amount icon="event-outbreak" tone="doom" count={1} />;
    case "investigator-defeated":
      return (
        <Fallen>
          <Portrait id={event.who} />
        </Fallen>
      );
    default:
      return null;
  }
}

interface PageProps {
  scene: Here;
  number: number;
  story: Message;
  turned?: boolean;
  told: Pick<Highlight, "title" | "text">;
}

/** The codex grows by a page, or one is turned over: it is read as it stands there. */
function Page({ scene, number, story, turned = false, told: { title, text } }: PageProps) {
  if (!title) return null;
  return (
    <CodexPage
      scene={scene}
      number={number}
      name={title}
      story={story}
      lines={text ? [text] : []}
      back={turned}
      moment={turned ? "turned" : "added"}
    />
  );
}
