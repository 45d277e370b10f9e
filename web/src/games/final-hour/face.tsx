/** Final Hour at the table. */
import type { Face } from "../face";
import { Board } from "./board";
import { explain } from "./explain";
import { highlight } from "./highlights";
import { Knowledge } from "./knowledge/Knowledge";
import { note } from "./notes";
import { origin } from "./origin";
import { Emblem, Portrait } from "./portrait";
import { members, progress, subtitle } from "./progress";
import { SettingDetail } from "./setup/SettingDetail";
import { resolution, story } from "./story";
import { Tray } from "./tray/Tray";
import { icon, verbs } from "./verbs";
import type { Event, Reference, View } from "./wire";
import { causeName } from "./words";

export const face: Face<View, Reference, Event> = {
  Board,
  Tray,
  Knowledge,
  Portrait,
  Emblem,
  SettingDetail,
  // Alone one leads two investigators (rule fh.solo.2).
  figures: (players) => Math.max(2, players),
  progress,
  members,
  subtitle,
  verbs,
  icon,
  note,
  origin,
  cause: causeName,
  explain,
  highlight,
  resolution,
  story,
};
