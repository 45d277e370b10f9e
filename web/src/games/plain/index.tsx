/**
 * Any game at the table, from what the engine says of it: for games that have no face of their own, and for those whose
 * board cannot be shown. Its words are those of the shell, which are always there.
 */
import type { Overview } from "../../wire";
import type { Face, Member } from "../face";
import { Board, BrokenBoard } from "./board";
import { explain } from "./explain";
import { Portrait } from "./portrait";
import { Tray } from "./tray";

const nothing = () => null;

export const plainFace: Face<Overview, null> = {
  Board,
  Tray,
  Knowledge: nothing,
  Portrait,
  Emblem: nothing,
  progress: nothing,
  members: ({ seats = [] }) => seats.map(member),
  subtitle: ({ header = [] }) => header,
  note: () => "",
  origin: nothing,
  cause: nothing,
  explain,
  story: () => [],
};

export const brokenBoardFace: Face<Overview, null> = { ...plainFace, Board: BrokenBoard };

/** A seat; what its figures are like is told where they lie on the table. */
function member(name: Member["name"], seat: number): Member {
  return {
    id: `seat-${seat}`,
    seat,
    name,
    status: [],
    health: 0,
    mostHealth: 0,
    lead: false,
    mayTalk: false,
    belongings: [],
  };
}
