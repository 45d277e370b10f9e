/** The map itself, from the ground up. */
import { useMemo } from "react";
import { appearanceOf } from "../../../table/map/appearance";
import type { Point } from "../../../table/map/geometry";
import type { Hand } from "../../../table/map/hand";
import { Flag } from "../../../table/map/marks";
import type { NumberedAnimation } from "../../../table/map/motion/use-animation";
import { kindOf, numberOf } from "../../../table/things";
import type { Scene, Thing } from "../../face";
import { bookOf } from "../book";
import { courseOf, findMonster } from "../monsters";
import type { Reference, View } from "../wire";
import { Arrows, arrowKey } from "./Arrows";
import { Building } from "./Building";
import { Figure, radiusOf } from "./Figures";
import { Ground } from "./ground/Ground";
import { Paints } from "./ground/Paints";
import { AnimationLayer } from "./motion/AnimationLayer";
import type { Motion } from "./motion/animation";
import type { Plan } from "./plan";
import { RitualCircle } from "./Ritual";
import { WalkwayMark } from "./Walkways";
import { buildingLabel, tell, walkwayLabel } from "./words";

interface CampusProps {
  scene: Scene<View, Reference>;
  plan: Plan;
  hand: Hand;
  where: ReadonlyMap<Thing, Point>;
  animation: NumberedAnimation<Motion>;
}

export function Campus({ scene, plan, hand, where, animation }: CampusProps) {
  const { view, reference, say } = scene;
  const book = bookOf(reference);
  const appearance = appearanceOf(scene, animation.away);
  const seals = useMemo(() => new Map(view.seals.map((seal) => [`${seal.one}-${seal.other}`, seal])), [view.seals]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at does not change what is said
  const labels = useMemo(
    () => reference.locations.map((entry, i) => buildingLabel(scene, view.locations[i]!, entry)),
    [view, reference, say, scene.optionsAt, scene.question],
  );
  const entrance = entranceOf(scene);
  const ritual = plan.sites.get(view.ritual_site);
  const { space } = plan.places;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside an SVG
    <svg
      className="campus"
      role="group"
      aria-label={say(tell("map"))}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <Paints width={plan.width} height={plan.height} face={radiusOf(plan)} />
      <Ground plan={plan} river={say(tell("river"))} />
      {ritual && <RitualCircle site={ritual} />}
      <Arrows plan={plan} lit={arrowsLit(scene)} />
      {reference.locations.map((entry, i) => (
        <Building
          key={entry.number}
          site={plan.sites.get(entry.number)!}
          places={plan.places}
          location={view.locations[i]!}
          monsters={book.monsters}
          name={say(entry.name)}
          label={labels[i]!}
          appearance={appearance}
          entrance={entry.number === entrance}
          hand={hand}
        />
      ))}
      {[...plan.walkways].map(([name, way]) => {
        const [thing, seal] = [`walkway:${name}`, seals.get(name)];
        const [keys, lit] = [appearance.keys(thing), appearance.lit(thing)];
        if (!seal && !keys && !lit) return null;
        const state = seal ? (seal.fresh ? "fresh" : "used") : "none";
        return (
          <WalkwayMark
            key={name}
            name={name}
            open={way.open}
            middle={way.middle}
            size={space * 0.78}
            seal={appearance.away(thing) ? "none" : state}
            keys={keys}
            label={walkwayLabel(scene, way.one, way.other, state)}
            lit={lit}
            hand={hand}
          />
        );
      })}
      {view.investigators.map(({ id, seat, lead }) => {
        const thing = `investigator:${id}`;
        const at = where.get(thing);
        if (!at) return null;
        return (
          <Figure
            key={id}
            id={id}
            x={at.x}
            y={at.y}
            radius={radiusOf(plan)}
            own={seat === view.seat}
            lead={lead}
            hidden={appearance.away(thing)}
            lit={appearance.lit(thing)}
            keys={appearance.keys(thing)}
            label={appearance.label(thing)}
            hand={hand}
          />
        );
      })}
      <AnimationLayer key={animation.number} animation={animation} plan={plan} monsters={book.monsters} />
      {[...scene.pointed].map(([thing, name]) => {
        const at = flagged(thing, plan, where);
        return at && <Flag key={thing} at={at} name={name} size={plan.places.nameSize} />;
      })}
    </svg>
  );
}

/** The arrows that stand out: all a monster one looks at would follow with its next move, of a building both. */
function arrowsLit({ lit, view, reference }: Scene<View, Reference>): string {
  const book = bookOf(reference);
  const monsters = [...lit].filter((thing) => kindOf(thing) === "monster");
  const ways = monsters.flatMap((thing) => {
    const found = findMonster(numberOf(thing), view);
    const kind = found && book.monsters.get(found.kind);
    const course = kind && courseOf(found, kind, book);
    if (!course || course.ends === "stays") return [];
    return [found.at.number, ...course.through].map((from) => arrowKey(kind.colour, from));
  });
  if (monsters.length) return ways.join(",");
  const [place, ...others] = [...lit].filter((thing) => kindOf(thing) === "location");
  if (place === undefined || others.length) return "";
  const from = numberOf(place);
  return [arrowKey("red", from), arrowKey("blue", from)].join(",");
}

/** Where a flag is planted: beside the drawing, so that the name stays readable. */
function flagged(thing: Thing, plan: Plan, where: ReadonlyMap<Thing, Point>): Point | undefined {
  const site = kindOf(thing) === "location" ? plan.sites.get(numberOf(thing)) : undefined;
  return site ? { x: site.door.x - site.plate.width * 0.36, y: site.door.y } : where.get(thing);
}

/** The Tab key comes in at the targets; where there are none, where one's own investigator stands. */
function entranceOf({ view, optionsAt }: Scene<View, Reference>): number {
  for (const thing of optionsAt.keys()) if (kindOf(thing) === "location") return 0;
  return view.investigators.find(({ seat }) => seat === view.seat)?.location ?? view.ritual_site;
}
