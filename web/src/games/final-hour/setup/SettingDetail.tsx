/** What an investigator or an Ancient One brings, for those who set up a table. */
import { useSay } from "../../../text/say";
import type { ActionCardEntry, AncientOneEntry, Reference } from "../wire";
import { tell } from "../words";
import css from "./SettingDetail.module.css";

interface SettingDetailProps {
  setting: string;
  value: unknown;
  reference: Reference;
}

export function SettingDetail({ setting, value, reference }: SettingDetailProps) {
  if (setting === "investigators") {
    return <ActionDeck cards={reference.action_cards.filter((card) => card.owner === value)} />;
  }
  const sheet = reference.ancient_ones.find((each) => each.id === value);
  return setting === "ancient_one" && sheet ? <Reckoning sheet={sheet} /> : null;
}

/** The action cards of an investigator, each title once with how many there are. */
function ActionDeck({ cards }: { cards: readonly ActionCardEntry[] }) {
  const say = useSay();
  const titles = new Map<string, ActionCardEntry[]>();
  for (const card of cards) titles.set(card.title, [...(titles.get(card.title) ?? []), card]);
  return (
    <ul className={css.deck}>
      {[...titles].map(([title, copies]) => {
        const [card] = copies;
        if (!card) return null;
        return (
          <li key={title} className={css.card}>
            <h4>
              {say(card.name)}
              <span className={css.copies}>{say(tell("setup-copies", { count: copies.length }))}</span>
            </h4>
            <dl>
              <dt className={css.upper}>{say(tell("setup-upper"))}</dt>
              <dd>{say(card.upper)}</dd>
              <dt className={css.lower}>{say(tell("setup-lower"))}</dt>
              <dd>{say(card.lower)}</dd>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

/** The rows of an Ancient One's sheet: what it answers to how many omens. */
function Reckoning({ sheet }: { sheet: AncientOneEntry }) {
  const say = useSay();
  return (
    <table className={css.sheet}>
      <caption>{say(tell("setup-reckoning", { name: sheet.name }))}</caption>
      <tbody>
        {sheet.reckoning.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {say(
                row.most === null
                  ? tell("setup-omens-from", { least: row.least })
                  : tell("setup-omens", { least: row.least, most: row.most }),
              )}
            </th>
            <td>
              <strong>{say(row.name)}</strong> {say(row.text)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
