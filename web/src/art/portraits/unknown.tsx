import { INK } from "../inks";

/** Somebody nobody has met yet: a figure in a hat, turned away from the lamp. */
export function Unknown() {
  return (
    <>
      <path fill={INK.night} d="M6 140c2-20 14-31 34-36h42c20 5 30 16 32 36z" />
      <path fill={INK.mist} d="M6 140c2-20 14-31 34-36l4-.6C30 110 20 122 18 140z" />
      <path fill={INK.night} d="M41 50c-1 18 1 29 7 38l2 20h22l2-20c6-9 8-20 7-38z" />
      <path fill={INK.mist} d="M41 52c-1 17 1 27 6 35-1-11-3-22-2-34z" />
      <path fill={INK.black} d="M44 104l6-14c6 8 16 8 22 0l7 14-18 14z" />
      <path fill={INK.mist} d="M44 104l6-14c1 4 2 6 4 8l-3 12z" />
      <path fill={INK.night} d="M38 45c0-16 4-27 11-29 5-1 8 2 12 2s8-4 13-2c7 3 10 13 10 29z" />
      <path fill={INK.mist} d="M38 45c0-16 4-27 11-29 2-.5 4 0 6 .8-6 5-8 15-8 28.200z" />
      <path
        fill={INK.black}
        d="M22 53c6-7 21-11 39-11s34 4 40 11c-5 4-10 5-15 4-8-3-17-4-25-4s-17 1-25 4c-5 1-10 0-14-4z"
      />
      <path fill={INK.mist} d="M22 53c5-6 16-9.5 30-10.6-9 3-16 6-20 11.6-4 1-7 .6-10-1z" />
    </>
  );
}
