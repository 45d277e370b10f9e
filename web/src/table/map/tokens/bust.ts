/** An investigator as a cut-out bust in a circle of 20: the ground behind them, and shapes from the back to the front. */
import { INK } from "../../../art/inks";

/** The colour of a shape, and its path. */
export type Cut = readonly [ink: string, path: string];

export interface Bust {
  ground: string;
  cuts: readonly Cut[];
}

const SHOULDERS = "M-18 22C-17 11-10 8-4.500 7V2h9v5C10 8 17 11 18 22z";
const FACE = "M-7.500-6C-8 2-5 8 0 8s8-6 7.500-14C7-12 4-14 0-14s-7 2-7.500 8z";
const SHADE = "M1-14C4 -7 2-3 2 0c0 3 1 5 0 8 5-1 6-8 5.500-14C7-12 4-14 1-14z";
/** Brows and eyes, the nose, the mouth. */
const FEATURES =
  "M-5.800-5.600q2-1.400 3.900-.300l-.200.900q-1.700-.800-3.400.300zM1.900-5.900q2-1.100 3.900.300l-.300.900q-1.700-1.100-3.400-.300zM-4.700-3.200a.900.900 0 1 1 1.800 0a.900.900 0 1 1-1.800 0zM2.900-3.200a.900.900 0 1 1 1.800 0a.900.900 0 1 1-1.800 0zM-1.300 .900q1.300.900 2.600 0l-.200.800q-1.100.500-2.200 0zM-2.600 3.700Q0 2.900 2.600 3.700 0 5.600-2.600 3.700z";
const NECK = "M-4.500 2h9v7L0 12l-4.500-3z";

export const FAIR = ["#ecd0a0", "#b98b5c"] as const;
export const WARM = ["#dcb685", "#9c6f45"] as const;
export const BROWN = ["#8a5a38", "#5b3922"] as const;

/** Somebody before a ground of their own, in a coat; hair, hats and what else they wear comes last. */
export function bust(ground: string, coat: string, [skin, shade]: readonly [string, string], ...more: Cut[]): Bust {
  return {
    ground,
    cuts: [[coat, SHOULDERS], [shade, NECK], [skin, FACE], [shade, SHADE], ["#2a1a12", FEATURES], ...more],
  };
}

/** Somebody nobody has met yet. */
export const STRANGER: Bust = {
  ground: INK.mist,
  cuts: [
    [INK.night, SHOULDERS],
    [INK.black, FACE],
    [INK.night, "M-8-9c0-6 2-9 8-9s8 3 8 9zM-13-8C-8-11 8-11 13-8 9-5.500-9-5.500-13-8z"],
  ],
};
