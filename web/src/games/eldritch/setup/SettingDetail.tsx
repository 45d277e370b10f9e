/** What an investigator or an Ancient One brings, for those who set up a table. */

import { InvestigatorDetail, Lines } from "../../../table/setup/investigator-detail";
import css from "../../../table/setup/setting-detail.module.css";
import { useSay } from "../../../text/say";
import type { Message } from "../../../wire";
import type { AncientOneEntry, InvestigatorEntry, Reference, SheetSide } from "../wire";
import { cardName, skillName, spaceName, tell } from "../words";

interface SettingDetailProps {
  setting: string;
  value: unknown;
  reference: Reference;
}

export function SettingDetail({ setting, value, reference }: SettingDetailProps) {
  const investigator = reference.investigators.find(({ id }) => id === value);
  if (setting === "investigators" && investigator) return <Investigator sheet={investigator} reference={reference} />;
  const ancientOne = reference.ancient_ones.find(({ id }) => id === value);
  return setting === "ancient_one" && ancientOne ? <AncientOne sheet={ancientOne} /> : null;
}

function Investigator({ sheet, reference }: { sheet: InvestigatorEntry; reference: Reference }) {
  const say = useSay();
  return (
    <InvestigatorDetail
      occupation={sheet.occupation}
      figures={tell("newcomer", { health: sheet.health, sanity: sheet.sanity, where: spaceName(sheet.space) })}
      skills={reference.skills.map(({ id }) => ({
        icon: `skill-${id}`,
        value: tell("skill-value", { skill: skillName(id), value: sheet.skills[id] ?? 0 }),
      }))}
      lines={sheet.lines}
    >
      {sheet.cards.length > 0 && <p>{say(tell("investigator-cards", { cards: sheet.cards.map(cardName) }))}</p>}
    </InvestigatorDetail>
  );
}

function AncientOne({ sheet }: { sheet: AncientOneEntry }) {
  const say = useSay();
  return (
    <div className={css.sheet}>
      <p>{say(tell("sheet-starts", { doom: sheet.doom, mysteries: sheet.mysteries }))}</p>
      <Side title={tell("sheet-front")} side={sheet.front} />
      <Side title={tell("sheet-back")} side={sheet.back} />
    </div>
  );
}

function Side({ title, side: { lines } }: { title: Message; side: SheetSide }) {
  const say = useSay();
  if (lines.length === 0) return null;
  return (
    <>
      <p>
        <strong>{say(title)}</strong>
      </p>
      <Lines lines={lines} />
    </>
  );
}
