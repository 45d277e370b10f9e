/** What a story or an investigator brings, for those who set up a table. */
import { InvestigatorDetail, Lines } from "../../../table/setup/investigator-detail";
import css from "../../../table/setup/setting-detail.module.css";
import { useSay } from "../../../text/say";
import type { CharacterEntry, Reference, StoryEntry, TraitEntry } from "../wire";
import { cardName, skillName, tell } from "../words";

interface SettingDetailProps {
  setting: string;
  value: unknown;
  reference: Reference;
}

export function SettingDetail({ setting, value, reference }: SettingDetailProps) {
  const character = reference.characters.find(({ id }) => id === value);
  if (setting === "investigators" && character) return <Character sheet={character} />;
  const story = reference.stories.find(({ id }) => id === value);
  return setting === "story" && story ? <Story story={story} /> : null;
}

/** An investigator has two mental and two physical traits, of which one each is kept. */
function Character({ sheet }: { sheet: CharacterEntry }) {
  const { health, sanity, skill_points: points } = sheet;
  return (
    <InvestigatorDetail
      occupation={sheet.occupation}
      figures={tell("newcomer", { health, sanity, points })}
      skills={[]}
      lines={[]}
    >
      {sheet.traits.map((trait) => (
        <Trait key={trait.id} trait={trait} />
      ))}
    </InvestigatorDetail>
  );
}

function Trait({ trait }: { trait: TraitEntry }) {
  const say = useSay();
  const skills = Object.entries(trait.skills).map(([skill, value]) =>
    tell("skill-value", { skill: skillName(skill), value }),
  );
  return (
    <div>
      <p>
        <strong>{say(tell(`trait-${trait.kind}`, { trait: trait.name }))}</strong>
      </p>
      <p>{say(tell("skills", { skills }))}</p>
      <Lines lines={trait.lines} />
    </div>
  );
}

/** What is known before the keeper has answered anything. */
function Story({ story }: { story: StoryEntry }) {
  const say = useSay();
  return (
    <div className={css.sheet}>
      <p>{say(story.blurb)}</p>
      <p>{say(tell("story-house", { count: story.house.rooms.length }))}</p>
      <p>{say(tell("story-actions", { cards: story.actions.map(cardName) }))}</p>
    </div>
  );
}
