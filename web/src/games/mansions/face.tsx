/** Mansions of Madness at the table. */
import type { Face } from "../face";
import { Board } from "./board";
import { encounter } from "./encounter";
import { explain } from "./explain";
import { highlight } from "./highlights";
import { Knowledge } from "./knowledge/Knowledge";
import { note } from "./notes";
import { origin } from "./origin";
import { Emblem, Portrait } from "./portrait";
import { members, progress, subtitle } from "./progress";
import { SettingDetail } from "./setup/SettingDetail";
import { seatOf } from "./setup/seats";
import { opensChapter, resolution, story } from "./story";
import { Tray } from "./tray/Tray";
import { Trial } from "./trial/Trial";
import { icon, verbs } from "./verbs";
import type { Event, Reference, View } from "./wire";
import { causeName } from "./words";

export const face: Face<View, Reference, Event> = {
  Board,
  Tray,
  encounter,
  Trial,
  Knowledge,
  Portrait,
  Emblem,
  SettingDetail,
  figures: (players) => players - 1,
  seatOf,
  choosesFigures: true,
  progress,
  members,
  subtitle,
  verbs,
  icon,
  note,
  origin,
  opensChapter,
  cause: causeName,
  explain,
  highlight,
  resolution,
  story,
};
