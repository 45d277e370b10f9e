import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { tellsEverything } from "../../table/testing/told";
import { hasIcon } from "./art/icons";
import { face } from "./face";
import { BUSTS } from "./portraits/busts";
import { SettingDetail } from "./setup/SettingDetail";
import * as recorded from "./testing/recorded";
import { GAME } from "./words";

vi.mock("../../text/say", async (original) => ({
  ...(await original<object>()),
  useSay: () => recorded.strictSay("en"),
}));

tellsEverything(face, {
  game: GAME,
  ...recorded,
  absent: ["monster:999", "space:r-lyeh", "card:nothing", "deck:nobody", "archive:99", "unheard-of:1"],
});

it("tells what whoever sets up a table may choose", () => {
  const drawn = (setting: string, value: string) =>
    renderToStaticMarkup(<SettingDetail setting={setting} value={value} reference={recorded.reference} />);
  for (const { id } of recorded.reference.investigators) expect(drawn("investigators", id)).not.toBe("");
  for (const { id } of recorded.reference.scenarios) expect(drawn("scenario", id)).not.toBe("");
  expect(drawn("difficulty", "hard")).toBe("");
});

it("has a picture for every investigator, monster, scenario and token", () => {
  for (const { id } of recorded.reference.investigators) expect(BUSTS[id], id).toBeDefined();
  expect(new Set(Object.values(BUSTS).map(({ ground }) => ground)).size).toBe(recorded.reference.investigators.length);
  for (const { id } of recorded.reference.monsters) expect(hasIcon(`arkham-3e-${id}`), id).toBe(true);
  for (const { id } of recorded.reference.scenarios) expect(hasIcon(`scenario-${id}`), id).toBe(true);
  for (const token of Object.keys(recorded.moment("action").view.cup))
    expect(hasIcon(`token-${token}`), token).toBe(true);
});
