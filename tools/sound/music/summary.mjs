/** Music after the game: a sunny steel-drum tune in C, with claps and a ukulele; proud, not loud. */
import { comp, drum, phrase } from '../notation.mjs';

const chords = [
  'e3+g3+a3+d4', // C6/9
  'g3+c4+e4', // Am7
  'f3+a3+c4+d4', // F6
  'f3+a3+c4+d4 / f3+a3+b3+d4', // G9sus, G9
  'e3+g3+b3+d4', // Em7
  'g3+a3+c4+e4', // Am7
  'f3+a3+c4+d4', // Dm7
  'f3+a3+b3+d4', // G9
  'e3+g3+c4', // C/E
  'f3+a3+c4+d4', // F6
  'e3+g3+b3+d4 / e3+g3+a3+c4', // Em7, Am7
  'f3+a3+c4+d4 / f3+a3+b3+d4', // Dm7, G9
];

const strums = [
  'c4+e4+g4',
  'c4+e4+a4',
  'c4+f4+a4',
  'c4+d4+g4 / b3+d4+g4',
  'b3+e4+g4',
  'c4+e4+a4',
  'd4+f4+a4',
  'b3+d4+f4',
  'c4+e4+g4',
  'c4+f4+a4',
  'b3+e4+g4 / c4+e4+a4',
  'd4+f4+a4 / b3+d4+f4',
];

const bass = phrase(`
  c3:3! c3:3 g3:2 c3:4 e3:2 g3:2 | a2:3! a2:3 e3:2 a2:4 g2:2 e2:2 |
  f2:3! f2:3 c3:2 f2:4 a2:2 f2:2 | g2:3! g2:3 d3:2 g2:4 f2:2 d3:2 |
  e2:3! e2:3 b2:2 e2:4 g2:2 e2:2 | a2:3! a2:3 e3:2 a2:4 g2:2 e2:2 |
  d3:3! d3:3 a2:2 d3:4 f3:2 a2:2 | g2:3! g2:3 d3:2 g2:4 g2:2 f2:2 |
  e2:3! e2:3 g2:2 c3:4 e3:2 g2:2 | f2:3! f2:3 c3:2 f2:4 g2:2 f2:2 |
  e2:3! e2:3 b2:2 a2:3 a2:3 e2:2 | d3:3! d3:3 a2:2 g2:3 g2:3 b2:2`);

const tune = phrase(`
  g4:3! e4:3 g4:2 c5:4! b4:2 g4:2 | a4:3! c5:3 b4:2 a4:4 e4:4 |
  f4:3! a4:3 c5:2 e5:3! d5:3 c5:2 | d5:6! c5:2 b4:4 -:4 |
  b4:3! g4:3 b4:2 d5:4! b4:4 | c5:3! b4:3 a4:2 e5:4! c5:2 e5:2 |
  d5:3! e5:3 f5:2 e5:3! d5:3 c5:2 | b4:3! d5:3 e5:2 d5:4 -:4 |
  g4:3! e4:3 g4:2 c5:4! d5:2 e5:2 | f5:3! e5:3 c5:2 a4:4 c5:4 |
  d5:3! b4:3 g4:2 c5:3! b4:3 a4:2 | a4:3! f4:3 a4:2 g4:6 -:2`);

const brass = [
  ...phrase('-:12 f4+a4:2 f4+b4:2!', 3),
  ...phrase('-:12 f4+a4:2 d4+b4:2!', 7),
  ...phrase('e4+g4+c5:2! -:14 | c4+f4+a4:2! -:14', 8),
];

const sparkle = [
  ...phrase('-:12 d6:2? g6:2?', 7),
  ...phrase(
    'g5:3 e5:3 g5:2 c6:4 d6:2 e6:2 | f6:3 e6:3 c6:2 a5:4 c6:4 | d6:3 b5:3 g5:2 c6:3 b5:3 a5:2 | a5:3 f5:3 a5:2 g5:6 -:2',
    8,
  ),
];

const drums = [
  ...drum(36, 'x.....o.x.....o.|x.....o.x..o....', 0, 12, 16),
  ...drum(37, '....x.......x...', 0, 4),
  ...drum(39, '....x.......x...', 4, 12),
  ...drum(70, 'x.oox.oox.oox.oo', 0, 12, -10),
  ...drum(54, '..o...x...o...x.', 4, 12, -20),
  ...drum(63, '...o..x.......x.', 0, 11),
  ...drum(64, '..........x.x...', 0, 11),
  ...drum(80, '......x.......x.', 8, 11, -24),
  ...drum(55, 'o...............', 0, 1),
  ...drum(55, 'o...............', 8, 9),
  ...drum(65, '........x.xx....', 11, 12),
  ...drum(66, '............x.X.', 11, 12),
];

export const summary = {
  beat: 0.58,
  bars: 12,
  swing: 0.12,
  parts: [
    { name: 'steel drums', program: 114, level: -19, pan: 60, reverb: 44, velocity: 88, notes: tune },
    { name: 'glockenspiel', program: 9, level: -29, pan: 76, reverb: 64, velocity: 62, notes: sparkle },
    { name: 'brass', program: 61, level: -25, pan: 84, reverb: 56, velocity: 74, notes: brass },
    {
      name: 'ukulele',
      program: 24,
      bank: 8,
      level: -24,
      pan: 38,
      reverb: 36,
      velocity: 70,
      hold: 0.7,
      notes: comp(strums, '..x...x...x...x.', 2),
    },
    {
      name: 'electric piano',
      program: 4,
      level: -27,
      pan: 74,
      reverb: 44,
      velocity: 60,
      notes: comp(chords, 'x.......x.......', 7),
    },
    { name: 'bass', program: 33, level: -19.5, reverb: 8, velocity: 90, hold: 0.85, notes: bass },
    { name: 'drums', program: 8, drums: true, level: -22.5, reverb: 30, velocity: 76, notes: drums },
  ],
};
