import { Portrait as Bust } from "../../../art/portraits";

/** Who is on which card. */
const PEOPLE: Readonly<Record<string, string>> = {
  "01001": "roland-banks",
  "01002": "daisy-walker",
  "01003": "skids-otoole",
  "01004": "agnes-baker",
  "01005": "wendy-adams",
  "01117": "lita-chantler",
};

/** The bust of somebody, by the code of their card. */
export function Portrait({ id, ...rest }: { id: string; title?: string; className?: string }) {
  return <Bust id={PEOPLE[id] ?? ""} {...rest} />;
}
