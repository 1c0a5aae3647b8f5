/**
 * Effects of power-ups: the belt's sounds, and one for each power-up, which opens with its kind's three notes and
 * ends in a way of its own. All in C major pentatonic, at most 900 ms, nothing above 9 kHz; written like those in
 * effects.mjs.
 */
import {
  BASSOON,
  BRASS,
  CELESTA,
  GLASS,
  GLOCKENSPIEL,
  HARP,
  HORN,
  KALIMBA,
  MARIMBA,
  PIZZICATO,
  VIBRAPHONE,
  doubled,
  knock,
  play,
  run,
} from './instruments.mjs';

/** The jingles of a tambourine. */
const jingle = (at, level = 0.09) => ({ at, length: 0.12, from: 6200, to: 5200, level, width: 0.35 });

const belt = {
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
};

/** Seconds until a kind's three notes are over. */
const OPENING = 0.3;
const openings = {
  // A glass harp, ringing upward.
  help: {
    parts: [
      ...doubled([VIBRAPHONE, CELESTA], run('e5 g5 c6', 0.085, 0, 76), 0.3),
      play(GLASS, [[0, 'c5+g5', 62]], 0.3),
    ],
  },
  // A stab of brass, with a tambourine.
  boost: {
    parts: [play(BRASS, run('g4 c5 e5', 0.085, 0, 90), 0.09)],
    noises: [jingle(0, 0.06), jingle(0.17)],
  },
  // An alphorn over a harp.
  share: {
    parts: [play(HORN, run('c4 g4 c5', 0.1, 0, 84), 0.2), play(HARP, run('c5 g5 c6', 0.1, 0, 66), 0.3)],
  },
  // On tiptoe.
  trick: { parts: doubled([PIZZICATO, BASSOON], run('a3 e4 d4', 0.1, 0, 92), 0.09) },
  // Three knocks from inside.
  mystery: { tones: [knock(0, 262), knock(0.1, 330), knock(0.2, 392)] },
};

const puff = (at, level = 0.12) => ({
  at,
  length: 0.2,
  from: 900,
  to: 2_400,
  attack: 0.06,
  level,
  width: 0.6,
});
const rub = (at) => ({ at, length: 0.11, from: 1_300, to: 1_700, attack: 0.045, level: 0.15, width: 0.5 });
const flap = (at) => ({ at, length: 0.1, from: 500, to: 1_300, attack: 0.03, level: 0.2, width: 0.7 });
const plop = (at, hertz) => ({ at, length: 0.08, from: hertz, to: hertz * 1.9, attack: 0.004, level: 0.34 });
const thud = (at, level = 0.26) => ({ at, length: 0.2, from: 140, to: 62, level });

/**
 * How each power-up ends: its kind, and what follows the three notes, in seconds from their end. `drums` are
 * the kit's, as in effects.mjs.
 */
const endings = {
  doubleJeopardy: {
    kind: 'boost',
    seconds: 0.85,
    parts: [play(MARIMBA, [[0.3, 'c3+c4', 92]], 0.25)],
    tones: [knock(0, 392, 0.22), knock(0.14, 262, 0.22)],
  },
  // A note, and its octave.
  double: {
    kind: 'boost',
    seconds: 0.8,
    parts: [play(BRASS, [[0.02, 'c5', 92]], 0.12), play(BRASS, [[0.18, 'c5+c6', 106]], 0.22)],
    noises: [jingle(0.18, 0.14)],
  },
  // A tile cracks, and two crumbs drop.
  fiftyFifty: {
    kind: 'help',
    seconds: 0.75,
    tones: [knock(0.22, 262, 0.2), knock(0.34, 196, 0.16)],
    noises: [{ at: 0.02, length: 0.1, from: 4_200, to: 700, attack: 0.003, level: 0.42 }],
  },
  eraser: { kind: 'help', seconds: 0.85, noises: [rub(0), rub(0.12), rub(0.24), puff(0.36, 0.1)] },
  // A carabiner shuts, and the rope springs.
  immunity: {
    kind: 'help',
    seconds: 0.8,
    parts: [play(PIZZICATO, [[0.12, 'g3+g4', 116]], 0.3)],
    tones: [
      { at: 0.02, length: 0.035, from: 3_300, level: 0.12 },
      { at: 0.06, length: 0.05, from: 2_500, level: 0.12 },
      { at: 0.13, length: 0.34, from: 196, to: 392, attack: 0.02, level: 0.2, bright: 0.6 },
    ],
  },
  // Frost climbs, and nothing ticks.
  timeFreeze: {
    kind: 'help',
    seconds: 0.9,
    parts: [play(GLASS, run('g5 c6 e6', 0.08, 0, 84), 0.2), play(CELESTA, run('g6 c7', 0.08, 0.16, 60), 0.2)],
  },
  // A latch, and a small bell in the wind.
  streakSaver: {
    kind: 'help',
    seconds: 0.9,
    parts: [play(GLOCKENSPIEL, [[0.2, 'g5+d6', 116]], 0.4)],
    tones: [knock(0.01, 700, 0.12, 0.04), knock(0.06, 520, 0.14, 0.05)],
    noises: [{ at: 0.08, length: 0.45, from: 350, to: 700, attack: 0.2, level: 0.08, width: 0.4 }],
  },
  // A slide up, and away.
  supersonic: {
    kind: 'boost',
    seconds: 0.85,
    tones: [{ at: 0, length: 0.4, from: 262, to: 1_047, attack: 0.05, level: 0.14, bright: 0.4 }],
    noises: [
      { at: 0, length: 0.42, from: 900, to: 5_200, attack: 0.3, level: 0.1 },
      jingle(0.3, 0.16),
      jingle(0.4),
    ],
  },
  // The fifth over the valley, and claps from below.
  powerPlay: {
    kind: 'share',
    seconds: 0.9,
    parts: [play(HORN, [[0, 'c4+g4+e5', 104]], 0.4)],
    drums: [0.14, 0.26, 0.34].map((at) => [at, 39, 84]),
  },
  // A tape stutters, and runs down.
  glitch: {
    kind: 'trick',
    seconds: 0.8,
    tones: [
      ...[0, 0.055, 0.11, 0.165].map((at) => ({ at, length: 0.035, from: 880, level: 0.2, bright: 1 })),
      { at: 0.22, length: 0.24, from: 880, to: 110, attack: 0.005, level: 0.2, bright: 1 },
    ],
  },
  // A roll, and the lid.
  mysteryBox: {
    kind: 'mystery',
    seconds: 0.9,
    parts: [play(CELESTA, [[0.42, 'd6+a6', 92]], 0.15)],
    drums: Array.from({ length: 10 }, (_, stroke) => [0.04 * stroke, 38, 40 + 5 * stroke]),
  },
  // Seven stars.
  addPoints: {
    kind: 'boost',
    seconds: 0.9,
    parts: doubled([GLOCKENSPIEL, CELESTA], run('c5 d5 e5 g5 a5 c6 d6', 0.06, 0, 78), 0.2),
  },
  minusPoints: { kind: 'trick', seconds: 0.9, parts: [play(MARIMBA, run('e4 d4 a3', 0.13, 0.02, 90), 0.2)] },
  // Two breaths of the bellows.
  streakBooster: {
    kind: 'boost',
    seconds: 0.9,
    parts: doubled([BRASS, VIBRAPHONE], run('c5 e5 g5', 0.09, 0.16, 88), 0.18),
    noises: [
      { at: 0, length: 0.2, from: 500, to: 1_200, attack: 0.12, level: 0.2, width: 0.5 },
      { at: 0.2, length: 0.26, from: 600, to: 1_700, attack: 0.16, level: 0.22, width: 0.5 },
    ],
  },
  // Snow on a flame.
  streakBreaker: {
    kind: 'trick',
    seconds: 0.8,
    tones: [thud(0.02)],
    noises: [{ at: 0.1, length: 0.28, from: 5_200, to: 2_600, attack: 0.02, level: 0.12, width: 0.6 }],
  },
  // A magpie, there and back.
  stealPoints: {
    kind: 'trick',
    seconds: 0.9,
    parts: [play(GLOCKENSPIEL, run('a5 g5 e5', 0.09, 0.24, 74), 0.2)],
    noises: [flap(0), flap(0.1), flap(0.19)],
  },
  gift: {
    kind: 'share',
    seconds: 0.9,
    parts: [
      play(HARP, run('c5 d5 e5 g5 a5 c6', 0.045, 0, 80), 0.4),
      play(GLOCKENSPIEL, [[0.3, 'c6+e6', 80]], 0.25),
    ],
  },
  // A tin wobbles, and four drops fall.
  prank: {
    kind: 'trick',
    seconds: 0.9,
    tones: [
      { at: 0, length: 0.12, from: 2_090, to: 1_760, attack: 0.006, level: 0.07, bright: 0.5 },
      { at: 0.09, length: 0.12, from: 1_760, to: 2_090, attack: 0.006, level: 0.05, bright: 0.5 },
      ...[392, 294, 440, 262].map((hertz, index) => plop(0.2 + 0.1 * index, hertz)),
    ],
  },
  // It lets go above, and is still far away.
  avalanche: {
    kind: 'trick',
    seconds: 0.9,
    tones: [thud(0.02, 0.3), { at: 0.08, length: 0.5, from: 84, to: 66, attack: 0.2, level: 0.26 }],
    noises: [{ at: 0.05, length: 0.52, from: 900, to: 320, attack: 0.2, level: 0.24, width: 0.7 }],
  },
};

const later = (sounds) => sounds.map((sound) => ({ ...sound, at: OPENING + (sound.at ?? 0) }));

/** The kind's three notes, and then the ending. */
function powerup({ kind, seconds, parts = [], tones = [], noises = [], drums }) {
  const opening = openings[kind];
  const afterwards = (notes) => notes.map(([at, ...note]) => [OPENING + at, ...note]);
  return {
    seconds,
    parts: [...(opening.parts ?? []), ...parts.map((part) => ({ ...part, notes: afterwards(part.notes) }))],
    tones: [...(opening.tones ?? []), ...later(tones)],
    noises: [...(opening.noises ?? []), ...later(noises)],
    ...(drums && { drums: afterwards(drums) }),
  };
}

const named = Object.entries(endings).map(([id, ending]) => [
  `powerup${id[0].toUpperCase()}${id.slice(1)}`,
  powerup(ending),
]);

export const powerupEffects = Object.fromEntries(
  [...Object.entries(belt), ...named].map(([name, effect]) => [name, { kilobits: 28, ...effect }]),
);
