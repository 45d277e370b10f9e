import type { Face, Member } from "../../games/face";
import { T, useSay, voice } from "../../text/say";
import type { SeatInfo } from "../../wire";
import { figuresOf, personOf } from "../people";
import css from "./prompt.module.css";

const words = voice("web");

interface Props {
  face: Face;
  members: readonly Member[];
  waiting: readonly number[];
  seats: readonly SeatInfo[];
  /** One only looks on. */
  watching: boolean;
}

/** Somebody else decides: who, and that one need not do anything. */
export function WaitingBody({ face, members, waiting, seats, watching }: Props) {
  const say = useSay();
  return (
    <>
      <ul className={css.deciders}>
        {waiting.map((number) => (
          <li key={number} className={css.decider}>
            {members
              .filter((member) => member.seat === number)
              .map((figure) => (
                <span key={figure.id} className={css.portrait}>
                  <face.Portrait id={figure.id} />
                </span>
              ))}
            <span>
              <span className={css.name}>{say(words("just", { what: figuresOf(members, number) }))}</span>
              <span className={css.who}>{say(personOf(seats.find((each) => each.number === number)))}</span>
            </span>
            <span className={css.lamp} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <p className={css.calm}>{watching ? <T id="you-watch" /> : <T id="you-need-not" />}</p>
    </>
  );
}
