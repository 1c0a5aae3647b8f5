/**
 * Effects of the mountain: snow, rope, wind, and fire on the way up, and the endings of its three games. A
 * loss is soft and dry, a near miss rises and hangs on a second, a win comes home to C. All in C major
 * pentatonic, nothing above 9 kHz. Written like those in effects.mjs.
 */
import {
  CELESTA,
  GLASS,
  GLOCKENSPIEL,
  HARP,
  HORN,
  KALIMBA,
  MARIMBA,
  PIZZICATO,
  TIMPANI,
  VIBRAPHONE,
  doubled,
  knock,
  play,
  run,
} from './instruments.mjs';

const thump = (at, level = 0.24, hertz = 150) => ({
  at,
  length: 0.16,
  from: hertz,
  to: hertz * 0.45,
  level,
});
/** Gravel or snow under a boot. */
const crunch = (at, level = 0.2, from = 2400) => ({ at, length: 0.1, from, to: 700, attack: 0.008, level });
/** A gust that swells for `attack` seconds. */
const gust = (at, length, from, to, level = 0.14) => ({
  at,
  length,
  from,
  to,
  attack: length * 0.45,
  level,
  width: 0.4,
});
/** A carabiner snapping shut. */
const click = (at) => [
  { at, length: 0.035, from: 3300, level: 0.09 },
  { at: at + 0.045, length: 0.05, from: 2500, level: 0.1 },
];
/** A stone dropping into water. */
const plop = (at, level = 0.2) => ({ at, length: 0.14, from: 260, to: 620, attack: 0.01, level });
const splash = (at, level = 0.14) => ({ at, length: 0.4, from: 1800, to: 500, attack: 0.02, level });
/** One flap of cloth. */
const flap = (at, level = 0.2) => ({
  at,
  length: 0.12,
  from: 500,
  to: 1500,
  attack: 0.03,
  level,
  width: 0.7,
});
const crackle = (at, hertz, level) => ({
  at,
  length: 0.03,
  from: hertz,
  to: hertz * 0.6,
  level,
  width: 0.5,
});
/** Up two steps, without coming home. */
const almost = (program, at) => play(program, [...run('e5 g5', 0.12, at, 84), [at + 0.26, 'd5', 80]], 0.34);

const drawn = {
  // One step up: a boot in the gravel, and a wooden note that a run of steps carries up the scale.
  peakStep: {
    seconds: 0.32,
    parts: [play(KALIMBA, [[0.02, 'c5', 72]], 0.18)],
    tones: [thump(0, 0.12)],
    noises: [crunch(0.01), crunch(0.09, 0.08, 1800)],
  },
  // A rope runs out and holds.
  peakRope: {
    seconds: 0.6,
    parts: [play(PIZZICATO, [[0.3, 'g4', 90]], 0.2)],
    tones: [...click(0.28), { at: 0.36, length: 0.16, from: 190, to: 210, level: 0.05, bright: 0.6 }],
    noises: [{ at: 0, length: 0.3, from: 900, to: 3600, attack: 0.06, level: 0.11, width: 0.3 }],
  },
  // Two gusts over a ledge.
  peakWind: {
    seconds: 1.9,
    parts: [play(GLASS, [[0.2, 'a4+e5', 40]], 1.2)],
    noises: [gust(0, 1.1, 420, 820, 0.16), gust(0.7, 1.2, 760, 360, 0.2), gust(0.3, 1, 1500, 900, 0.03)],
    kilobits: 20,
  },
  // It builds up for three seconds, then comes down.
  peakAvalanche: {
    seconds: 4.6,
    tones: [0, 0.9, 1.7, 2.4].map((at, index) => ({
      at,
      length: 3.4 - at,
      from: 78 + 7 * index,
      to: 64 + 5 * index,
      attack: 3 - at,
      level: 0.2,
    })),
    noises: [
      { at: 0, length: 3.3, from: 90, to: 120, attack: 2.95, level: 0.35, width: 0.5 },
      ...[0, 1, 2].map((second) => crunch(second, 0.05 + 0.03 * second, 1400)),
      { at: 2.8, length: 1.75, from: 500, to: 240, attack: 0.3, level: 0.6, width: 0.7 },
      { at: 2.9, length: 1.6, from: 1500, to: 500, attack: 0.35, level: 0.16, width: 0.6 },
    ],
    kilobits: 24,
  },
  // A camp: the fire catches, with a warm chord.
  peakFire: {
    seconds: 1.15,
    parts: [
      play(HARP, run('c4 g4 c5 e5', 0.09, 0.24, 76), 0.6),
      play(VIBRAPHONE, [[0.5, 'c4+e4+g4', 62]], 0.6),
    ],
    noises: [
      gust(0, 0.5, 300, 900, 0.12),
      ...[
        [0.06, 2400, 0.14],
        [0.13, 1700, 0.1],
        [0.29, 3000, 0.12],
        [0.34, 1500, 0.09],
        [0.52, 2100, 0.1],
        [0.71, 2700, 0.06],
      ].map(([at, hertz, level]) => crackle(at, hertz, level)),
    ],
  },
  // A pole goes into the snow, and a flag unfurls.
  peakFlag: {
    seconds: 0.95,
    parts: [play(MARIMBA, run('g4 c5', 0.14, 0.2, 92), 0.3)],
    tones: [thump(0, 0.26), knock(0.01, 330, 0.1)],
    noises: [crunch(0.02, 0.14), flap(0.2), flap(0.36, 0.22), flap(0.5, 0.16), flap(0.66, 0.1)],
  },
  // The peak: a drum, horns over the valley, and sun on the snow.
  peakArrival: {
    seconds: 2.6,
    parts: [
      play(
        TIMPANI,
        [
          [0, 'g2', 70],
          [0.12, 'g2', 84],
          [0.36, 'c3', 108],
        ],
        0.6,
      ),
      play(
        HORN,
        [
          [0.36, 'c4+g4', 104],
          [0.96, 'e4+c5', 108],
        ],
        0.7,
      ),
      play(HORN, [[1.4, 'c4+g4+e5', 104]], 1),
      play(GLOCKENSPIEL, run('c6 d6 e6 g6', 0.09, 0.96, 60), 0.4),
      play(HARP, run('c4 e4 g4 c5 e5 g5 c6', 0.07, 1.38, 70), 0.7),
    ],
    noises: [flap(0.4, 0.1), flap(0.56, 0.07)],
  },

  // Stepping stones.
  stonesWin: {
    seconds: 1,
    parts: [
      ...doubled([MARIMBA, CELESTA], run('c5 e5 g5 c6', 0.11, 0.12, 88), 0.4),
      play(VIBRAPHONE, [[0.46, 'c5+e5+g5', 70]], 0.5),
    ],
    tones: [plop(0, 0.12)],
    noises: [splash(0, 0.05)],
  },
  stonesLose: {
    seconds: 0.8,
    parts: [
      play(
        MARIMBA,
        [
          [0.3, 'd4', 84],
          [0.46, 'a3', 78],
        ],
        0.24,
      ),
    ],
    tones: [
      knock(0, 210, 0.14),
      { at: 0.08, length: 0.16, from: 420, to: 170, level: 0.18, attack: 0.01 },
      plop(0.24, 0.1),
    ],
    noises: [splash(0.12, 0.22)],
  },
  stonesNear: {
    seconds: 0.9,
    parts: [almost(MARIMBA, 0.3)],
    tones: [knock(0, 240, 0.13), plop(0.12, 0.18)],
    noises: [splash(0.1, 0.12)],
  },

  // Rope throw.
  ropeWin: {
    seconds: 1,
    parts: [
      play(PIZZICATO, run('g4 c5 e5', 0.1, 0.22, 96), 0.2),
      ...doubled([VIBRAPHONE, CELESTA], [[0.52, 'g5+c6', 84]], 0.45),
    ],
    tones: click(0.18),
    noises: [{ at: 0, length: 0.22, from: 900, to: 4200, attack: 0.04, level: 0.1, width: 0.3 }],
  },
  ropeLose: {
    seconds: 0.8,
    parts: [
      play(
        PIZZICATO,
        [
          [0.34, 'e4', 92],
          [0.5, 'a3', 88],
        ],
        0.2,
      ),
    ],
    tones: [knock(0, 620, 0.12), knock(0.09, 520, 0.07), thump(0.32, 0.2)],
    noises: [{ at: 0.1, length: 0.28, from: 2600, to: 600, attack: 0.05, level: 0.1, width: 0.4 }],
  },
  ropeNear: {
    seconds: 0.9,
    parts: [almost(PIZZICATO, 0.3)],
    tones: [knock(0, 620, 0.1)],
    // The hook scratches along the edge.
    noises: [0.04, 0.1, 0.16, 0.22].map((at) => ({
      at,
      length: 0.06,
      from: 3200,
      to: 2200,
      attack: 0.01,
      level: 0.12,
      width: 0.3,
    })),
  },

  // Rune match.
  runesWin: {
    seconds: 1.1,
    parts: [
      ...doubled([CELESTA, HARP], run('c5 g5 e5 c6 g6', 0.1, 0.1, 84), 0.5),
      play(GLASS, [[0.5, 'c5+g5', 66]], 0.5),
    ],
    tones: [knock(0, 300, 0.14), knock(0.09, 360, 0.12)],
  },
  runesLose: {
    seconds: 0.8,
    parts: [
      play(
        CELESTA,
        [
          [0.28, 'a4', 84],
          [0.44, 'd4', 80],
        ],
        0.3,
      ),
    ],
    tones: [knock(0, 330, 0.16), knock(0.1, 280, 0.14), knock(0.2, 235, 0.14)],
    noises: [{ at: 0.02, length: 0.3, from: 900, to: 400, attack: 0.05, level: 0.08 }],
  },
  runesNear: {
    seconds: 0.9,
    parts: [almost(CELESTA, 0.28)],
    tones: [knock(0, 330, 0.14), knock(0.11, 392, 0.14)],
  },
};

export const mysticPeakEffects = Object.fromEntries(
  Object.entries(drawn).map(([name, effect]) => [name, { kilobits: 24, ...effect }]),
);
