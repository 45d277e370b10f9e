/** The games as covers: those one can play laid open, those still being written on the shelf. */
import { useId } from "react";
import { Icon } from "../../art/icon";
import { GameCover } from "../../games/covers";
import { useSay } from "../../text/say";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import type { GameInfo } from "../../wire";
import { LinkButton } from "../link-button";
import { useWords } from "../words";
import css from "./covers.module.css";
import { useQuickTable } from "./quick";

/** The print on the lid, framed. */
export function Cover({ game, className }: { game: string; className?: string | undefined }) {
  return (
    <div className={cx(css.cover, className)} aria-hidden="true">
      <GameCover game={game} />
    </div>
  );
}

function Facts({ game }: { game: GameInfo }) {
  const w = useWords();
  const say = useSay();
  const least = Math.min(...game.players);
  const most = Math.max(...game.players);
  return (
    <ul className={css.facts}>
      {game.players.length > 0 && (
        <li>
          <Icon name="team" size="1.15em" title={w("fact-players")} />
          {w("game-players", { least, most })}
        </li>
      )}
      {game.length && (
        <li>
          <Icon name="waiting" size="1.05em" title={w("fact-length")} />
          {say(game.length)}
        </li>
      )}
    </ul>
  );
}

/** A game one can sit down to at once. */
export function OpenGame({ game }: { game: GameInfo }) {
  const w = useWords();
  const say = useSay();
  const { opening, open } = useQuickTable(game);
  const title = say(game.title);
  const heading = useId();
  return (
    <article className={css.open} aria-labelledby={heading}>
      <Cover game={game.name} />
      <div className={css.words}>
        <h3 id={heading}>{title}</h3>
        {game.about && <p className={css.about}>{say(game.about)}</p>}
        <Facts game={game} />
        <div className={css.acts}>
          <Button kind="primary" icon="play" className={css.play} disabled={opening} onClick={() => void open()}>
            {opening ? w("opening") : w("play-now")}
          </Button>
          <LinkButton href={`/new/${game.name}`} className={css.other}>
            {w("new-table")}
          </LinkButton>
          <span className={css.links}>
            {game.workshop?.length ? (
              <LinkButton
                href={`/decks/${game.name}`}
                kind="quiet"
                icon="deck"
                label={w("decks-of-game", { game: title })}
              >
                {w("decks-of")}
              </LinkButton>
            ) : null}
            {game.rules && (
              <LinkButton
                href={`/rules/${game.name}`}
                kind="quiet"
                icon="rules"
                label={w("rules-of-game", { game: title })}
              >
                {w("rules-of")}
              </LinkButton>
            )}
          </span>
        </div>
        <p className={css.hint}>{w("play-now-why")}</p>
      </div>
    </article>
  );
}

/** A game that is still being written: shown, and honestly not to be started. */
export function ComingGame({ game }: { game: GameInfo }) {
  const w = useWords();
  const say = useSay();
  return (
    <article className={css.coming}>
      <div className={css.shelved}>
        <Cover game={game.name} />
        <span className={css.label}>{w("coming")}</span>
      </div>
      <h3>{say(game.title)}</h3>
      {game.about && <p className={css.about}>{say(game.about)}</p>}
      <Facts game={game} />
    </article>
  );
}
