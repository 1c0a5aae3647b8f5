/** Lobby music: a warm little bossa in C that keeps walking toward a beginning. */
import { comp, drum, phrase } from '../notation.mjs';

const chords = [
  'e3+g3+a3+d4', // C6/9
  'g3+c4+e4', // Am7
  'f3+a3+c4+d4', // Dm7
  'f3+a3+b3+e4', // G13
  'e3+g3+a3+d4', // C6/9
  'g3+b3+d4+e4', // A9sus
  'f3+a3+c4+d4', // Dm7
  'f3+a3+b3+e4', // G13
  'e3+g3+a3+c4', // Fmaj9
  'd3+g3+b3+e4', // Em7, A9sus
  'f3+a3+c4+d4', // Dm7
  'f3+a3+b3+e4 / e3+g3+a3+d4', // G13, C6/9
  'e3+g3+a3+c4', // Fmaj9
  'f3+g3+b3+d4', // G/F
  'd3+g3+b3+d4 / d3+g3+b3+e4', // Em7, A9sus
  'f3+a3+c4+d4 / f3+a3+b3+e4', // Dm7, G13
];

const bass = phrase(`
  c3:6 g2:2 g2:6 c3:2 | a2:6 e2:2 e2:6 a2:2 | d3:6 a2:2 a2:6 d3:2 | g2:6 d3:2 d3:6 b2:2 |
  c3:6 g2:2 g2:6 c3:2 | a2:6 e3:2 e3:6 c3:2 | d3:6 a2:2 a2:6 d3:2 | g2:6 d3:2 d3:4 g2:2 e2:2 |
  f2:6 c3:2 c3:6 f2:2 | e2:6 b2:2 a2:6 c3:2 | d3:6 a2:2 a2:6 d3:2 | g2:6 d3:2 c3:6 e2:2 |
  f2:6 c3:2 c3:6 f2:2 | f2:6 d3:2 g2:6 f2:2 | e2:6 b2:2 a2:6 c3:2 | d3:6 a2:2 g2:4 a2:2 b2:2`);

const tune = [
  ...phrase(`
    g4:2 c5:2 e5:3! g5:3! e5:2 d5:2 -:2 | e5:3 c5:3 a4:2 -:2 b4:2? c5:2 e5:2 |
    f5:3! e5:3 d5:2 -:2 a4:2? d5:2 f5:2 | e5:3! d5:3 b4:4 -:6 |
    g4:2 c5:2 e5:3! g5:3! b5:2 a5:2 g5:2 | a5:3! g5:3 e5:2 -:2 d5:2? e5:2 g5:2 |
    f5:3! a5:3 f5:2 e5:2 d5:2 -:2 c5:2 | b4:3 d5:3 e5:2 g5:4! -:4`),
  ...phrase(
    `a4:2 c5:2 e5:3! a5:3! g5:2 e5:2 c5:2 | b4:2 d5:2 g5:3! b5:3! a5:2 g5:2 d5:2 |
     g5:3! e5:3 b4:2 d5:3 e5:3 g5:2! | f5:2! d5:2 a4:2 c5:2 b4:2 d5:2 -:4`,
    12,
  ),
];

const middle = phrase(
  'a5:6 g5:2 e5:4 c5:4 | d5:6 e5:2 g5:4 e5:4 | f5:6 e5:2 d5:4 a4:4 | b4:3 c5:3 d5:2 e5:6 -:2',
  8,
);

const answers = [
  ...phrase('-:10 g4:2? a4:2? b4:2 | -:16 | -:16 | -:16 | -:8 g5:2 -:2 d5:2 -:2', 3),
  ...phrase(
    '-:8 e4:2 a4:2 g4:2 a4:2 | -:8 e4:2 g4:2 a4:2 g4:2 | -:8 f4:2 a4:2 g4:2 f4:2 | -:8 e4:2 g4:2 c5:2 g4:2',
    8,
  ),
  ...phrase('-:12 g4:2 g4:2', 15),
];

const sparkle = phrase('-:4 e6:3? a6:3? -:6 | -:4 d6:3? g6:3? -:6 | g6:3? e6:3? -:10 | f6:2? d6:2? -:12', 12);

const drums = [
  ...drum(36, 'x.....o.x.....o.', 0, 16, 16),
  ...drum(37, 'x.....x.....x...|....x.....x.....', 0, 16),
  ...drum(70, 'x.o.xoo.x.o.xooo', 0, 16, -10),
  ...drum(62, '....x...........|....x.....o.....', 0, 16),
  ...drum(63, '............x.o.', 0, 15),
  ...drum(64, '..............x.|................', 0, 15),
  ...drum(39, '....o.......o...', 12, 15),
  ...drum(81, 'o...............|................|................|................', 0, 16, -24),
  ...drum(61, '........x.xx....', 15, 16),
  ...drum(60, '............x.Xx', 15, 16),
];

export const waiting = {
  beat: 0.48,
  bars: 16,
  swing: 0.1,
  parts: [
    { name: 'marimba', program: 12, level: -19, pan: 58, reverb: 44, velocity: 92, notes: tune },
    { name: 'vibraphone', program: 11, level: -21, pan: 70, reverb: 56, velocity: 80, notes: middle },
    { name: 'pizzicato', program: 45, level: -26, pan: 88, reverb: 60, velocity: 72, notes: answers },
    { name: 'celesta', program: 8, level: -29, pan: 40, reverb: 70, velocity: 76, notes: sparkle },
    {
      name: 'electric piano',
      program: 4,
      level: -24.5,
      pan: 46,
      reverb: 40,
      velocity: 66,
      notes: comp(chords, 'x.....x.....x...|....x.....x.....', 4),
    },
    { name: 'bass', program: 32, level: -20, pan: 64, reverb: 12, velocity: 92, hold: 0.9, notes: bass },
    { name: 'drums', program: 0, drums: true, level: -24, reverb: 30, velocity: 74, notes: drums },
  ],
};
