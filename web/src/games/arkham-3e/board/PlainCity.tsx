import type { IconName } from "../../../art/icons";
import { grip } from "../../../table/grip";
import type { Bust } from "../../../table/map/tokens/bust";
import { bookOf } from "../book";
import type { HerePart } from "../scene";
import * as things from "../things";
import { neighborhoodName, spaceName } from "../words";
import { factsOn } from "../words-of-places";

interface CityProps {
  bust?(id: string): Bust | undefined;
  creature?(kind: string): IconName | undefined;
}

export function City({ scene }: HerePart & CityProps) {
  const { view, reference, say } = scene;
  const sheet = bookOf(reference).scenarios.get(view.scenario);
  const quarters = Object.keys(sheet?.tiles ?? {});
  return (
    <div style={{ overflow: "auto", padding: "1rem" }}>
      {quarters.map((id) => (
        <section key={id}>
          <h3>{say(neighborhoodName(id))}</h3>
          {bookOf(reference)
            .neighborhoods.get(id)
            ?.spaces.map(({ id: space }) => (
              <Place key={space} scene={scene} id={space} />
            ))}
        </section>
      ))}
      {sheet?.streets.map(({ id }) => (
        <Place key={id} scene={scene} id={id} />
      ))}
    </div>
  );
}

function Place({ scene, id }: HerePart & { id: string }) {
  const { say, view } = scene;
  return (
    <button type="button" {...grip(scene, things.space(id)).handlers}>
      {say(spaceName(id))} {factsOn(id, view).map(say).join(", ")}
    </button>
  );
}
