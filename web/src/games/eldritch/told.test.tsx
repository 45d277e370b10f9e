import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { tellsEverything } from "../../table/testing/told";
import { LOCALES } from "../../text/say";
import { face } from "./face";
import { SettingDetail } from "./setup/SettingDetail";
import { resolution } from "./story";
import * as recorded from "./testing/recorded";
import { GAME } from "./words";

vi.mock("../../text/say", async (original) => ({
  ...(await original<object>()),
  useSay: () => recorded.strictSay("en"),
}));

tellsEverything(face, {
  game: GAME,
  ...recorded,
  absent: ["monster:999", "space:r-lyeh", "card:nothing", "deck:nobody", "gate:1", "unheard-of:1"],
});

it.each(LOCALES)("tells the score of a game that was won in %s", (locale) => {
  const [, score] = resolution(recorded.log, { score: 4 });
  expect(recorded.strictSay(locale)(score!)).toContain("−4");
});

it("tells what whoever sets up a table may choose", () => {
  const { reference } = recorded;
  const drawn = (setting: string, value: string) =>
    renderToStaticMarkup(<SettingDetail setting={setting} value={value} reference={reference} />);
  for (const { id } of reference.investigators) expect(drawn("investigators", id)).not.toBe("");
  for (const { id } of reference.ancient_ones) expect(drawn("ancient_one", id)).not.toBe("");
  expect(drawn("difficulty", "hard")).toBe("");
});
