/** The scenario sheet, the cup, the decks, the display, the dice. */
import { read } from "../../../table/explain/sheet";
import { dieWords } from "../../../table/trial/dice";
import { voice } from "../../../text/say";
import type { Explanation } from "../../face";
import { CupTable } from "../board/Cup";
import { bookOf } from "../book";
import { iconOf, sizeOf } from "../knowledge/piles";
import type { Here } from "../scene";
import { scenarioIcon } from "../verbs";
import { counted, headlineName, monsterName, neighborhoodName, scenarioName, tell } from "../words";

const shell = voice("web");

export function sheet(_: string, { view, reference, say }: Here): Explanation {
  return read(
    {
      title: scenarioName(view.scenario),
      icon: scenarioIcon(view.scenario),
      lines: [
        tell("sheet-doom", { count: view.sheet_doom }),
        tell("sheet-clues", { count: view.sheet_clues }),
        view.sheet_markers ? tell("sheet-markers", { count: view.sheet_markers }) : null,
        ...(bookOf(reference).scenarios.get(view.scenario)?.lines ?? []),
        tell("sheet-means"),
      ],
      rules: ["ah3.490.1", "ah3.479.4", "ah3.420.2"],
    },
    say,
  );
}

export function cup(_: string, scene: Here): Explanation {
  const { view, say } = scene;
  return read(
    {
      title: tell("cup"),
      icon: "mythos-cup",
      figure: <CupTable scene={scene} />,
      lines: [tell("cup-means"), view.drawn.length ? tell("cup-drawn-means") : null],
      rules: ["ah3.494.1", "ah3.204.1", "ah3.433.1"],
    },
    say,
  );
}

export function events(_: string, { view, say }: Here): Explanation {
  return read(
    {
      title: tell("events"),
      icon: "event-deck",
      lines: [
        tell("deck-left", { count: view.events }),
        view.next_event ? tell("events-next", { where: neighborhoodName(view.next_event) }) : null,
        tell("events-discard", { count: view.event_discard.length }),
        tell("events-means"),
      ],
      rules: ["ah3.470.1", "ah3.469.1"],
    },
    say,
  );
}

export function display(_: string, { view, say }: Here): Explanation {
  return read(
    {
      title: tell("display"),
      icon: "display-row",
      lines: [tell("display-means"), tell("deck-left", { count: view.items })],
      rules: ["ah3.414.1", "ah3.454.1"],
    },
    say,
  );
}

export function deck(id: string, { view, say }: Here): Explanation | null {
  const size = sizeOf(id, view);
  if (size === null) return null;
  const isQuarter = id in view.decks && id !== "street" && id !== "anomaly";
  const aside = Object.entries(view.aside).flatMap(([kind, count]) => counted(Array(count).fill(kind), monsterName));
  return read(
    {
      title: isQuarter ? neighborhoodName(id) : tell(`deck-${id}`),
      icon: iconOf(id),
      lines: [
        tell("deck-left", { count: size }),
        id === "headline" ? tell("headline-means") : null,
        id === "headline" && view.headline_discard.length
          ? tell("deck-discard", { cards: view.headline_discard.map(headlineName) })
          : null,
        id === "monster" && aside.length ? tell("deck-aside", { monsters: aside }) : null,
      ],
      rules: id === "headline" ? ["ah3.435.1"] : ["ah3.005.1"],
    },
    say,
  );
}

export function die(id: string, { view, say }: Here): Explanation | null {
  const { test } = view;
  if (!test?.dice.includes(Number(id))) return null;
  return read(
    {
      title: dieWords(Number(id), Number(id) >= test.at_least),
      icon: "action-reroll",
      lines: [shell("test-rule", { least: test.at_least })],
      rules: ["ah3.466.4", "ah3.453.1"],
    },
    say,
  );
}
