import { SmallCard } from "../../../table/card/small-card";
import { TrayZone } from "../../../table/tray/tray";
import { bookOf } from "../book";
import { bandOf } from "../card/bands";
import { answerOf, blurbOf } from "../names";
import type { Here } from "../scene";
import * as things from "../things";
import { storyName, tell } from "../words";
import { CardInRow } from "./CardInRow";
import { KeeperSheet } from "./KeeperSheet";
import { Secrets } from "./Secrets";

/** The keeper's desk: the threat, the hand, the actions with what they cost, the Objective, and what lies in the rooms. */
export function Desk({ scene }: { scene: Here }) {
  const { view, reference } = scene;
  const { cards, stories } = bookOf(reference);
  const actions = stories.get(view.story)?.actions ?? [];
  const dear = (id: string) => (cards.get(id)?.cost ?? 0) > view.threat;
  const setup = view.phase === "setup";
  const secret = (
    <TrayZone scene={scene} title={tell("keeper-secret")} empty={tell("keeper-secret-none")}>
      {secretCards(scene)}
    </TrayZone>
  );
  return (
    <>
      <KeeperSheet scene={scene} />
      {setup ? (
        secret
      ) : (
        <TrayZone scene={scene} title={tell("keeper-hand")} empty={tell("keeper-hand-none")}>
          {view.hand.map((id, place) => (
            <CardInRow
              // biome-ignore lint/suspicious/noArrayIndexKey: there may be two equal cards
              key={`${id}-${place}`}
              scene={scene}
              id={id}
              priced
              foot={[tell(`foot-${cards.get(id)?.kind}`)]}
            />
          ))}
        </TrayZone>
      )}
      <TrayZone scene={scene} title={tell("keeper-actions")} empty={tell("nothing")}>
        {actions.map((id) => (
          <CardInRow
            key={id}
            scene={scene}
            id={id}
            priced
            foot={[
              ...(view.keeper_used.includes(id) ? [tell("used-this-turn")] : []),
              ...(!setup && dear(id) ? [tell("too-dear")] : []),
            ]}
          />
        ))}
      </TrayZone>
      {!setup && secret}
      {!setup && <Secrets scene={scene} />}
    </>
  );
}

/** The Objective with what it asks of either side, and the answers that settled everything. */
function secretCards(scene: Here) {
  const { view } = scene;
  const { objective_page: page, answers, story } = view;
  const [, investigators, keeper] = page?.lines ?? [];
  const answered = Object.entries(answers);
  return [
    view.phase === "setup" && (
      <SmallCard
        key="story"
        scene={scene}
        thing="story"
        icon="page-prologue"
        band={bandOf("clue")}
        name={storyName(story)}
        lines={[blurbOf(story)]}
      />
    ),
    page && (
      <SmallCard
        key="objective"
        scene={scene}
        thing={things.OBJECTIVE}
        icon="objective"
        band={bandOf("action")}
        name={page.name}
        lines={[
          ...(keeper ? [tell("aim-of-keeper", { aim: keeper })] : []),
          ...(investigators ? [tell("aim-of-investigators", { aim: investigators })] : []),
        ]}
      >
        {scene.say(tell(view.revealed ? "objective-open" : "objective-secret"))}
      </SmallCard>
    ),
    answered.length > 0 && (
      <SmallCard
        key="answers"
        scene={scene}
        thing="answers"
        icon="answers"
        band={bandOf("mythos")}
        name={tell("answers")}
        lines={answered.map(([number, letter]) => answerOf(story, number, letter))}
      />
    ),
  ].filter((each) => each !== null && each !== false);
}
