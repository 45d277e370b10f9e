/** Two sides at one screen: before the other one looks at the table, the screen changes hands covered. */
import { useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import type { Face } from "../../games/face";
import { T, useSay, voice } from "../../text/say";
import { Button } from "../../ui/button";
import { hush } from "../../ui/live";
import type { TableInfo } from "../../wire";
import { useNotice } from "../notice";
import { figuresOf, membersOf } from "../people";
import type { Place } from "../store";
import { LineStrip } from "../strips";
import css from "./hand-over.module.css";
import { otherSides } from "./screen";

const words = voice("web");

interface Props {
  face: Face;
  place: Place;
  table: TableInfo;
  /** The seat the screen is passed to. */
  to: number;
}

/** The page over which it is passed: it knows of the table only what the side knows that passes it. */
export function HandOver({ face, place, table, to }: Props) {
  const say = useSay();
  const state = useStore(place.store);
  const { act } = place;
  const others = otherSides(state);
  const members = membersOf(face, state.pictures.get(others[0] ?? null)?.view ?? null, table.seats);
  const who = figuresOf(members, to);
  const figure = members.find(({ seat }) => seat === to);
  const asked = say(words("hand-over", { who }));
  const button = useRef<HTMLButtonElement>(null);

  useNotice(say(table.title), state.questions.some(({ seat }) => seat === to) ? asked : null);
  useLayoutEffect(hush, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever it is passed to has a button of their own
  useLayoutEffect(() => button.current?.focus(), [to]);

  return (
    <main className={css.page}>
      <LineStrip line={state.line} welcomed={state.welcomed} />
      <dialog open aria-modal="true" aria-labelledby="hand-over" aria-describedby="hand-over-why" className={css.cover}>
        {figure && (
          <div className={css.portrait}>
            <face.Portrait id={figure.id} title={say(figure.name)} />
          </div>
        )}
        <p className={css.seat}>
          <T id="seat-number" args={{ number: to + 1 }} />
        </p>
        <h1 id="hand-over">{asked}</h1>
        <p id="hand-over-why">
          <T id="hand-over-why" />
        </p>
        <Button
          ref={button}
          kind="primary"
          aria-keyshortcuts="Enter"
          // What was still meant for the page before it takes no cover away: a key that is held, the second of two clicks.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={(event) => event.detail < 2 && act.takeScreen()}
        >
          {say(words("hand-over-taken", { who }))}
        </Button>
        {others.map((seat) => (
          <Button key={seat} kind="quiet" small onClick={() => act.look(seat)}>
            {say(words("hand-over-instead", { who: figuresOf(members, seat) }))}
          </Button>
        ))}
      </dialog>
    </main>
  );
}
