/** The reports made in this browser, by table: each with its number, to be fetched when the game is over. */
import type { ReportFile } from "../wire";

export type KeptReport = Pick<ReportFile, "number" | "name">;

const key = (code: string) => `miskatonic.reports.${code}`;

export function reportsOf(code: string): readonly KeptReport[] {
  try {
    return JSON.parse(localStorage.getItem(key(code)) ?? "[]") as KeptReport[];
  } catch {
    return [];
  }
}

export function keepReport(code: string, { number, name }: KeptReport): void {
  try {
    localStorage.setItem(key(code), JSON.stringify([...reportsOf(code), { number, name }]));
  } catch {
    // A browser that keeps nothing still shows the number once.
  }
}
