/**
 * Any game at the table, from what the engine says of it: for games that have no face of their own, and for those whose
 * board cannot be shown. Its words are those of the shell, which are always there.
 */
import { seatFigure } from "../../table/people";
import type { Overview } from "../../wire";
import type { Face } from "../face";
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
  members: ({ seats = [] }) => seats.map((name, seat) => seatFigure(seat, name)),
  subtitle: ({ header = [] }) => header,
  note: () => "",
  origin: nothing,
  cause: nothing,
  explain,
  story: () => [],
};

export const brokenBoardFace: Face<Overview, null> = { ...plainFace, Board: BrokenBoard };
