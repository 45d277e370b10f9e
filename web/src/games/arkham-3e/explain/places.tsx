/** Spaces, streets and neighbourhoods. */
import { read } from "../../../table/explain/sheet";
import type { Explanation } from "../../face";
import { bookOf } from "../book";
import type { Here } from "../scene";
import { archiveName, neighborhoodName, spaceName, tell } from "../words";
import { factsInMiddle, factsOn } from "../words-of-places";

/** A space that an archive card is. */
const FUTURE = "the-future";

export function space(id: string, scene: Here): Explanation | null {
  const { view, reference, say } = scene;
  const book = bookOf(reference);
  const streets = book.scenarios.get(view.scenario)?.streets ?? [];
  const street = streets.find((each) => each.id === id);
  const quarter = book.neighborhoodOf.get(id);
  if (!street && !quarter && id !== FUTURE) return null;
  const facts = factsOn(id, view);
  const beside = street ? street.touches : streets.filter(({ touches }) => touches.includes(id)).map((each) => each.id);
  const own = quarter ? (book.neighborhoods.get(quarter)?.spaces ?? []).map((each) => each.id) : [];
  const adjacent = [...own.filter((each) => each !== id), ...beside];
  return read(
    {
      title: spaceName(id),
      lines: [
        quarter ? tell("space-in", { where: neighborhoodName(quarter) }) : null,
        street ? tell(`street-${street.type}`) : null,
        facts.length ? tell("space-here", { facts }) : tell("note-empty"),
        adjacent.length ? tell("space-adjacent", { where: adjacent.map(spaceName) }) : null,
        view.unstable.includes(id) ? tell("unstable-means") : null,
      ],
      rules: street ? ["ah3.416.1", "ah3.489.1"] : ["ah3.444.1", "ah3.479.1"],
    },
    say,
  );
}

export function neighborhood(id: string, scene: Here): Explanation | null {
  const { view, reference, say } = scene;
  const printed = bookOf(reference).neighborhoods.get(id);
  if (!printed) return null;
  const facts = factsInMiddle(id, view);
  const doom = printed.spaces.reduce((sum, each) => sum + (view.doom[each.id] ?? 0), 0);
  return read(
    {
      title: printed.name,
      lines: [
        tell("neighborhood-spaces", { where: printed.spaces.map(({ name }) => name) }),
        facts.length ? tell("space-here", { facts }) : null,
        doom ? tell("neighborhood-doom", { count: doom }) : null,
        view.clues[id] ? tell("clue-means") : null,
        view.anomalies.includes(id) ? tell("anomaly-means") : null,
        ...(view.attached[id] ?? []).map((number) => tell("neighborhood-attached", { card: archiveName(number) })),
        tell("deck-left", { count: view.decks[id] ?? 0 }),
      ],
      rules: ["ah3.480.1", "ah3.448.1", ...(view.anomalies.includes(id) ? ["ah3.402.1"] : [])],
    },
    say,
  );
}
