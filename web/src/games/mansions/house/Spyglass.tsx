/** Range and line of sight on demand: from any space to any other, for whoever looks at the house. */
import { useState } from "react";
import type { Message } from "../../../wire";
import { Icon } from "../art/icon";
import type { Here } from "../scene";
import type { Space } from "./plan";
import { sightWords } from "./SightLine";
import type { Sight } from "./sight";
import { tell } from "./words";

/** From where to where one looks, as far as it has been said. */
export interface Aim {
  from: string | null;
  to: string | null;
}

export interface Spyglass {
  /** Null while it is put away. */
  aim: Aim | null;
  /** Take it up where one stands, or put it away. */
  toggle(): void;
  /** First the space from which one looks, then one after the other that is looked at; the first again begins anew. */
  choose(space: string): void;
}

export function useSpyglass(own: string | null): Spyglass {
  const [aim, setAim] = useState<Aim | null>(null);
  return {
    aim,
    toggle: () => setAim((before) => (before ? null : { from: own, to: null })),
    choose: (space) =>
      setAim((before) => {
        if (!before) return null;
        if (before.from === space) return { from: null, to: null };
        return before.from === null ? { from: space, to: null } : { ...before, to: space };
      }),
  };
}

interface Props {
  scene: Here;
  spyglass: Spyglass;
  from: Space | undefined;
  to: Space | undefined;
  sight: Sight | null;
}

/** Its button over the house, and in words what is to be done with it or what it shows. */
export function SpyglassBar({ scene: { say }, spyglass: { aim, toggle }, ...looked }: Props) {
  const name = say(tell("spyglass"));
  return (
    <div className={`house-spyglass${aim ? " is-used" : ""}`}>
      <button type="button" aria-pressed={aim !== null} aria-label={name} onClick={toggle}>
        <Icon name="spyglass" size="1.25rem" />
        <span>{name}</span>
      </button>
      <p role="status" data-shown={looked.sight ? "" : undefined}>
        {aim && say(told(looked))}
      </p>
    </div>
  );
}

function told({ from, to, sight }: Pick<Props, "from" | "to" | "sight">): Message {
  if (!from) return tell("spyglass-from");
  if (!to || !sight) return tell("spyglass-to", { from: from.name });
  const [what, why] = sightWords(sight);
  const shown = { from: from.name, to: to.name, what };
  return why ? tell("spyglass-shows-why", { ...shown, why }) : tell("spyglass-shows", shown);
}
