import type { Member } from "../../games/face";
import { useSay, voice } from "../../text/say";
import { Menu } from "../../ui/menu";
import { figuresOf } from "../people";
import type { Eyes } from "../state";

const words = voice("web");

interface Props {
  members: readonly Member[];
  seats: readonly number[];
  eyes: Eyes;
  deciding: readonly number[];
  look(eyes: Eyes): void;
  /** Only the icon, where there is no room. */
  bare: boolean;
}

/** Who holds several seats says through whose eyes the table is seen. */
export function EyesSwitcher({ members, seats, eyes, deciding, look, bare }: Props) {
  const say = useSay();
  if (seats.length < 2) return null;
  const name = (seat: number) => say(words("just", { what: figuresOf(members, seat) }));
  return (
    <Menu
      label={say(words("eyes-of", { who: eyes === null ? words("everybody") : figuresOf(members, eyes) }))}
      {...(!bare && { words: eyes === null ? say(words("everybody")) : name(eyes) })}
      icon="watch"
      items={seats.map((seat) => ({
        key: String(seat),
        label: name(seat),
        checked: seat === eyes,
        ...(deciding.includes(seat) && { note: say(words("decides")) }),
        act: () => look(seat),
      }))}
    />
  );
}
