/**
 * Effects of power-ups: the belt's sounds, and three notes for each family with an ending of its own. All in
 * C major pentatonic, under 900 ms, nothing above 9 kHz; written like those in effects.mjs.
 */
import {
  BASSOON,
  BRASS,
  CELESTA,
  GLASS,
  HARP,
  HORN,
  KALIMBA,
  PIZZICATO,
  VIBRAPHONE,
  doubled,
  knock,
  play,
  run,
} from './instruments.mjs';

/** The jingles of a tambourine. */
const jingle = (at, level = 0.09) => ({ at, length: 0.12, from: 6200, to: 5200, level, width: 0.35 });

const drawn = {
  // A crate lands beside the belt, and the card rises out of it.
  powerupCard: {
    seconds: 0.75,
    parts: [play(KALIMBA, run('c5 e5 g5', 0.07, 0.24, 92), 0.3), play(CELESTA, [[0.38, 'g5', 66]], 0.3)],
    tones: [knock(0.02, 330, 0.09), { at: 0.02, length: 0.12, from: 130, to: 80, level: 0.1 }],
    noises: [{ at: 0.18, length: 0.16, from: 900, to: 3400, attack: 0.08, level: 0.06 }],
  },
  // A carabiner opens and releases.
  powerupUse: {
    seconds: 0.3,
    parts: [
      play(
        KALIMBA,
        [
          [0.05, 'g4'],
          [0.12, 'c5', 104],
        ],
        0.15,
      ),
    ],
    tones: [
      { length: 0.035, from: 3300, level: 0.09 },
      { at: 0.045, length: 0.05, from: 2500, level: 0.1 },
    ],
  },
  // Glass ringing upward.
  powerupHelp: {
    seconds: 0.9,
    parts: [
      ...doubled([VIBRAPHONE, CELESTA], run('e5 g5 c6', 0.12, 0, 84), 0.6),
      play(GLASS, [[0, 'c5+g5', 70]], 0.7),
    ],
  },
  // A stab of brass, with a tambourine.
  powerupBoost: {
    seconds: 0.85,
    parts: [
      play(
        BRASS,
        [
          [0, 'g4', 92],
          [0.1, 'c5', 96],
        ],
        0.09,
      ),
      play(BRASS, [[0.2, 'c5+e5+g5', 108]], 0.3),
    ],
    noises: [jingle(0), jingle(0.1), jingle(0.2, 0.14), jingle(0.3, 0.07)],
  },
  // An alphorn's fifth over a harp.
  powerupShare: {
    seconds: 0.9,
    parts: [
      play(
        HORN,
        [
          [0, 'c4', 92],
          [0.22, 'g4', 100],
        ],
        0.4,
      ),
      play(HARP, run('c5 e5 g5 c6', 0.07, 0.22, 78), 0.6),
    ],
  },
  // On tiptoe, with a whistle sliding down.
  powerupTrick: {
    seconds: 0.85,
    parts: doubled(
      [PIZZICATO, BASSOON],
      [
        [0, 'a3'],
        [0.14, 'e4'],
        [0.28, 'd4', 104],
      ],
      0.12,
    ),
    tones: [{ at: 0.42, length: 0.32, from: 587, to: 330, attack: 0.04, level: 0.12, bright: 0.2 }],
  },
  // Three knocks from inside, and a questioning phrase.
  powerupMystery: {
    seconds: 0.9,
    parts: [play(CELESTA, run('d5 a5 d6', 0.11, 0.4, 84), 0.5)],
    tones: [knock(0, 262), knock(0.13, 330), knock(0.26, 392)],
  },
};

export const powerupEffects = Object.fromEntries(
  Object.entries(drawn).map(([name, effect]) => [name, { ...effect, below: 9_000 }]),
);
