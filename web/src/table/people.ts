/** How the people and figures at the table are called. */
import type { Face, Member } from "../games/face";
import { voice } from "../text/say";
import type { Message, SeatInfo } from "../wire";

const words = voice("web");

/** The figures of a seat as one name; a seat without figures is called by its number. */
export function figuresOf(members: readonly Member[], seat: number): Message | Message[] {
  const figures = members.filter((member) => member.seat === seat).map((member) => member.name);
  const [only] = figures;
  if (!only) return words("seat-number", { number: seat + 1 });
  return figures.length === 1 ? only : figures;
}

/** Who sits there, as a person; `mine` are the seats one holds oneself. */
export function personOf(seat: SeatInfo | undefined, mine: readonly number[] = []): Message {
  if (!seat) return words("person-nobody");
  if (mine.includes(seat.number)) return words(seat.kind === "bot" ? "person-bot-for-you" : "person-you");
  if (seat.kind === "bot")
    return seat.stand_in && seat.name ? named(seat.name, "person-stand-in") : words("person-bot");
  if (seat.name && seat.devices > 1) return words("person-devices", { name: seat.name, count: seat.devices });
  if (seat.name) return named(seat.name, "person-named");
  if (seat.devices > 0) return words("person-unnamed");
  return words(seat.kind === "open" ? "person-open" : "person-expected");
}

/** Since when nobody is connected for somebody else’s seat; null where somebody is. */
export function absenceOf(seat: SeatInfo, mine: readonly number[], locale: string): Message | null {
  if (seat.kind !== "human" || seat.devices === 0 || seat.online || !seat.away_since || mine.includes(seat.number))
    return null;
  const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" });
  return words(seat.gone ? "gone-since" : "away-since", { time: clock.format(new Date(seat.away_since)) });
}

const named = (name: string, id: string): Message => words(id, { name });

/** The figures of the players; a game that names none has its bare seats. */
export function membersOf(face: Face, view: unknown, seats: readonly SeatInfo[]): Member[] {
  const figures = view ? face.members(view) : [];
  return view && figures.length === 0 ? seats.map(({ number }) => seatFigure(number)) : figures;
}

/** A seat as a figure of which no more is known than how it is called. */
export function seatFigure(
  seat: number,
  name = words("seat-number", { number: seat + 1 }),
  id = `seat-${seat}`,
): Member {
  return {
    id,
    seat,
    name,
    status: [],
    gauges: [],
    holdings: [],
    lead: false,
    mayTalk: false,
    belongings: [],
  };
}
