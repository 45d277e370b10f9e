/** Cards: in a hand, in play, or only printed. */
import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import { cardOf, markerOf } from "../book";
import { codeOf, inArea, ownOf } from "../round";
import type { Here } from "../scene";
import type { CardReference, CardView } from "../wire";
import { backName, cardName, tell } from "../words";
import { mark, read } from "./sheet";

/** Any copy that is no location and no enemy. */
export function card(id: string, scene: Here): Explanation | null {
  const number = Number(id);
  return held(number, scene) ?? stage(number, scene) ?? played(number, scene) ?? lying(number, scene);
}

/** A card of the collection. */
export function printed(code: string, scene: Here): Explanation | null {
  const shown = cardOf(scene.reference, code);
  if (!shown) return null;
  return read({ title: cardName(code), code, lines: [], rules: rulesOf(shown) }, scene);
}

/** In one's own hand: what it costs now, and what it is worth in the test under way. */
function held(id: number, scene: Here): Explanation | null {
  const own = ownOf(scene.view);
  const found = own?.hand?.find((each) => each.id === id);
  const shown = found && cardOf(scene.reference, found.code);
  if (!own || !found || !shown) return null;
  return read(
    {
      title: cardName(found.code),
      code: found.code,
      price: found.price,
      lines: [
        found.price !== null && found.price !== shown.cost
          ? tell("explain-price", { price: found.price, printed: shown.cost ?? 0 })
          : null,
      ],
      rules: rulesOf(shown),
    },
    scene,
  );
}

/** In play: what lies on it. */
function played(id: number, scene: Here): Explanation | null {
  const { view } = scene;
  const area = inArea(id, view);
  const attached = view.locations.flatMap(({ attachments, others }) => [...attachments, ...others]);
  const found = area?.card ?? attached.find((each) => each.id === id);
  const shown = found && cardOf(scene.reference, found.code);
  if (!found || !shown) return null;
  return read(
    {
      title: cardName(found.code),
      code: found.code,
      lines: [
        area ? tell("explain-controlled", { who: cardName(area.who.code) }) : null,
        ...marks(found, shown),
        found.exhausted ? tell("explain-exhausted") : null,
        found.blank ? tell("explain-blank") : null,
      ],
      rules: rulesOf(shown),
    },
    scene,
  );
}

function marks(found: CardView, shown: CardReference): (Message | null)[] {
  const uses = Object.keys(shown.uses).length > 0 || found.uses > 0;
  return [
    uses ? mark(`marks-${markerOf(shown)}`, found.uses) : null,
    found.health !== null ? tell("explain-damage", { count: found.damage, most: found.health }) : null,
    found.sanity !== null ? tell("explain-horror", { count: found.horror, most: found.sanity }) : null,
    found.clues ? mark("marks-clues", found.clues) : null,
    found.doom ? mark("marks-doom", found.doom) : null,
  ];
}

/** The current act or agenda. */
function stage(id: number, scene: Here): Explanation | null {
  const { act, agenda } = scene.view;
  if (act?.id === id) {
    return read(
      {
        title: act.turned ? backName(act.code) : cardName(act.code),
        code: act.code,
        turned: act.turned,
        lines: [
          act.needed > 0 ? tell("explain-act", { needed: act.needed, have: cluesOfAll(scene) }) : null,
          act.clues > 0 ? mark("marks-clues", act.clues) : null,
          tell("explain-acts-left", { count: Math.max(0, scene.view.acts_left - 1) }),
        ],
        rules: ["lcg.act-agenda.1", "lcg.act-agenda.2", "lcg.act-agenda.4"],
      },
      scene,
    );
  }
  if (agenda?.id !== id) return null;
  return read(
    {
      title: agenda.turned ? backName(agenda.code) : cardName(agenda.code),
      code: agenda.code,
      turned: agenda.turned,
      lines: [
        agenda.threshold > 0
          ? tell("explain-agenda", { doom: agenda.doom_in_play, threshold: agenda.threshold, here: agenda.doom })
          : null,
        tell("explain-agendas-left", { count: Math.max(0, scene.view.agendas_left - 1) }),
      ],
      rules: ["lcg.act-agenda.1", "lcg.doom.2", "lcg.doom.3"],
    },
    scene,
  );
}

const cluesOfAll = ({ view }: Here): number => view.investigators.reduce((sum, { clues }) => sum + clues, 0);

/** In a pile, committed, or being resolved. */
function lying(id: number, scene: Here): Explanation | null {
  const { view } = scene;
  const committed = view.test?.committed.find((each) => each.id === id)?.code;
  const code = committed ?? codeOf(id, view);
  return code ? printed(code, scene) : null;
}

const RULES: Readonly<Record<string, string[]>> = {
  asset: ["lcg.asset.2", "lcg.slot.1"],
  event: ["lcg.event.3"],
  skill: ["lcg.skill-card.1", "lcg.skill-test.st2.1"],
  treachery: ["lcg.treachery.1", "lcg.revelation.1"],
  enemy: ["lcg.enemy.1", "lcg.engagement.1"],
  location: ["lcg.location.3", "lcg.location.4"],
  act: ["lcg.act-agenda.2"],
  agenda: ["lcg.act-agenda.1"],
  investigator: ["lcg.skill-test.general.1"],
  scenario: ["lcg.chaos-token.2"],
};

/** The rules behind a card: of its type, and of what is special about it. */
export function rulesOf(shown: CardReference): string[] {
  return [
    ...(RULES[shown.type] ?? []),
    ...(Object.keys(shown.uses).length ? ["lcg.uses.1"] : []),
    ...(shown.weakness ? ["lcg.weakness.2"] : []),
    ...(shown.unique && shown.type === "asset" ? ["lcg.unique.1"] : []),
    ...shown.keywords.map((keyword) => `lcg.${keyword}.1`),
  ];
}
