/** The desk in words: what a screen reader hears of a location, an enemy, the cards at the edge. */
import { choicesAt } from "../../../table/map/appearance";
import { voice } from "../../../text/say";
import type { Message } from "../../../wire";
import { whereOnMap } from "../alike";
import type { Here } from "../scene";
import { card as cardThing } from "../things";
import type { EnemyView, LocationView, View } from "../wire";
import { cardName, cardSub, sayIf } from "../words";

/** The domain of `locale/*.ftl` beside this file. */
export const DOMAIN = "web-arkham-lcg-board";

export const tell = voice(DOMAIN);

/** Everything at a location, after what can be chosen there. */
export function locationLabel(scene: Here, location: LocationView): string {
  const { view } = scene;
  const said = tell("location", {
    name: fullName(scene, location),
    revealed: location.revealed ? "yes" : "no",
    shroud: location.shroud ?? 0,
    clues: location.clues,
    doom: location.doom,
    victory: location.victory ?? 0,
    cards: [...location.attachments, ...location.others].map(({ code }) => cardName(code)),
    here: location.investigators.map((seat) => cardName(codeOf(view, seat))),
    enemies: view.enemies.filter((each) => each.location === location.id).map((each) => enemyWords(view, each)),
    ways: view.locations.filter(({ id }) => location.connects.includes(id)).map((each) => placeName(scene, each)),
  });
  return withChoices(scene, cardThing(location.id), said);
}

/** As it stands on the plate: with what it is called of several that share a name. */
function fullName(scene: Here, location: LocationView): Message {
  const { code, revealed } = location;
  const sub = revealed ? sayIf(scene.say, cardSub(code)) : null;
  return sub ? tell("name-with-sub", { name: cardName(code), sub }) : placeName(scene, location);
}

/** With where it lies, of several that look the same. */
function placeName({ view }: Here, { id, code }: LocationView): Message {
  const place = whereOnMap(id, view);
  return place ? tell("name-at", { name: cardName(code), place }) : cardName(code);
}

export function enemyLabel(scene: Here, enemy: EnemyView): string {
  return withChoices(scene, cardThing(enemy.id), enemyWords(scene.view, enemy));
}

function enemyWords(view: View, enemy: EnemyView): Message {
  return tell("enemy", {
    name: cardName(enemy.code),
    left: Math.max(0, enemy.health - enemy.damage),
    health: enemy.health,
    fight: enemy.fight,
    evade: enemy.evade,
    damage: enemy.attack_damage,
    horror: enemy.attack_horror,
    doom: enemy.doom,
    clues: enemy.clues,
    exhausted: enemy.exhausted ? "yes" : "no",
    engaged: enemy.engaged < 0 ? "nobody" : cardName(codeOf(view, enemy.engaged)),
    keywords: enemy.keywords.map((keyword) => tell(`keyword-${keyword}`)),
  });
}

function withChoices(scene: Here, thing: string, said: Message): string {
  const choices = choicesAt(scene, thing);
  return scene.say(choices.length ? tell("with-choices", { choices, said }) : said);
}

export function codeOf(view: View, seat: number): string {
  return view.investigators.find((each) => each.seat === seat)?.code ?? "";
}
