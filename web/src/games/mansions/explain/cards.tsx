/** Cards, drawn large: items and spells, the keeper's cards, traits, and the pages that were read out. */
import { read } from "../../../table/explain/sheet";
import type { Explanation } from "../../face";
import { bookOf } from "../book";
import { CardFace } from "../card/CardFace";
import { TraitCard } from "../card/TraitCard";
import { KeptPage } from "../page/Page";
import type { Here } from "../scene";
import { investigatorName, roomName, tell } from "../words";

const RULES: Readonly<Record<string, string[]>> = {
  item: ["mom.exploration-card.1", "mom.card-action.1"],
  starting: ["mom.setup-investigator.6", "mom.card-action.1"],
  nothing: ["mom.exploration-card.1"],
  lock: ["mom.lock.1", "mom.lock.2"],
  obstacle: ["mom.obstacle.1"],
  spell: ["mom.spell.1"],
  injury: ["mom.trauma.1"],
  insanity: ["mom.trauma.1", "mom.insane.1"],
  mythos: ["mom.mythos.1"],
  action: ["mom.keeper-action.1"],
  combat: ["mom.combat.1"],
};

export function card(id: string, scene: Here): Explanation | null {
  const { view, reference } = scene;
  const printed = bookOf(reference).cards.get(id);
  if (!printed) return page(id, scene);
  const holders = view.investigators.filter(({ cards, spells, injury, insanity }) =>
    [...cards, ...spells.map((spell) => spell.id), injury, insanity].includes(id),
  );
  const where = Object.keys(view.piles).filter((room) => view.piles[room]?.dropped.includes(id));
  return read(
    {
      title: printed.name,
      figure: <CardFace scene={scene} id={id} />,
      lines: [
        holders.length ? tell("card-held-by", { who: holders.map((each) => investigatorName(each.id)) }) : null,
        where.length ? tell("card-lies", { where: where.map(roomName) }) : null,
        printed.kind === "spell" ? tell("spell-back") : null,
      ],
      rules: RULES[printed.kind] ?? ["mom.card-action.1"],
    },
    scene.say,
  );
}

export function trait(id: string, scene: Here): Explanation | null {
  const found = bookOf(scene.reference).traits.get(id);
  if (!found) return null;
  return read(
    {
      title: found.name,
      figure: <TraitCard scene={scene} trait={found} />,
      lines: [],
      rules: ["mom.setup-investigator.3", "mom.skill-test.1"],
    },
    scene.say,
  );
}

/** Something that was read out, to be read again. */
export function page(id: string, scene: Here): Explanation | null {
  const { pages, objective_page: objective } = scene.view;
  const found = [...pages, ...(objective ? [objective] : [])].find((each) => each.id === id);
  if (!found) return null;
  return read(
    {
      title: found.name,
      figure: <KeptPage scene={scene} page={found} />,
      lines: [],
      rules: ["mom.secrecy.9"],
    },
    scene.say,
  );
}
