/** Spaces and rooms with what is in them, their cards, doors. */
import { read } from "../../../table/explain/sheet";
import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import { bookOf } from "../book";
import { nameOf } from "../card/MonsterCard";
import { cardsIn } from "../house/labels";
import { standingOn } from "../people";
import type { Here } from "../scene";
import { featureIcon } from "../verbs";
import type { DrawnFeature } from "../wire";
import { cardName, investigatorName, roomName, roomOf, spaceName, tell } from "../words";

const FEATURES: Readonly<Record<string, string>> = {
  altar: "mom.altar.1",
  barrier: "mom.barrier.1",
  fireplace: "mom.fireplace.1",
  "hiding-place": "mom.hiding.1",
  ladder: "mom.ladder.1",
  vent: "mom.vent.1",
};

export function space(id: string, scene: Here): Explanation | null {
  const { view, say } = scene;
  const house = houseOf(scene);
  const room = house?.rooms.find(({ spaces }) => spaces.some((each) => each.id === id));
  if (!room) return null;
  const features = house?.features.filter((each) => each.space === id) ?? [];
  const facts = factsIn(id, scene, features);
  return read(
    {
      title: spaceName(id),
      lines: [
        facts.length ? tell("space-here", { facts }) : tell("space-empty"),
        ...features.map(featureMeans),
        ...ofRoom(room.id, scene),
      ],
      rules: [
        "mom.move.1",
        ...features.flatMap(({ kind }) => FEATURES[kind] ?? []),
        ...(view.fire.includes(room.id) ? ["mom.fire.1"] : []),
        ...(view.darkness.includes(room.id) ? ["mom.darkness.1"] : []),
      ],
    },
    say,
  );
}

const featureMeans = ({ kind, leads_to: to }: DrawnFeature): Message =>
  to.length ? tell(`means-${kind}-to`, { where: to.map(spaceName) }) : tell(`means-${kind}`);

/** Everything that stands and lies in a space. */
export function factsIn(id: string, { view }: Here, features: readonly DrawnFeature[] = []): Message[] {
  const corpses = view.corpses[id] ?? 0;
  return [
    ...features.map(({ kind }) => tell(`feature-${kind}`)),
    ...view.barriers.filter((each) => each.space === id).map(() => tell("feature-barrier")),
    ...(corpses ? [tell("fact-corpses", { count: corpses })] : []),
    ...view.monsters.filter((each) => each.space === id).map(nameOf),
    ...standingOn(id, view).map(({ id: who }) => investigatorName(who)),
  ];
}

/** Fire, darkness and cards, which are those of the whole room. */
function ofRoom(id: string, { view }: Here): (Message | null)[] {
  const pile = view.piles[id];
  return [
    view.fire.includes(id) ? tell("fire-means") : null,
    view.darkness.includes(id) ? tell("darkness-means") : null,
    pile ? tell("room-cards", { cards: cardsIn(pile) }) : null,
  ];
}

export function room(id: string, scene: Here): Explanation | null {
  const found = houseOf(scene)?.rooms.find((each) => each.id === id);
  if (!found) return null;
  const facts = found.spaces.flatMap((each) => factsIn(each.id, scene));
  return read(
    {
      title: roomName(id),
      lines: [
        tell("room-spaces", { count: found.spaces.length }),
        facts.length ? tell("space-here", { facts }) : null,
        ...ofRoom(id, scene),
      ],
      rules: ["mom.map.1", "mom.explore.1"],
    },
    scene.say,
  );
}

export function pile(id: string, { view, say }: Here): Explanation | null {
  const found = view.piles[id];
  if (!found) return null;
  const known = view.seat === view.keeper ? found.fronts.toReversed().map(cardName) : [];
  return read(
    {
      title: tell("pile-of", { room: roomName(id) }),
      icon: found.locked ? "back-lock" : "back-exploration",
      lines: [
        tell("room-cards", { cards: cardsIn(found) }),
        known.length ? tell("pile-known", { cards: known }) : null,
        found.lock ? tell("pile-lock", { card: cardName(found.lock) }) : null,
        found.dropped.length ? tell("pile-dropped", { cards: found.dropped.map(cardName) }) : null,
        found.turned.length ? tell("pile-turned", { cards: [...new Set(found.turned)].map(cardName) }) : null,
        found.locked ? tell("lock-means") : null,
        found.backs.at(-1) === "obstacle" ? tell("obstacle-means") : null,
      ],
      rules: ["mom.explore.1", ...(found.locked ? ["mom.lock.1"] : []), "mom.secrecy.9"],
    },
    say,
  );
}

export function door(id: string, scene: Here): Explanation | null {
  const number = Number(id);
  const found = houseOf(scene)?.doors.find((each) => each.id === number);
  if (!found) return null;
  const { view, say } = scene;
  const barrier = view.barriers.find((each) => each.door === number);
  return read(
    {
      title: tell(found.outer ? "door-out" : "door"),
      icon: found.outer ? "way-out" : "door",
      lines: [
        view.sealed.includes(number) ? tell("door-sealed") : null,
        barrier ? tell("door-barred", { where: roomName(roomOf(barrier.space)) }) : null,
        tell(found.outer ? "door-out-means" : "door-means"),
      ],
      rules: [found.outer ? "mom.escape.1" : "mom.move.1", ...(barrier ? ["mom.barrier.1"] : [])],
    },
    say,
  );
}

export function barrier(id: string, { view, say }: Here): Explanation | null {
  const found = view.barriers.find((each) => each.space === id);
  if (!found) return null;
  return read(
    {
      title: tell("feature-barrier"),
      icon: featureIcon("barrier"),
      lines: [tell("monster-where", { where: spaceName(id) }), tell("means-barrier")],
      rules: ["mom.barrier.1", "mom.monster-vs-barrier.1"],
    },
    say,
  );
}

export function corpse(id: string, { view, say }: Here): Explanation | null {
  const count = view.corpses[id] ?? 0;
  if (!count) return null;
  return read(
    {
      title: tell("fact-corpses", { count }),
      icon: "corpse",
      lines: [tell("monster-where", { where: spaceName(id) }), tell("corpse-means")],
      rules: ["mom.corpse.1"],
    },
    say,
  );
}

const houseOf = ({ view, reference }: Here) => bookOf(reference).stories.get(view.story)?.house;
