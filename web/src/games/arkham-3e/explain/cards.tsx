/** Cards, drawn large: assets and conditions, headlines, the pages of the codex. */
import { read } from "../../../table/explain/sheet";
import type { Explanation } from "../../face";
import { bookOf } from "../book";
import { AssetCard } from "../card/AssetCard";
import { HeadlineCard } from "../card/HeadlineCard";
import { CodexCard } from "../codex/CodexCard";
import type { Here } from "../scene";
import { frontOf } from "../verbs";
import type { HeldCard } from "../wire";
import { investigatorName, neighborhoodName, tell } from "../words";

const RULES: Readonly<Record<string, string[]>> = {
  item: ["ah3.478.1", "ah3.401.1"],
  ally: ["ah3.484.1", "ah3.401.1"],
  spell: ["ah3.436.1"],
  talent: ["ah3.491.1"],
  condition: ["ah3.488.1", "ah3.488.7"],
};

export function card(id: string, scene: Here): Explanation | null {
  const { view, reference } = scene;
  const front = frontOf(`card:${id}`, reference);
  const printed = bookOf(reference).cards.get(front);
  if (!printed) return null;
  const copies = view.investigators.flatMap((each) =>
    [...each.cards, ...each.conditions].filter((one) => one.id === front).map((one) => ({ who: each.id, one })),
  );
  return read(
    {
      title: printed.name,
      figure: <AssetCard scene={scene} id={front} />,
      lines: [
        copies.length
          ? tell("card-held-by", { who: [...new Set(copies.map(({ who }) => who))].map(investigatorName) })
          : null,
        ...copies.flatMap(({ one }) => borne(one)),
        view.display.includes(front) && printed.value !== null ? tell("card-for-sale", { value: printed.value }) : null,
        front === "dark-pact" ? tell("card-has-back") : null,
      ],
      rules: RULES[printed.kind] ?? ["ah3.401.1"],
    },
    scene.say,
  );
}

/** What lies on a card. */
const borne = ({ damage = 0, horror = 0, under = 0 }: HeldCard) => [
  damage ? tell("card-damage", { count: damage }) : null,
  horror ? tell("card-horror", { count: horror }) : null,
  under ? tell("cards-under", { count: under }) : null,
];

export function headline(id: string, scene: Here): Explanation | null {
  const printed = bookOf(scene.reference).headlines.get(id);
  if (!printed) return null;
  const { rumor } = scene.view;
  const doom = rumor?.card === id ? rumor.doom : 0;
  return read(
    {
      title: printed.name,
      figure: <HeadlineCard scene={scene} id={id} />,
      lines: [doom ? tell("fact-doom", { count: doom }) : null, printed.rumor ? tell("rumor-means") : null],
      rules: printed.rumor ? ["ah3.435.1", "ah3.435.7"] : ["ah3.435.1"],
    },
    scene.say,
  );
}

export function archive(id: string, scene: Here): Explanation | null {
  const number = Number(id);
  const { view, say } = scene;
  const page = [...view.codex, ...view.attached_pages].find((each) => each.number === number);
  if (!page) return null;
  const where = Object.keys(view.attached).find((quarter) => view.attached[quarter]?.includes(number));
  return read(
    {
      title: page.name,
      figure: <CodexCard scene={scene} card={page} />,
      lines: [where ? tell("archive-attached", { where: neighborhoodName(where) }) : null],
      rules: ["ah3.452.1", "ah3.403.5c"],
    },
    say,
  );
}
