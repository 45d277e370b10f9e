/** The map on the desk, from the wood up. */
import { useMemo } from "react";
import { type Appearance, appearanceOf } from "../../../table/map/appearance";
import type { Hand } from "../../../table/map/hand";
import { Flag } from "../../../table/map/marks";
import type { NumberedAnimation } from "../../../table/map/motion/use-animation";
import type { Thing } from "../../face";
import type { IconName } from "../art/icons";
import { hasIcon } from "../art/icons";
import { cardOf } from "../book";
import { ownOf } from "../round";
import type { Here } from "../scene";
import { card, investigator } from "../things";
import type { LocationView, View } from "../wire";
import { cardName, cardSub, sayIf } from "../words";
import { Cords } from "./Cords";
import { Desk } from "./Desk";
import { Enemy } from "./Enemy";
import { Grasps } from "./Grasps";
import { keysAt } from "./keys";
import { NAME } from "./layout";
import { AnimationLayer } from "./motion/AnimationLayer";
import type { Motion } from "./motion/animation";
import { Person } from "./Person";
import { Plate } from "./Plate";
import type { Plan } from "./plan";
import { SlipCard } from "./SlipCard";
import { slipsAt } from "./slips";
import { FACE } from "./standing";
import type { Whereabouts } from "./whereabouts";
import { enemyLabel, locationLabel, tell } from "./words";

interface MapProps {
  scene: Here;
  plan: Plan;
  where: Whereabouts;
  hand: Hand;
  animation: NumberedAnimation<Motion>;
}

export function DeskMap({ scene, plan, where, hand, animation }: MapProps) {
  const { view, say } = scene;
  const appearance: Appearance = {
    ...appearanceOf(scene, animation.away),
    keys: (thing) => keysAt(scene.optionsAt.get(thing)),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at does not change what is said
  const labels = useMemo(
    () => new Map(view.locations.map((each) => [each.id, locationLabel(scene, each)])),
    [view, say, scene.optionsAt, scene.question],
  );
  const entrance = entranceOf(scene);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside an SVG
    <svg
      className="desk-map"
      role="group"
      aria-label={say(tell("map"))}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio="xMidYMid meet"
    >
      <defs>
        <clipPath id="desk-face">
          <circle r={FACE - 1} />
        </clipPath>
      </defs>
      <Desk width={plan.width} height={plan.height} />
      <Cords plan={plan} from={cordsLit(scene)} />
      {view.locations.map((each) => {
        const site = plan.sites.get(each.id);
        const thing = card(each.id);
        return (
          site && (
            <Plate
              key={each.id}
              site={site}
              location={each}
              ways={waysOf(each, view)}
              name={say(cardName(each.code))}
              sub={each.revealed ? sayIf(say, cardSub(each.code)) : null}
              label={labels.get(each.id) ?? ""}
              keys={appearance.keys(thing)}
              lit={appearance.lit(thing)}
              reachable={appearance.keys(thing) !== undefined || each.id === entrance}
              hidden={appearance.away(thing)}
              hand={hand}
            />
          )
        );
      })}
      <AnimationLayer key={`plates-${animation.number}`} layer="plates" animation={animation} say={say} />
      {view.locations.map((each) => (
        <Inhabitants
          key={each.id}
          at={each}
          scene={scene}
          appearance={appearance}
          plan={plan}
          where={where}
          hand={hand}
        />
      ))}
      <AnimationLayer key={`figures-${animation.number}`} layer="figures" animation={animation} say={say} />
      {[...scene.pointed].map(([thing, name]) => {
        const at = where.points.get(thing);
        return at && <Flag key={thing} at={at} name={name} size={NAME} />;
      })}
    </svg>
  );
}

interface InhabitantsProps {
  at: LocationView;
  scene: Here;
  appearance: Appearance;
  plan: Plan;
  where: Whereabouts;
  hand: Hand;
}

/** What lies and who stands at a location. */
function Inhabitants({ at, scene, appearance, plan, where, hand }: InhabitantsProps) {
  const { view, reference, say } = scene;
  const [site, company, under] = [plan.sites.get(at.id), where.companies.get(at.id), card(at.id)];
  if (!site || !company) return null;
  const seen = (thing: Thing) => ({
    keys: appearance.keys(thing),
    lit: appearance.lit(thing),
    away: appearance.away(thing),
  });
  return (
    <>
      {slipsAt(site, at).map((slip) => {
        const { id, code } = slip.card;
        return (
          <SlipCard
            key={id}
            slip={slip}
            under={under}
            icon={kindIcon(cardOf(reference, code)?.type ?? "")}
            name={say(cardName(code))}
            label={appearance.label(card(id))}
            hand={hand}
            {...seen(card(id))}
          />
        );
      })}
      <Grasps grasps={company.grasps} />
      {[...company.people].map(([seat, stand]) => {
        const who = view.investigators.find((each) => each.seat === seat);
        return (
          who && (
            <Person
              key={who.code}
              code={who.code}
              at={stand}
              under={under}
              own={seat === view.seat}
              active={seat === view.active}
              lead={seat === view.lead && view.investigators.length > 1}
              clues={who.clues}
              actions={who.actions}
              label={appearance.label(investigator(who.code))}
              hand={hand}
              {...seen(investigator(who.code))}
            />
          )
        );
      })}
      {view.enemies.map((each) => {
        const stand = company.enemies.get(each.id);
        return (
          stand && (
            <Enemy
              key={each.id}
              enemy={each}
              at={stand}
              under={under}
              label={appearance.keys(card(each.id)) === undefined ? "" : enemyLabel(scene, each)}
              hand={hand}
              {...seen(card(each.id))}
            />
          )
        );
      })}
    </>
  );
}

function kindIcon(type: string): IconName {
  const icon = `kind-${type}`;
  return hasIcon(icon) ? icon : "action-card";
}

/** The signs of the locations it leads to, each once. */
function waysOf({ connects }: LocationView, { locations }: View): string {
  const signs = connects.flatMap((id) => locations.find((each) => each.id === id)?.symbol ?? []);
  return [...new Set(signs)].join(" ");
}

/** The strings of a location one looks at stand out; of somebody or something there as well. */
function cordsLit({ lit, view }: Here): string {
  const places = view.locations.filter(({ id }) => lit.has(card(id))).map(({ id }) => id);
  const people = view.investigators.filter(({ code }) => lit.has(investigator(code)));
  return [...new Set([...places, ...people.map(({ location }) => location)])].join(",");
}

/** The Tab key comes in at the targets; where there are none, where one stands. */
function entranceOf({ view, optionsAt }: Here): number {
  if (view.locations.some(({ id }) => optionsAt.has(card(id)))) return 0;
  return ownOf(view)?.location ?? view.locations[0]?.id ?? 0;
}
