/** What a seat chooses beside its investigator: the deck, and whether it joins later. */
import { useSay } from "../../../text/say";
import { Switch } from "../../../ui/field";
import type { SeatSettingProps } from "../../face";
import { CAMPAIGN } from "../decks/terms";
import { tell } from "../words";
import { DeckOf, listOf } from "./DeckOf";

export function SeatSetting(props: SeatSettingProps) {
  switch (props.setting) {
    case "decks":
      return <DeckOf {...props} />;
    case "sitting_out":
      // Only in a campaign can somebody join later.
      return props.seat > 0 && props.options.adventure === CAMPAIGN ? <JoinsLater {...props} /> : null;
    default:
      return null;
  }
}

function JoinsLater({ seat, value, onChange }: SeatSettingProps) {
  const say = useSay();
  const out = listOf(value);
  return (
    <Switch
      label={say(tell("setup-joins-later"))}
      on={out.includes(seat)}
      onChange={(on) => onChange(on ? [...out, seat] : out.filter((each) => each !== seat))}
    />
  );
}
