/** The workshop of a game: the page around what the game itself shows there. */
import { useState } from "react";
import { useLocation } from "wouter";
import { hasWorkshop, loadWorkshop } from "../games";
import type { Taken } from "../games/face";
import { api } from "../net/api";
import type { GameInfo } from "../wire";
import { useAsking } from "./asking";
import { Frame } from "./frame";
import { LinkButton } from "./link-button";
import { layAside, lookAside, withTaken } from "./new-table/shelf";
import { newDraft } from "./new-table/table-request";
import css from "./new-table.module.css";
import { Answered } from "./waiting";
import { useWords } from "./words";

export function DecksPage({ game }: { game: string | null }) {
  const w = useWords();
  const games = useAsking("games", api.games);
  const found = games.answer?.find(
    ({ name, workshop }) => workshop?.length && hasWorkshop(name) && name === (game ?? name),
  );
  return (
    <Frame title={w("title-decks")} wide>
      <Answered asking={games}>{() => (found ? <Bench game={found} /> : <NoWorkshop />)}</Answered>
    </Frame>
  );
}

function Bench({ game }: { game: GameInfo }) {
  const [, go] = useLocation();
  const kit = useAsking(`workshop ${game.name}`, async () => {
    const [Workshop, reference] = await Promise.all([loadWorkshop(game.name), api.reference(game.name)]);
    return { Workshop, reference };
  });
  const [aside] = useState(() => lookAside(game.name));
  const seat = aside?.seat ?? 0;
  const take = (taken: Taken) => {
    const draft = aside?.draft ?? newDraft(game, (players) => players);
    layAside({ game: game.name, draft: withTaken(draft, seat, taken), seat });
    go(`/new/${game.name}`);
  };
  const waiting = aside && { seat, figure: aside.draft.figures[seat] ?? null, options: aside.draft.options };
  return (
    <Answered asking={kit}>
      {({ Workshop, reference }) => <Workshop reference={reference} waiting={waiting} take={take} />}
    </Answered>
  );
}

function NoWorkshop() {
  const w = useWords();
  return (
    <div className={css.notBuilt}>
      <h1>{w("decks-none")}</h1>
      <LinkButton href="/">{w("to-games")}</LinkButton>
    </div>
  );
}
