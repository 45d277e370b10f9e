/** Files found by their place, by the game in whose folder they are: "./eldritch/cover.tsx" is that of "eldritch". */
export function byGame<Found>(files: Readonly<Record<string, Found>>): Readonly<Record<string, Found>> {
  return Object.fromEntries(Object.entries(files).map(([path, found]) => [path.split("/")[1], found]));
}
