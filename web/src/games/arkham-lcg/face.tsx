/** The card game at the table. */
import type { Face } from "../face";
import { Portrait } from "./art/portrait";
import { Board } from "./board";
import { details } from "./details/details";
import { Emblem } from "./emblem";
import { explain } from "./explain";
import { highlight } from "./highlights";
import { Knowledge } from "./knowledge/Knowledge";
import { note } from "./notes";
import { origin } from "./origin";
import { members, progress, subtitle } from "./progress";
import { SeatSetting } from "./setup/SeatSetting";
import { SettingDetail } from "./setup/SettingDetail";
import { opensChapter, resolution, story } from "./story";
import { Tray } from "./tray/Tray";
import { TestLine } from "./tray/test/TestLine";
import { icon, verbs } from "./verbs";
import type { Event, Reference, View } from "./wire";
import { causeName } from "./words";

export const face: Face<View, Reference, Event> = {
  Board,
  Tray,
  Test: TestLine,
  Knowledge,
  Portrait,
  Emblem,
  SettingDetail,
  SeatSetting,
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
  details,
  highlight,
  resolution,
  story,
};
