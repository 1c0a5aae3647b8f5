/**
 * Music of the climb: calm, 96 beats per minute, A minor pentatonic. Five layers on top of each other, one
 * more as the camps go by; the last one turns it toward C major. All follow the same four bars (A, C, G, A),
 * so that layers can loop at different lengths.
 */
import { broken, comp, drum, phrase } from '../notation.mjs';

const BEAT = 0.625;
const ROOTS = ['a', 'c', 'g', 'a'];
const over = (bars, of) => Array.from({ length: bars }, (_, bar) => of[ROOTS[bar % ROOTS.length]]);

/** A steady pulse: harp, bass, and a brush. */
const pulse = [
  {
    name: 'harp',
    program: 46,
    level: -21,
    pan: 64,
    reverb: 50,
    velocity: 70,
    notes: broken(
      over(8, { a: 'a3 e4 a4 c5', c: 'g3 e4 g4 c5', g: 'g3 d4 g4 a4' }),
      '02131213|02132313|02131213|02132313|03132312|02313213|03132312|02131.1.',
      2,
    ),
  },
  {
    name: 'bass',
    program: 32,
    level: -19,
    reverb: 14,
    velocity: 82,
    hold: 0.85,
    notes: phrase(
      `a2:6! e2:2? a2:6 e2:2 | c3:6! g2:2? c3:6 g2:2 | g2:6! d3:2? g2:6 d2:2 | a2:6! e2:2? a2:4 g2:2? e2:2 |
       a2:6! e2:2? g2:4 a2:4 | c3:6! g2:2? e3:4 d3:2 c3:2 | g2:6! d3:2? g2:4 e2:2? g2:2 | a2:6! e2:2? c3:4 d3:2? e3:2`,
    ),
  },
  {
    name: 'brush',
    program: 40,
    drums: true,
    level: -33,
    reverb: 30,
    velocity: 58,
    notes: [
      ...drum(70, '....x.......x...|....x.......x.o.', 0, 8),
      ...drum(36, 'x.......o.......', 0, 8, -6),
    ],
  },
];

/** A tune to whistle on the way. */
const tune = phrase(
  `a4:4! c5:2 d5:2 e5:6 -:2 | g5:4 e5:2 d5:2 c5:6 -:2 | d5:4! e5:2 d5:2 a4:4 g4:4 | a4:10 -:6 |
   a4:4! c5:2 d5:2 e5:4 g5:4 | a5:6 g5:2 e5:6 -:2 | d5:4! g5:2 e5:2 d5:4 c5:4 | a4:12 -:4 |
   e5:6! d5:2 c5:4 a4:4 | c5:6 d5:2 e5:6 -:2 | g5:4! d5:4 e5:2 d5:2 a4:4 | c5:4 a4:8 -:4 |
   e5:4! g5:2 a5:2 e5:4 c5:4 | g5:6 e5:2 c5:6 -:2 | d5:4! c5:2 a4:2 g4:4 d5:4 | a4:12 -:4`,
);

const layers = {
  peak1: { bars: 8, kilobits: 12, parts: pulse },
  peak2: {
    bars: 16,
    kilobits: 9,
    parts: [{ name: 'accordion', program: 21, level: -21, pan: 64, reverb: 56, velocity: 74, notes: tune }],
  },
  peak3: {
    bars: 4,
    kilobits: 10,
    parts: [
      {
        name: 'strings',
        program: 48,
        level: -21.5,
        pan: 64,
        reverb: 60,
        velocity: 64,
        notes: comp(over(4, { a: 'a3+c4+e4', c: 'g3+c4+e4', g: 'g3+a3+d4' }), 'x...............', 16),
      },
      {
        name: 'cello',
        program: 42,
        level: -24,
        pan: 64,
        reverb: 50,
        velocity: 66,
        notes: phrase('a2:16 | c3:16 | g2:16 | a2:8 e2:8'),
      },
    ],
  },
  peak4: {
    bars: 8,
    kilobits: 9,
    parts: [
      {
        name: 'celesta',
        program: 8,
        level: -24.5,
        pan: 64,
        reverb: 70,
        velocity: 66,
        notes: phrase(
          `-:4 e6:2? a5:2 -:8 | -:8 g5:2? c6:2 e6:4? | -:4 d6:2? a5:2 -:8 | -:16 |
           -:8 c6:2? e6:2 a6:4? | -:4 g6:2? e6:2 -:8 | -:8 d6:2 g5:2? a5:4 | -:16`,
        ),
      },
      {
        name: 'wind',
        program: 77,
        level: -26,
        pan: 64,
        reverb: 80,
        velocity: 54,
        notes: phrase(
          '-:16 | -:8 e5:8? | d5:12? -:4 | -:8 e5:4? c5:4? | a4:16? | -:16 | -:4 g5:8? d5:4? | e5:12? -:4',
        ),
      },
    ],
  },
  peak5: {
    bars: 8,
    kilobits: 9,
    parts: [
      {
        name: 'horn',
        program: 60,
        level: -20,
        pan: 64,
        reverb: 64,
        velocity: 76,
        notes: phrase(
          `c4+g4:12! -:4 | e4+c5:8! g4:4 c5:4 | d4+g4:12 -:4 | e4+c5:8 d5:4 e5:4 |
           c4+g4:8! e5:4 d5:4 | c5+e5:12 -:4 | d5:4! g4:4 d5:4 e5:4 | c4+g4+c5:12 -:4`,
        ),
      },
      {
        name: 'timpani',
        program: 47,
        level: -29,
        reverb: 56,
        velocity: 62,
        notes: phrase(
          'c3:4! -:12 | -:16 | g2:4 -:12 | -:8 g2:2? g2:2 c3:4 | c3:4! -:12 | -:16 | g2:4 -:8 g2:2? g2:2 | c3:4 -:12',
        ),
      },
    ],
  },
};

/** By file name. */
export const peakLayers = Object.fromEntries(
  Object.entries(layers).map(([name, layer]) => [name, { beat: BEAT, swing: 0.06, ...layer }]),
);
