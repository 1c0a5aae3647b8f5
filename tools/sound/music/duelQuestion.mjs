/**
 * Music of a question with duels: sneaky pizzicato in A minor pentatonic, brushes, soft timpani, and a shaker
 * on two and four.
 */
import { broken, comp, drum, phrase } from '../notation.mjs';

const roots = ['a', 'a', 'c', 'g', 'a', 'a', 'd', 'e', 'c', 'g', 'd', 'a', 'c', 'g', 'e', 'e'];
const BASS = {
  a: ['a2', 'e2'],
  c: ['c3', 'g2'],
  d: ['d3', 'a2'],
  e: ['e2', 'g2'],
  g: ['g2', 'd3'],
};
const bass = phrase(
  roots
    .map((root) => BASS[root])
    .map(([low, turn]) => `${low}:3! -:3 ${low}:2? ${turn}:2 -:2 ${low}:2 ${turn}:2?`)
    .join('|'),
);

const VOICING = { a: 'a3+e4', c: 'g3+c4+e4', d: 'a3+d4', e: 'e3+a3+d4', g: 'g3+d4' };
const TONES = {
  a: 'a4 c5 e5 g5',
  c: 'g4 c5 e5 g5',
  d: 'a4 d5 e5 g5',
  e: 'g4 a4 d5 e5',
  g: 'g4 a4 d5 e5',
};

/** On tiptoe, peeking around the corner at the end of every second bar. */
const tune = [
  ...phrase(
    `a4:2! -:2 c5:2 a4:2 -:2 g4:2 a4:4 | e4:2 -:2 g4:2 a4:2 -:4 c5:2? d5:2? |
     e5:2! -:2 g5:2 e5:2 -:2 d5:2 c5:4 | d5:2 -:2 c5:2 a4:2 g4:2 -:6 |
     a4:2! -:2 c5:2 a4:2 -:2 g4:2 a4:4 | e4:2 -:2 g4:2 a4:2 -:4 c5:2? d5:2? |
     e5:2! d5:2 -:2 a5:2! -:2 g5:2 e5:4 | d5:2 e5:2 -:4 a4:2? -:6`,
  ),
  ...phrase(
    `g5:3! e5:3 c5:2 e5:4 -:4 | d5:3! g5:3 d5:2 a4:4 -:4 |
     e5:3! d5:3 a4:2 d5:4 e5:2 g5:2 | a5:4! -:2 e5:2? c5:2? a4:2? -:4 |
     g5:3! e5:3 c5:2 e5:4 -:4 | d5:3! g5:3 a5:2 g5:4 -:4 |
     e5:2! -:2 e5:2 d5:2 -:2 a4:2 g4:4 | a4:2! c5:2? d5:2? e5:2! -:8`,
    8,
  ),
];

const drums = [
  // Shaker.
  ...drum(70, '....X.......X...', 0, 16, 12),
  ...drum(70, '..o.......o...o.', 8, 16, -14),
  // Brushes, and a soft kick.
  ...drum(38, 'o..o..o...o..o..|o..o..o...o.oo..', 0, 16, -12),
  ...drum(36, 'x.......o.......|x.......o.....o.', 0, 16),
  ...drum(75, '................|..........o.o...', 0, 16, -10),
];

export const duelQuestion = {
  beat: 0.4545,
  bars: 16,
  swing: 0.1,
  parts: [
    { name: 'pizzicato', program: 45, level: -19, pan: 58, reverb: 54, velocity: 88, notes: tune },
    {
      name: 'second pizzicato',
      program: 45,
      level: -25,
      pan: 84,
      reverb: 56,
      velocity: 64,
      notes: comp(
        roots.map((root) => VOICING[root]),
        '....x.....x.....|....x.....x...o.',
        2,
      ),
    },
    {
      name: 'marimba',
      program: 12,
      level: -26,
      pan: 44,
      reverb: 50,
      velocity: 58,
      notes: broken(
        roots.map((root) => TONES[root]),
        '0.2.1.3.|0.2.3.1.',
        2,
        4,
      ),
    },
    { name: 'bass', program: 32, level: -20, reverb: 12, velocity: 80, hold: 0.7, notes: bass },
    {
      name: 'timpani',
      program: 47,
      level: -27,
      reverb: 56,
      velocity: 62,
      notes: [
        ...phrase('-:8 e2:2? e2:2? a2:2 e2:2', 7),
        ...phrase('a2:4! -:12', 8),
        ...phrase('-:8 e2:2? e2:2 e2:2 e2:2!', 15),
      ],
    },
    { name: 'drums', program: 40, drums: true, level: -24, reverb: 24, velocity: 66, notes: drums },
  ],
};
