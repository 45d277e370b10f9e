/** Investigators of a view: who stands where. */
interface Figure {
  id: string;
  seat: number;
  space: string;
  fate: string;
}

interface Party<Each extends Figure> {
  investigators: readonly Each[];
}

export const inPlay = ({ fate }: Pick<Figure, "fate">): boolean => fate === "in-play";

/** Everybody who stands on a space. */
export function standingOn<Each extends Figure>(space: string, { investigators }: Party<Each>): Each[] {
  return investigators.filter((each) => each.space === space && inPlay(each));
}

export const byId = <Each extends Figure>(id: string, { investigators }: Party<Each>): Each | null =>
  investigators.find((each) => each.id === id) ?? null;

export const bySeat = <Each extends Figure>(seat: number, { investigators }: Party<Each>): Each | null =>
  investigators.find((each) => each.seat === seat) ?? null;
