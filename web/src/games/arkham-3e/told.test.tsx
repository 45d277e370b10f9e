/** Everything the face says can be said, in every language. */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { LOCALES } from "../../text/say";
import { hasIcon } from "./art/icons";
import { encounter } from "./encounter";
import { explain } from "./explain";
import { highlight } from "./highlights";
import { note } from "./notes";
import { origin } from "./origin";
import { BUSTS } from "./portraits/busts";
import { members, progress, subtitle } from "./progress";
import { SettingDetail } from "./setup/SettingDetail";
import { resolution, story } from "./story";
import { happenings, log, moment, moments, reference, sceneOf, strictSay, thingsOf } from "./testing/recorded";
import type { Event } from "./wire";
import { tell } from "./words";

vi.mock("../../text/say", async (original) => ({ ...(await original<object>()), useSay: () => strictSay("en") }));

const rulebook = readFileSync("../src/miskatonic/games/arkham_3e/rulebook.yaml", "utf8");
const rules = new Set([...rulebook.matchAll(/^- id: (\S+)/gm)].map((match) => match[1]));
const named = moments.map((each) => [each.names.join(", "), each] as const);

describe.each(LOCALES)("in %s", (locale) => {
  it.each(named)("explains every thing at the moment “%s”", (_, each) => {
    const scene = sceneOf(each, locale);
    for (const thing of thingsOf(each)) {
      const explanation = explain(thing, scene);
      expect(explanation, thing).not.toBeNull();
      expect(explanation?.title, thing).not.toBe("");
      if (!explanation?.figure) expect(explanation?.lines.length, thing).toBeGreaterThan(0);
      expect(new Set(explanation?.lines).size, thing).toBe(explanation?.lines.length);
      for (const rule of explanation?.rules ?? []) expect(rules, thing).toContain(rule);
    }
  });

  it.each(named)("tells what matters at the moment “%s”", (_, each) => {
    const scene = sceneOf(each, locale);
    const { view, question } = each;
    for (const option of question?.options ?? []) expect(note(option, scene)).toBeTypeOf("string");
    if (question) origin(question, scene);
    const met = encounter(view);
    const words = [
      progress(view).phase,
      ...subtitle(view),
      ...members(view).flatMap(({ status, holdings }) => [...status, ...holdings.map(({ label }) => label)]),
      ...(met ? [met.title, ...met.story, ...met.outcomes.flatMap(({ text }) => text ?? [])] : []),
    ];
    for (const message of words) expect(scene.say(message)).not.toBe("");
  });

  it("draws every highlight of a game", () => {
    const scene = sceneOf(moment("action"), locale);
    for (const { event } of happenings)
      renderToStaticMarkup(highlight(event as Event, scene, { title: tell("codex"), text: tell("nothing") }));
  });

  it("tells a finished game round by round", () => {
    const say = strictSay(locale);
    const chapters = story(log);
    expect(chapters.map(({ round }) => round)).toEqual(chapters.map((_, place) => place + 1));
    for (const { lines } of chapters) for (const line of lines) expect(say(line)).not.toBe("");
    for (const line of resolution(log)) expect(say(line)).not.toBe("");
  });
});

it("tells what whoever sets up a table may choose", () => {
  const drawn = (setting: string, value: string) =>
    renderToStaticMarkup(<SettingDetail setting={setting} value={value} reference={reference} />);
  for (const { id } of reference.investigators) expect(drawn("investigators", id)).not.toBe("");
  for (const { id } of reference.scenarios) expect(drawn("scenario", id)).not.toBe("");
  expect(drawn("difficulty", "hard")).toBe("");
});

it("does not explain what is not on the table", () => {
  const scene = sceneOf(moment("action"));
  for (const thing of ["monster:999", "space:r-lyeh", "card:nothing", "deck:nobody", "archive:99", "unheard-of:1"])
    expect(explain(thing, scene), thing).toBeNull();
});

it("has a picture for every investigator, monster, scenario and token", () => {
  for (const { id } of reference.investigators) expect(BUSTS[id], id).toBeDefined();
  expect(new Set(Object.values(BUSTS).map(({ ground }) => ground)).size).toBe(reference.investigators.length);
  for (const { id } of reference.monsters) expect(hasIcon(`arkham-3e-${id}`), id).toBe(true);
  for (const { id } of reference.scenarios) expect(hasIcon(`scenario-${id}`), id).toBe(true);
  for (const token of Object.keys(moment("action").view.cup)) expect(hasIcon(`token-${token}`), token).toBe(true);
});
