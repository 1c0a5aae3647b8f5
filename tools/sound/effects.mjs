/**
 * Common effects: a few notes on the music's own instruments, with air and knocks made from tones and noise.
 */
import {
  BASS,
  BRASS,
  CELESTA,
  GLOCKENSPIEL,
  HARP,
  KALIMBA,
  MARIMBA,
  PIZZICATO,
  TIMPANI,
  TRUMPET,
  VIBRAPHONE,
  doubled,
  play,
  run,
} from './instruments.mjs';

/**
 * Strokes `apart` seconds from each other.
 * @template Stroke @param {number} count @param {number} apart
 * @param {(at: number, stroke: number) => Stroke} stroke
 */
const rolled = (count, apart, stroke) =>
  Array.from({ length: count }, (_, index) => stroke(Math.round(index * apart * 1_000) / 1_000, index));

/** A crowd that claps: no beat, and thinner toward the end. */
const claps = (from, to) =>
  rolled(14, 1, (_, clap) => {
    const share = clap / 14 + 0.03 * Math.sin(7 * clap);
    return [Math.round((from + (to - from) * share ** 1.2) * 1_000) / 1_000, 39, Math.round(58 - 34 * share)];
  });

/**
 * `seconds` long; `parts` are played by the sampled instruments, `drums` are `[at, key, velocity]` of the
 * standard kit, `tones` and `noises` are described in tones.mjs (levels are relative to the instruments). All
 * in C major pentatonic, so that an effect never clashes with the music playing.
 */
export const effects = {
  // hands
  click: { seconds: 0.06, tones: [{ length: 0.045, from: 1150, to: 760 }] },
  select: {
    seconds: 0.16,
    parts: [play(KALIMBA, [[0, 'e5']], 0.15)],
    noises: [{ length: 0.02, from: 2600, level: 0.05 }],
  },
  submit: {
    seconds: 0.42,
    parts: doubled(
      [MARIMBA, CELESTA],
      [
        [0.06, 'g4'],
        [0.15, 'c5', 104],
      ],
      0.25,
    ),
    noises: [{ length: 0.2, from: 700, to: 3200, attack: 0.11, level: 0.16 }],
  },
  toast: {
    seconds: 0.5,
    parts: doubled(
      [VIBRAPHONE, CELESTA],
      [
        [0, 'g5'],
        [0.11, 'd6'],
      ],
      0.35,
      84,
    ),
  },
  join: {
    seconds: 0.36,
    parts: [
      play(
        MARIMBA,
        [
          [0.03, 'g4'],
          [0.1, 'e5', 104],
        ],
        0.22,
      ),
    ],
    tones: [{ length: 0.07, from: 320, to: 900, level: 0.12 }],
  },
  // the clock
  tick: {
    seconds: 0.09,
    tones: [
      { length: 0.06, from: 1800, to: 1500, level: 0.3 },
      { length: 0.08, from: 620, level: 0.3 },
    ],
  },
  countdown: {
    seconds: 0.45,
    parts: doubled([MARIMBA, VIBRAPHONE], [[0, 'c5+c4']], 0.35, 104),
    tones: [{ length: 0.16, from: 150, to: 62, level: 0.3 }],
  },
  go: {
    seconds: 1.1,
    parts: [
      ...doubled([MARIMBA, GLOCKENSPIEL], [[0.09, 'c5+e5+g5+c6', 112]], 0.8, 110),
      play(HARP, run('g4 c5 e5', 0.03), 0.7),
      play(BASS, [[0.09, 'c3']], 0.5, 100),
    ],
    noises: [{ length: 0.5, from: 500, to: 5200, attack: 0.12, level: 0.12 }],
  },
  timeUp: {
    seconds: 1.1,
    parts: [
      ...doubled(
        [VIBRAPHONE, MARIMBA],
        [
          [0, 'g4+d5'],
          [0.18, 'g4+d5'],
          [0.36, 'c4+g4', 108],
        ],
        0.6,
        100,
      ),
      play(TIMPANI, [[0.36, 'c3']], 0.6, 84),
    ],
  },
  // answers
  correct: {
    seconds: 0.95,
    parts: [
      ...doubled(
        [MARIMBA, GLOCKENSPIEL],
        [
          [0, 'e5'],
          [0.09, 'g5'],
          [0.18, 'c6', 112],
        ],
        0.6,
        100,
      ),
      play(VIBRAPHONE, [[0.18, 'e5+g5']], 0.6, 70),
    ],
  },
  partial: {
    seconds: 0.75,
    parts: doubled(
      [MARIMBA, VIBRAPHONE],
      [
        [0, 'c5'],
        [0.1, 'e5'],
        [0.24, 'd5'],
      ],
      0.45,
      96,
    ),
  },
  incorrect: {
    seconds: 0.7,
    parts: doubled(
      [MARIMBA, PIZZICATO],
      [
        [0, 'e4'],
        [0.15, 'c4', 88],
      ],
      0.4,
      96,
    ),
    tones: [{ at: 0.15, length: 0.28, from: 118, to: 82, level: 0.12 }],
  },
  streak: {
    seconds: 0.95,
    parts: doubled([CELESTA, MARIMBA], run('c5 e5 g5 a5 c6 e6', 0.06), 0.5, 92),
    noises: [{ at: 0.05, length: 0.5, from: 4000, to: 9000, attack: 0.3, level: 0.03 }],
  },
  // A star lands; later ones are pitched up along the scale.
  points: { seconds: 0.5, parts: doubled([GLOCKENSPIEL, CELESTA], [[0, 'c5']], 0.3, 84) },
  reveal: {
    seconds: 1.15,
    parts: [
      play(HARP, run('c4 e4 g4 a4 c5 e5 g5 a5 c6', 0.045, 0, 70), 0.8),
      play(CELESTA, [[0.42, 'e6+g6', 70]], 0.6),
    ],
    noises: [{ length: 0.55, from: 900, to: 6000, attack: 0.38, level: 0.05 }],
  },
  // leaderboard
  leaderboardMove: {
    seconds: 0.34,
    parts: [play(PIZZICATO, [[0.1, 'g4', 80]], 0.2)],
    noises: [{ length: 0.28, from: 500, to: 1700, attack: 0.12, level: 0.2 }],
  },
  rankUp: {
    seconds: 0.85,
    parts: doubled([MARIMBA, CELESTA], [...run('g4 c5 e5', 0.075, 0.05), [0.3, 'g5+c6', 112]], 0.5, 96),
    noises: [{ length: 0.3, from: 500, to: 3600, attack: 0.22, level: 0.1 }],
  },
  podiumThird: {
    seconds: 1.5,
    parts: [
      play(BRASS, [[0.12, 'e4+a4+c5']], 0.75, 84),
      play(MARIMBA, [[0.12, 'e4+a4+c5']], 0.8),
      play(
        TIMPANI,
        [
          [0, 'a2', 70],
          [0.12, 'a2', 96],
        ],
        0.8,
      ),
    ],
    drums: [[0.12, 55, 48]],
  },
  podiumSecond: {
    seconds: 1.6,
    parts: [
      play(BRASS, [[0.12, 'g4+c5+d5']], 0.85, 92),
      ...doubled([MARIMBA, GLOCKENSPIEL], [[0.12, 'g4+c5+d5+g5']], 0.8),
      play(
        TIMPANI,
        [
          [0, 'g2', 74],
          [0.12, 'g2', 102],
        ],
        0.8,
      ),
    ],
    drums: [[0.12, 55, 56]],
  },
  // Swells until the first is called: a snare, and the timpani below it.
  drumRoll: {
    seconds: 1.25,
    parts: [
      play(
        TIMPANI,
        rolled(12, 0.09, (at) => [at, 'g2', Math.round(34 + 36 * at)]),
        0.2,
      ),
    ],
    drums: rolled(24, 0.045, (at, stroke) => [at, 38, Math.round(26 + 44 * at) + (stroke % 2) * 4]),
  },
  podiumFirst: {
    seconds: 3.6,
    parts: [
      play(
        TRUMPET,
        [
          [0, 'g4', 90],
          [0.15, 'g4', 90],
          [0.3, 'g4', 94],
        ],
        0.12,
      ),
      play(
        TRUMPET,
        [
          [0.45, 'c5', 104],
          [0.8, 'e5', 104],
        ],
        0.3,
      ),
      play(TRUMPET, [[1.15, 'g5', 112]], 1.5),
      play(
        BRASS,
        [
          [0.45, 'e4+g4', 84],
          [0.8, 'g4+c5', 88],
        ],
        0.3,
      ),
      play(BRASS, [[1.15, 'c4+e4+g4+c5', 96]], 1.5),
      play(
        BASS,
        [
          [0.45, 'c3'],
          [0.8, 'c3'],
          [1.15, 'c2+c3', 110],
        ],
        1.2,
        96,
      ),
      play(GLOCKENSPIEL, run('c6 e6 g6 c7 g6 e6 g6 c7', 0.11, 1.2, 66), 0.6),
      play(
        TIMPANI,
        [
          [0, 'g2', 80],
          [0.15, 'g2', 84],
          [0.3, 'g2', 88],
          [0.45, 'c3', 100],
          [1.15, 'c3', 112],
        ],
        0.7,
      ),
    ],
    drums: [[1.15, 49, 84], ...claps(1.35, 3.1)],
  },
  gameOver: {
    seconds: 2.9,
    parts: [
      ...doubled(
        [MARIMBA, VIBRAPHONE],
        [
          [0, 'a4'],
          [0.16, 'd5'],
          [0.32, 'g5'],
          [0.56, 'e5'],
          [0.72, 'd5'],
          [0.88, 'a4'],
          [1.16, 'c5+e5', 104],
        ],
        0.9,
      ),
      play(
        VIBRAPHONE,
        [
          [0, 'd4+a4'],
          [0.56, 'd4+g4'],
          [1.16, 'e4+g4+c5'],
        ],
        1.4,
        72,
      ),
      play(
        BASS,
        [
          [0, 'd3'],
          [0.56, 'g2'],
          [1.16, 'c3'],
        ],
        0.7,
        96,
      ),
      play(CELESTA, run('g5 c6 e6', 0.12, 1.4, 62), 0.8),
    ],
    drums: [[1.16, 51, 52]],
  },
};
