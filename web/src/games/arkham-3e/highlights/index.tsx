/** What is to be seen of a highlight: the page of the codex, the headline, the token, the dice, the monster, the one who fell. */
import type { ReactNode } from "react";
import { Rolled } from "../../../table/trial/rolled";
import type { Highlight, Message } from "../../../wire";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
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
      return <Signs icon={event.what === "horror" ? "sanity" : "health"} tone={event.what} count={event.count} />;
    case "researched":
      return <Signs icon="clue" tone="clue" count={event.count} />;
    case "monster-spawned":
    case "monster-defeated":
      return <MonsterCard scene={scene} kind={event.kind} />;
    case "anomaly-appeared":
      return <Signs icon="anomaly" tone="uncanny" count={1} />;
    case "outbreak":
      return <Signs icon="event-outbreak" tone="doom" count={1} />;
    case "investigator-defeated":
      return (
        <span className={css.fallen}>
          <Portrait id={event.who} />
        </span>
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

const MOST = 8;

/** How much of something it is about. */
function Signs({ icon, tone, count }: { icon: IconName; tone: string; count: number }) {
  return (
    <p className={css.signs} data-tone={tone} aria-hidden="true">
      {Array.from({ length: Math.min(count, MOST) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signs are alike
        <Icon key={place} name={icon} size="2.6rem" />
      ))}
    </p>
  );
}
