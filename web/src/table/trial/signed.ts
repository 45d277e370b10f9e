/** A number with its sign. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
