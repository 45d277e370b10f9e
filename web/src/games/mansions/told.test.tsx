import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { tellsEverything } from "../../table/testing/told";
import { face } from "./face";
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
  absent: [
    "monster:999",
    "space:attic.x",
    "room:nowhere",
    "pile:nowhere",
    "door:999",
    "card:nothing",
    "trait:none",
    "deck:nobody",
    "piece:1",
    "skill:none",
    "unheard-of:1",
  ],
});

it("tells what whoever sets up a table may choose", () => {
  const drawn = (setting: string, value: string) =>
    renderToStaticMarkup(<SettingDetail setting={setting} value={value} reference={recorded.reference} />);
  for (const { id } of recorded.reference.characters) expect(drawn("investigators", id)).not.toBe("");
  for (const { id } of recorded.reference.stories) expect(drawn("story", id)).not.toBe("");
  expect(drawn("keeper", "1")).toBe("");
});
