/** The keys of the options: 1 to 9, then 0; further ones have none. */

export function keyOf(number: number): string | null {
  return number < 9 ? String(number + 1) : number === 9 ? "0" : null;
}

export function optionOfKey(key: string): number | null {
  if (!/^[0-9]$/.test(key)) return null;
  return key === "0" ? 9 : Number(key) - 1;
}
