/** Cards, drawn large: those of investigators, Mythos cards, the mystery. */
import { read } from "../../../table/explain/sheet";
import type { Explanation } from "../../face";
import { bookOf } from "../book";
import { MysteryCard, MythosCard, PossessionCard } from "../card/LargeCard";
import type { Here } from "../scene";
import { frontOf, investigatorName, spaceName, tell } from "../words";

const RULES: Readonly<Record<string, string[]>> = {
  spell: ["eh.spell.1", "eh.spell.2"],
  condition: ["eh.condition.1", "eh.condition.2"],
};

export function card(id: string, scene: Here): Explanation | null {
  const front = frontOf(`card:${id}`);
  const printed = bookOf(scene.reference).cards.get(front);
  if (!printed) return null;
  const owners = scene.view.investigators.filter((each) =>
    [...each.cards, ...each.conditions].some((one) => one.id === front),
  );
  return read(
    {
      title: printed.name,
      figure: <PossessionCard scene={scene} id={front} />,
      lines: [
        printed.kind === "spell" || printed.kind === "condition" ? tell("card-has-back") : null,
        scene.view.reserve.includes(front) ? tell("card-in-reserve", { value: printed.value }) : null,
        owners.length ? tell("card-held-by", { who: owners.map((each) => investigatorName(each.id)) }) : null,
      ],
      rules: RULES[printed.kind] ?? ["eh.possession.1"],
    },
    scene.say,
  );
}

export function mythos(id: string, scene: Here): Explanation | null {
  const printed = bookOf(scene.reference).mythos.get(id);
  if (!printed) return null;
  const inPlay = scene.view.ongoing.find((each) => each.card === id);
  return read(
    {
      title: printed.name,
      figure: <MythosCard scene={scene} id={id} />,
      lines: [
        inPlay?.tokens ? tell("fact-eldritch", { count: inPlay.tokens }) : null,
        inPlay?.space ? tell("rumor-where", { where: spaceName(inPlay.space) }) : null,
      ],
      rules: ["eh.mythos.1", "eh.rumor.1"],
    },
    scene.say,
  );
}

export function mystery(_: string, scene: Here): Explanation | null {
  const { view } = scene;
  if (!view.mystery) {
    return read(
      { title: tell("no-mystery"), icon: "mystery", lines: [tell("mystery-is")], rules: ["eh.mystery.1"] },
      scene.say,
    );
  }
  const { card, goal, have, need, space } = view.mystery;
  const printed = bookOf(scene.reference).mysteries.get(card);
  if (!printed) return null;
  return read(
    {
      title: printed.name,
      figure: <MysteryCard scene={scene} id={card} />,
      lines: [
        tell(`goal-${goal}`, { have, need }),
        space ? tell("mystery-where", { where: spaceName(space) }) : null,
        tell("mystery-is"),
      ],
      rules: ["eh.mystery.1", "eh.mystery.2"],
    },
    scene.say,
  );
}
