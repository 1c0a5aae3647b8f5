/**
 * Effects of pieces that are moved by hand: wood on wood, and what the places of some kinds of questions are made
 * of. Written like those in effects.mjs.
 */
import { KALIMBA, MARIMBA, PIZZICATO, VIBRAPHONE, doubled, knock, play } from './instruments.mjs';

/** A dry strand that gives way. */
const crack = (at, hertz) => ({
  at,
  length: 0.035,
  from: hertz,
  to: hertz * 1.3,
  attack: 0.004,
  level: 0.09,
});

export const handEffects = {
  // Wood on wood.
  pickUp: {
    seconds: 0.14,
    drums: [[0, 76, 72]],
    tones: [{ length: 0.05, from: 900, to: 1180, level: 0.08 }],
  },
  // Later ones are pitched up along the scale.
  putDown: {
    seconds: 0.34,
    parts: doubled([KALIMBA, MARIMBA], [[0.012, 'c5', 104]], 0.2),
    drums: [[0, 77, 84]],
  },
  putBack: {
    seconds: 0.24,
    parts: [play(PIZZICATO, [[0.08, 'd4', 56]], 0.12)],
    noises: [{ length: 0.2, from: 1500, to: 520, attack: 0.06, level: 0.2 }],
  },
  // All parts are placed.
  complete: {
    seconds: 0.5,
    parts: doubled(
      [VIBRAPHONE, KALIMBA],
      [
        [0, 'g5', 88],
        [0.11, 'c6', 100],
      ],
      0.35,
    ),
  },
  // A rope runs out, and its hook snaps shut.
  ropeZip: {
    seconds: 0.34,
    tones: [knock(0.2, 720, 0.12, 0.05)],
    noises: [{ length: 0.22, from: 700, to: 3400, attack: 0.14, level: 0.14, width: 0.5 }],
  },
  // A basket takes a weight: its strands creak, then it settles.
  wickerCreak: {
    seconds: 0.42,
    tones: [
      ...[0.05, 0.085, 0.125, 0.17, 0.22].map((at, index) => crack(at, 300 + 34 * index)),
      { at: 0.24, length: 0.14, from: 170, to: 96, level: 0.16 },
    ],
    noises: [{ at: 0.04, length: 0.2, from: 1300, to: 2100, attack: 0.05, level: 0.05, width: 0.4 }],
  },
  // A plank drops into a gap and rocks once.
  plankKnock: { seconds: 0.26, tones: [knock(0, 262, 0.22), knock(0.09, 330, 0.09, 0.06)] },
  // A signboard flips over.
  signClack: {
    seconds: 0.22,
    tones: [knock(0.03, 880, 0.14, 0.04), knock(0.09, 587, 0.12, 0.05)],
    noises: [{ length: 0.08, from: 900, to: 2200, attack: 0.04, level: 0.08 }],
  },
  // A foot bites into the ground, and the cloth wobbles.
  flagPlant: {
    seconds: 0.4,
    tones: [{ length: 0.12, from: 180, to: 80, level: 0.24 }],
    noises: [0.1, 0.17, 0.25].map((at, index) => ({
      at,
      length: 0.09,
      from: 900,
      to: 500,
      attack: 0.03,
      level: 0.12 - 0.03 * index,
    })),
  },
  // Chalk goes round once.
  chalkStroke: {
    seconds: 0.28,
    noises: [
      { length: 0.13, from: 2600, to: 3600, attack: 0.03, level: 0.14, width: 0.35 },
      { at: 0.11, length: 0.14, from: 3400, to: 2300, attack: 0.03, level: 0.12, width: 0.35 },
    ],
  },
};
