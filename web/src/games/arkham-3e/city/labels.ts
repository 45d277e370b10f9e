/** The city in words: what a screen reader hears of a space and of a neighbourhood. */
import { choicesAt } from "../../../table/map/appearance";
import type { Message } from "../../../wire";
import type { Scene } from "../../face";
import type { MonsterView, Reference, Reward, View } from "../wire";
import { type Lying, type Middle, thingsOn } from "./lying";
import type { Plan, Site, Tile } from "./plan";
import * as things from "./things";
import { called, investigatorName, monsterName, tell } from "./words";

type Here = Scene<View, Reference>;

/** Everything on a space, after what can be chosen there. */
export function spaceLabel(scene: Here, site: Site, lying: Lying, plan: Plan): string {
  const street = plan.streets.find(({ id }) => id === site.id);
  const facts = [
    ...(street ? [called(`street-${street.type}`)] : []),
    ...factsOn(lying, scene.view),
    ...(site.plate?.rewards ?? []).map(rewardName),
  ];
  return withChoices(scene, site.name, facts, [things.space(site.id), ...thingsOn(lying)]);
}

export function neighborhoodLabel(scene: Here, tile: Tile, middle: Middle): string {
  return withChoices(
    scene,
    tile.name,
    [tell("neighborhood"), ...factsInMiddle(middle)],
    [things.neighborhood(tile.id)],
  );
}

function withChoices(scene: Here, name: string, facts: Message[], about: readonly string[]): string {
  const label = tell(facts.length ? "label" : "label-empty", { name, facts });
  const choices = about.flatMap((thing) => choicesAt(scene, thing));
  return scene.say(choices.length ? tell("label-legal", { choices, label }) : label);
}

/** What an encounter in a space is likely to bring. */
export const rewardName = (reward: Reward): Message => tell(`reward-${reward}`);

/** What lies on a space, one after the other. */
export function factsOn(lying: Lying, view: View): Message[] {
  return [
    ...(lying.unstable ? [called("overview-unstable")] : []),
    ...(lying.doom ? [called("overview-doom", { count: lying.doom })] : []),
    ...lying.markers.map(markerName),
    ...lying.monsters.map((monster) => monsterIs(monster, view)),
    ...lying.investigators.map(({ id }) => investigatorName(id)),
  ];
}

/** What lies in the middle of a neighbourhood. */
export function factsInMiddle({ clues, anomaly, markers, attached, next }: Middle): Message[] {
  return [
    ...(anomaly ? [called("overview-anomaly")] : []),
    ...(clues ? [called("overview-clues", { count: clues })] : []),
    ...markers.map(markerName),
    ...attached.map((number) => called("overview-attached", { card: called(`archive-${number}`) })),
    ...(next ? [tell("next-event")] : []),
  ];
}

const markerName = ({ colour }: { colour: string | null }): Message => called(`overview-marker-${colour ?? "hidden"}`);

function monsterIs({ kind, status, engaged }: MonsterView, { investigators }: View): Message {
  const who = engaged
    .flatMap((seat) => investigators.find((each) => each.seat === seat)?.id ?? [])
    .map(investigatorName);
  const how = who.length ? called("overview-engaged-with", { who }) : called(`overview-${status}`);
  return tell("monster-is", { name: monsterName(kind), how });
}
