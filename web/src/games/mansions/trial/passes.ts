/** A test with the ten-sided die: a 1 always passes, a 10 never does; else what is not above the target. */
export const passes = (die: number, target: number): boolean => die === 1 || (die < 10 && die <= target);

export const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
