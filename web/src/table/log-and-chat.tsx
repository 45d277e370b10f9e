import { useEffect, useState } from "react";
import type { Face, Member, Scene } from "../games/face";
import { T, useSay, voice } from "../text/say";
import { Tabs } from "../ui/tabs";
import type { Happening } from "../wire";
import { Chat } from "./chat/chat";
import { Log } from "./log/log";
import type { TableState } from "./state";

const words = voice("web");
export type LogTab = "log" | "chat";

interface Props {
  face: Face;
  scene: Scene<unknown, unknown>;
  members: readonly Member[];
  state: TableState;
  log: readonly Happening[];
  tab: LogTab;
  turn(tab: LogTab): void;
  at: number | null;
  talk(text: string): void;
}

/** The log and the talk, one tab apart; what was said unseen is counted. */
export function LogAndChat({ face, scene, members, state, log, tab, turn, at, talk }: Props) {
  const say = useSay();
  const { said, table, seats, mayTalk, eyes } = state;
  const [seen, setSeen] = useState(said.length);
  useEffect(() => {
    if (tab === "chat") setSeen(said.length);
  }, [tab, said.length]);
  if (!table) return null;
  const unread = tab === "chat" ? 0 : said.length - seen;
  const may = eyes !== null && mayTalk.includes(eyes);
  return (
    <Tabs
      label={say(words("story-and-talk"))}
      chosen={tab}
      onChoose={(key) => turn(key === "chat" ? "chat" : "log")}
      className="fill"
      tabs={[
        {
          key: "log",
          label: <T id="log" />,
          icon: "log",
          panel: <Log face={face} log={log} light={scene.light} at={at} />,
        },
        {
          key: "chat",
          label: <T id="chat" />,
          icon: "chat",
          ...(unread > 0 && { badge: unread }),
          panel: <Chat said={said} members={members} mine={seats} mayTalk={may} table={table} talk={talk} />,
        },
      ]}
    />
  );
}
