/** What a scenario or an investigator brings, for those who set up a table. */
import { InvestigatorDetail, Lines } from "../../../table/setup/investigator-detail";
import css from "../../../table/setup/setting-detail.module.css";
import { useSay } from "../../../text/say";
import type { InvestigatorEntry, Reference, ScenarioEntry } from "../wire";
import { cardName, neighborhoodName, scenarioStory, skillName, spaceName, tell } from "../words";

interface SettingDetailProps {
  setting: string;
  value: unknown;
  reference: Reference;
}

export function SettingDetail({ setting, value, reference }: SettingDetailProps) {
  const investigator = reference.investigators.find(({ id }) => id === value);
  if (setting === "investigators" && investigator) return <Investigator sheet={investigator} reference={reference} />;
  const scenario = reference.scenarios.find(({ id }) => id === value);
  return setting === "scenario" && scenario ? <Scenario sheet={scenario} /> : null;
}

function Investigator({ sheet, reference }: { sheet: InvestigatorEntry; reference: Reference }) {
  const say = useSay();
  return (
    <InvestigatorDetail
      occupation={sheet.occupation}
      figures={tell("newcomer", { health: sheet.health, sanity: sheet.sanity, focus: sheet.focus, money: sheet.money })}
      skills={reference.skills.map(({ id }) => ({
        icon: `skill-${id}`,
        value: tell("skill-value", { skill: skillName(id), value: sheet.skills[id] ?? 0 }),
      }))}
      lines={sheet.lines}
    >
      {sheet.cards.length > 0 && <p>{say(tell("starting-cards", { cards: sheet.cards.map(cardName) }))}</p>}
      {sheet.choices.length > 0 && (
        <p>{say(tell("starting-choice", { cards: [...new Set(sheet.choices.flat())].map(cardName) }))}</p>
      )}
    </InvestigatorDetail>
  );
}

/** What is known before the first page of the codex is read. */
function Scenario({ sheet }: { sheet: ScenarioEntry }) {
  const say = useSay();
  return (
    <div className={css.sheet}>
      <p>{say(scenarioStory(sheet.id))}</p>
      <p>{say(tell("scenario-city", { where: Object.keys(sheet.tiles).map(neighborhoodName) }))}</p>
      <p>{say(tell("scenario-start", { where: spaceName(sheet.start) }))}</p>
      <Lines lines={sheet.lines} />
    </div>
  );
}
