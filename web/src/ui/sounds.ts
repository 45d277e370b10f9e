/** Small sounds, made on the spot; silent until somebody asks for them. */
import { usePreferences } from "./preferences";

export type Sound = "yours" | "good" | "bad" | "uncanny" | "won" | "lost";

/** Each sound is a few struck notes: pitch in Hz, when it begins and how long it rings, in seconds. */
const NOTES: Record<Sound, readonly [pitch: number, at: number, rings: number][]> = {
  yours: [
    [587, 0, 0.5],
    [784, 0.14, 0.9],
  ],
  good: [
    [659, 0, 0.35],
    [988, 0.08, 0.5],
  ],
  bad: [
    [98, 0, 0.5],
    [104, 0.02, 0.5],
  ],
  uncanny: [
    [233, 0, 1.1],
    [247, 0, 1.1],
  ],
  won: [
    [392, 0, 0.8],
    [523, 0.18, 0.9],
    [659, 0.36, 1.6],
  ],
  lost: [
    [220, 0, 1],
    [207, 0.3, 1],
    [110, 0.6, 2],
  ],
};

const LOUD = 0.06;
let stage: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!usePreferences.getState().sounds || typeof AudioContext === "undefined") return;
  stage ??= new AudioContext();
  void stage.resume();
  const now = stage.currentTime;
  for (const [pitch, at, rings] of NOTES[sound]) strike(stage, pitch, now + at, rings);
}

function strike(context: AudioContext, pitch: number, at: number, rings: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = pitch < 150 ? "triangle" : "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + rings);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + rings);
}
