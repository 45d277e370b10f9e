/** Above the stage: which game, whose eyes, sharing this moment, going on from it. */
import { Link } from "wouter";
import type { Face, Member } from "../../games/face";
import type { FaceKind } from "../../games/kit";
import { figuresOf } from "../../table/people";
import { RoundTrack } from "../../table/top/round-track";
import bar from "../../table/top/top-bar.module.css";
import { useSay } from "../../text/say";
import { Button, IconButton } from "../../ui/button";
import { usePhone } from "../../ui/media";
import { Menu } from "../../ui/menu";
import { toast } from "../../ui/toast";
import type { Message, Replay } from "../../wire";
import { useWords, words } from "../words";
import { momentPath } from "./playing";
import css from "./top-bar.module.css";

interface ReplayBarProps {
  replay: Replay;
  face: Face;
  view: unknown;
  members: readonly Member[];
  at: number;
  /** The face the address asked for. */
  wanted: FaceKind;
  look(seat: number | null): void;
  onContinue(): void;
}

export function ReplayBar({ replay, face, view, members, at, wanted, look, onContinue }: ReplayBarProps) {
  const w = useWords();
  const say = useSay();
  const phone = usePhone();
  const { table, seat, seats } = replay;
  const eyes = (of: number | null): Message =>
    of === null ? words("replay-seat-public") : words("replay-seat-figures", { who: figuresOf(members, of) });

  const share = async () => {
    const address = `${location.origin}${momentPath(table.code, at, seat, wanted)}`;
    try {
      await navigator.clipboard.writeText(address);
      toast(words("replay-shared"), "good", "check");
    } catch {
      toast(words("replay-share-by-hand", { address }));
    }
  };

  return (
    <div className={bar.bar}>
      <Link href="/" className={bar.brand} aria-label={w("to-home")}>
        Miskatonic
      </Link>
      <h1 className={bar.game}>
        <span className={bar.title}>{say(table.title)}</span>
        <span className={bar.subtitle}>
          <span>{w("replay-heading")}</span>
          {face.subtitle(view).map((part) => (
            <span key={part.id}>{say(part)}</span>
          ))}
        </span>
      </h1>
      <RoundTrack progress={face.progress(view)} />
      <div className={bar.tools}>
        <Menu
          label={w("replay-seat", { who: eyes(seat) })}
          {...(!phone && { words: say(eyes(seat)) })}
          icon="watch"
          className={css.eyes}
          items={seats.map((each) => ({
            key: String(each),
            label: say(eyes(each)),
            checked: each === seat,
            act: () => look(each),
          }))}
        />
        <IconButton icon="share" label={w("replay-share")} onClick={() => void share()} />
        {phone ? (
          <IconButton icon="play" label={w("replay-continue")} onClick={onContinue} />
        ) : (
          <Button icon="play" className={css.continue} onClick={onContinue}>
            {w("replay-continue")}
          </Button>
        )}
      </div>
    </div>
  );
}
