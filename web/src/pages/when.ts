/** How long ago, in words. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86_400],
  ["week", 604_800],
  ["month", 2_629_800],
  ["year", 31_557_600],
];

export function ago(locale: string, at: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  const [unit, length] = STEPS.findLast(([, size]) => seconds >= size) ?? ["second", 1];
  const count = unit === "second" ? 0 : Math.floor(seconds / length);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-count, unit);
}
