import { useState } from "react";
import { Link, useLocation } from "wouter";
import { Icon } from "../../art/icon";
import { api, problemOf } from "../../net/api";
import { T, useSay, voice } from "../../text/say";
import { Button } from "../../ui/button";
import button from "../../ui/button.module.css";
import { cx } from "../../ui/cx";
import { toast } from "../../ui/toast";
import type { TableInfo } from "../../wire";
import css from "./ending.module.css";

const words = voice("web");

interface Props {
  table: TableInfo;
  /** One has played, or is the host: one may play again with the same company. */
  entitled: boolean;
}

/** Where one goes from the end of a game: again with the same settings and seats, or through it once more. */
export function Ways({ table, entitled }: Props) {
  const say = useSay();
  return (
    <div className={css.ways}>
      <Again table={table} entitled={entitled} />
      <Link href={`/replay/${table.code}`} className={button.button}>
        <Icon name="replay" size="1.1em" />
        {say(words("ending-replay"))}
      </Link>
    </div>
  );
}

interface OtherWaysProps {
  table: TableInfo;
  report(): void;
  /** Look at the board again. */
  onBoard?(): void;
}

/** What else one may want at the end. */
export function OtherWays({ table, report, onBoard }: OtherWaysProps) {
  const say = useSay();
  return (
    <div className={css.ways}>
      <Link href={`/new/${table.game}`} className={cx(button.button, button.quiet)}>
        {say(words("ending-other"))}
      </Link>
      {onBoard && (
        <Button kind="quiet" onClick={onBoard}>
          <T id="ending-board" />
        </Button>
      )}
      <Button kind="quiet" icon="report" onClick={report}>
        <T id="report" />
      </Button>
    </div>
  );
}

/** One click leads to a new table; whoever comes later goes to the same. */
function Again({ table: { code, next_code: next }, entitled }: Props) {
  const say = useSay();
  const [, go] = useLocation();
  const [opening, setOpening] = useState(false);
  if (next) {
    return (
      <Link href={`/table/${next}`} className={cx(button.button, button.primary)}>
        <Icon name="play" size="1.1em" />
        {say(words(entitled ? "ending-next" : "ending-next-watch"))}
      </Link>
    );
  }
  if (!entitled) return null;
  const again = async () => {
    setOpening(true);
    try {
      go(`/table/${(await api.again(code)).code}`);
    } catch (error) {
      toast(problemOf(error).say, "bad");
      setOpening(false);
    }
  };
  return (
    <Button kind="primary" icon="play" disabled={opening} onClick={() => void again()}>
      <T id="ending-again" />
    </Button>
  );
}
