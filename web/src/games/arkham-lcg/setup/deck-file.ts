/** Whose deck a file of ArkhamDB holds, as far as it can be told without asking the server; null where it cannot. */
export function investigatorOf(text: string): string | null {
  try {
    const deck: unknown = JSON.parse(text);
    const code =
      typeof deck === "object" && deck !== null && "investigator_code" in deck ? deck.investigator_code : null;
    return typeof code === "string" ? code : null;
  } catch {
    return null;
  }
}
