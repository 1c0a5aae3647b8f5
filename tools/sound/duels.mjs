/**
 * Effects of duels: snow that flies and lands, and what it hits. All soft, short, and dry, with nothing above
 * 9 kHz: thirty phones may play at the same time. Written like those in effects.mjs.
 */
import {
  CELESTA,
  GLASS,
  HARP,
  KALIMBA,
  MARIMBA,
  PIZZICATO,
  VIBRAPHONE,
  doubled,
  knock,
  play,
  run,
} from './instruments.mjs';

/** Kept short, since thirty phones may play at the same time. */
const tap = (at, hertz, level) => knock(at, hertz, level, 0.08);
/** A burst of snow. */
const poff = (at, level = 0.3, bright = 2600) => ({
  at,
  length: 0.2,
  from: bright,
  to: 420,
  attack: 0.006,
  level,
});
const thump = (at, level = 0.24) => ({ at, length: 0.16, from: 150, to: 66, level });

export const duelEffects = {
  // An arm swings, and a ball is on its way.
  duelThrow: {
    seconds: 0.5,
    tones: [{ at: 0, length: 0.1, from: 220, to: 320, attack: 0.05, level: 0.05 }],
    noises: [{ at: 0.04, length: 0.38, from: 700, to: 2800, attack: 0.2, level: 0.16, width: 0.5 }],
  },
  // Soft snow, and two falling wooden notes.
  duelHit: {
    seconds: 0.7,
    parts: [
      play(
        MARIMBA,
        [
          [0.1, 'e4', 96],
          [0.24, 'a3', 88],
        ],
        0.2,
      ),
    ],
    tones: [thump(0)],
    noises: [poff(0), { at: 0.3, length: 0.16, from: 1600, to: 600, attack: 0.05, level: 0.05 }],
  },
  // A thump, and three clacking blocks.
  duelBreak: {
    seconds: 0.7,
    tones: [thump(0, 0.3), tap(0.16, 392), tap(0.26, 330), tap(0.38, 262, 0.12)],
    noises: [poff(0, 0.16, 1500), { at: 0.34, length: 0.22, from: 1200, to: 500, attack: 0.06, level: 0.07 }],
  },
  // Ringing ice as the ball bounces off.
  duelDeflect: {
    seconds: 0.85,
    parts: [
      ...doubled(
        [GLASS, CELESTA],
        [
          [0, 'e6', 88],
          [0.05, 'a6', 64],
        ],
        0.6,
      ),
    ],
    noises: [{ at: 0.08, length: 0.3, from: 1400, to: 3600, attack: 0.12, level: 0.08, width: 0.5 }],
  },
  // A gulp, and a warm chord.
  duelAbsorb: {
    seconds: 0.9,
    parts: [play(VIBRAPHONE, [[0.22, 'c4+e4+g4', 80]], 0.6), play(HARP, run('g4 c5 e5', 0.1, 0.36, 78), 0.4)],
    tones: [
      { at: 0, length: 0.1, from: 300, to: 130, level: 0.22, attack: 0.01 },
      { at: 0.1, length: 0.09, from: 140, to: 260, level: 0.18, attack: 0.02 },
    ],
  },
  // A rope zips, then three steps up.
  duelRope: {
    seconds: 0.8,
    parts: [play(PIZZICATO, run('c5 e5 g5', 0.11, 0.26, 96), 0.16)],
    noises: [{ at: 0, length: 0.28, from: 900, to: 4200, attack: 0.04, level: 0.11, width: 0.3 }],
  },
  // Three blocks, stacked one on another.
  duelShield: {
    seconds: 0.7,
    parts: [play(KALIMBA, run('c4 e4 g4', 0.12, 0.04, 84), 0.2)],
    tones: [thump(0, 0.16), thump(0.12, 0.16), thump(0.24, 0.18)],
    noises: [poff(0, 0.07, 1400), poff(0.12, 0.07, 1400), poff(0.24, 0.08, 1400)],
  },
};
