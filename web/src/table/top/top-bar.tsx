import type { ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "../../art/icon";
import { Logo } from "../../art/logo";
import { Sign } from "../../art/sign";
import type { Face, Member } from "../../games/face";
import { T, useSay, voice } from "../../text/say";
import { Button, IconButton } from "../../ui/button";
import { LANGUAGES, useLanguage } from "../../ui/languages";
import { useNarrow, usePhone } from "../../ui/media";
import { Menu, type MenuItem } from "../../ui/menu";
import type { TableInfo, UndoOffer } from "../../wire";
import type { Eyes } from "../state";
import { EyesSwitcher } from "./eyes";
import { toggleFullScreen } from "./full-screen";
import { RoundTrack } from "./round-track";
import css from "./top-bar.module.css";
import { UndoMenu } from "./undo-menu";

const words = voice("web");

export type Opens = "rules" | "primer" | "settings" | "seats" | "keys" | "report";

interface Props {
  face: Face;
  view: unknown;
  table: TableInfo;
  members: readonly Member[];
  seats: readonly number[];
  eyes: Eyes;
  deciding: readonly number[];
  look(eyes: Eyes): void;
  offers: readonly UndoOffer[];
  goBack(back: UndoOffer["back"]): void;
  /** When one is asked, where the game has windows. */
  stops: ReactNode;
  open(what: Opens): void;
  /** The way from the board to the plain face and back. */
  faces?: { plain: boolean; turn(): void } | undefined;
}

/** The game, how far it is, and everything that is about the table rather than on it. */
export function TopBar(props: Props) {
  const { face, view, table, members, seats, eyes, deciding, look, offers, goBack, stops, open, faces } = props;
  const say = useSay();
  const phone = usePhone();
  const narrow = useNarrow(84);
  const more: MenuItem[] = [
    { key: "seats", icon: "team", label: <T id="seats-and-links" />, act: () => open("seats") },
    ...(phone && table.rules
      ? [{ key: "rules", icon: "rules" as const, label: <T id="rules" />, act: () => open("rules") }]
      : []),
    ...(table.primer
      ? [{ key: "primer", icon: "trophy" as const, label: <T id="primer" />, act: () => open("primer") }]
      : []),
    { key: "settings", icon: "settings", label: <T id="settings" />, act: () => open("settings") },
    ...(faces ? [{ key: "face", icon: "watch" as const, label: <FaceLabel {...faces} />, act: faces.turn }] : []),
    { key: "screen", icon: "fullscreen", label: <T id="full-screen" />, act: toggleFullScreen },
    ...(phone ? [] : [{ key: "keys", icon: "hand" as const, label: <T id="keys" />, act: () => open("keys") }]),
    { key: "report", icon: "report", label: <T id="report" />, act: () => open("report") },
  ];
  return (
    <div className={css.bar}>
      <Link href="/" className={css.brand} title={say(words("to-home"))}>
        {phone ? <Sign size="1.75rem" title="Miskatonic" /> : <Logo />}
      </Link>
      <h1 className={css.game}>
        <span className={css.title}>{say(table.title)}</span>
        {view != null && (
          <span className={css.subtitle}>
            {face.subtitle(view).map((part) => (
              <span key={part.id}>{say(part)}</span>
            ))}
          </span>
        )}
      </h1>
      {view != null && table.status !== "gathering" && <RoundTrack progress={face.progress(view)} />}
      <div className={css.tools}>
        <EyesSwitcher members={members} seats={seats} eyes={eyes} deciding={deciding} look={look} bare={narrow} />
        {seats.length === 0 && table.status === "playing" && (
          <span className={css.watching}>
            <Icon name="watch" /> <T id="watching" />
          </span>
        )}
        {seats.length > 0 && table.status !== "gathering" && <UndoMenu offers={offers} goBack={goBack} bare={narrow} />}
        {stops}
        {table.rules && !narrow && (
          <Button icon="rules" onClick={() => open("rules")}>
            <T id="rules" />
          </Button>
        )}
        {table.rules && narrow && !phone && (
          <IconButton icon="rules" label={say(words("rules"))} onClick={() => open("rules")} />
        )}
        {!phone && <LanguageMenu />}
        <Menu label={say(words("more"))} icon="settings" items={more} />
        {!phone && (
          <IconButton
            className={css.screen}
            icon="fullscreen"
            label={say(words("full-screen"))}
            onClick={toggleFullScreen}
          />
        )}
      </div>
    </div>
  );
}

const FaceLabel = ({ plain }: { plain: boolean }) => <T id={plain ? "face-board" : "face-plain"} />;

function LanguageMenu() {
  const say = useSay();
  const [locale, change] = useLanguage();
  return (
    <Menu
      label={say(words("language-now", { now: locale.toUpperCase() }))}
      words={locale.toUpperCase()}
      icon="language"
      items={LANGUAGES.map(({ locale: each, name }) => ({
        key: each,
        label: <span lang={each}>{name}</span>,
        checked: each === locale,
        act: () => change(each),
      }))}
    />
  );
}
