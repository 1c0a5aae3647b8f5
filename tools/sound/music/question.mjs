/**
 * Music for thinking, in three layers: an unhurried pulse in A minor; the tune, which appears twice and leaves
 * room in between; and a voice above it for a streak.
 */
import { broken, comp, drum, phrase } from '../notation.mjs';
import { layersOf, withOctave } from './band.mjs';

const pairs = (...items) => items.flatMap((item) => [item, item]);

const tones = [
  ...pairs('a4 c5 e5 b4', 'a4 c5 e5 g4', 'g4 c5 e5 d5', 'g4 b4 d5 a4'), // Am Fmaj9 C/E G
  ...pairs('a4 d5 f5 e5', 'g4 b4 e5 d5', 'a4 c5 g5 e5'), // Dm7 Em7 Fmaj9
  'b4 e5 a5 b4', // Esus4
  'b4 e5 g#5 b4', // E
];

const chords = [
  ...pairs('c4+e4+g4', 'c4+e4+g4+a4', 'c4+d4+g4', 'b3+d4+g4+a4'),
  ...pairs('c4+d4+f4+a4', 'b3+d4+e4+g4', 'c4+e4+g4+a4'),
  'b3+e4+a4',
  'b3+e4+g#4',
];

const bassOf = (root, turn) =>
  `${root}:3! -:3 ${root}:2? ${root}:3 -:3 ${turn}:2 | ${root}:3! -:3 ${root}:2? -:8`;
const bass = phrase(
  [
    bassOf('a2', 'e2'),
    bassOf('f2', 'c3'),
    bassOf('e2', 'g2'),
    bassOf('g2', 'd3'),
    bassOf('d3', 'a2'),
    bassOf('e3', 'b2'),
    bassOf('f3', 'c3'),
    'e3:3! -:3 e3:2? e3:3 -:3 b2:2 | e2:3! -:3 e2:2? -:4 e2:2 g#2:2',
  ].join('|'),
);

const tune = [
  ...phrase('e5:4 g5:4 b5:8 | a5:6 g5:2 e5:8 | d5:4 e5:4 a5:8 | g5:8 -:8', 4),
  ...phrase('a5:4 g5:4 e5:8 | c5:4 e5:4 g5:8 | a5:6 b5:2 a5:8 | g#5:6 -:10', 12),
];

const steps = [
  ...phrase('-:16 | -:8 e4:2? -:2 a4:2? -:2 | -:16 | -:8 c5:2? -:2 a4:2? -:2', 0),
  ...broken(tones.slice(0, 16), '.0.1.0.2|.0.1.0..', 2, 8, 14),
];

/** Fills the tune's rests. */
const above = [
  ...phrase('-:8 e6:2? c6:2? a5:4? | -:16 | -:8 c6:2? a5:2? g5:4? | -:16', 0),
  ...phrase('-:8 e6:4? b5:4? | -:8 c6:4? a5:4? | -:8 d6:4? e6:4? | -:4 b5:4? d6:8?', 4),
  ...phrase('-:4 a5:2? d6:2? c6:8? | -:16 | -:4 g5:2? b5:2? e6:8? | -:16', 8),
  ...phrase('-:8 c6:4? e6:4? | -:8 g5:4? c6:4? | -:8 e6:4? b5:4? | -:6 e6:2? b5:2? g#5:2? e5:4?', 12),
];

export const question = layersOf({ beat: 0.5, bars: 16, swing: 0.06 }, [
  {
    kilobits: 18,
    parts: [
      ...withOctave({
        name: 'bass',
        program: 33,
        level: -18.5,
        reverb: 8,
        velocity: 82,
        hold: 0.85,
        notes: bass,
      }),
      {
        name: 'pulse',
        program: 25,
        drums: true,
        level: -26,
        reverb: 26,
        velocity: 66,
        notes: [
          ...drum(36, 'x.......o.......|x.......o.....o.', 0, 16, 16),
          ...drum(70, '..o...x...o...x.', 0, 16, -10),
        ],
      },
    ],
  },
  {
    kilobits: 28,
    parts: [
      {
        name: 'kalimba',
        program: 108,
        level: -20,
        reverb: 52,
        velocity: 78,
        notes: broken(tones, '02132131|0213.1.2', 2),
      },
      { name: 'pizzicato', program: 45, level: -27, reverb: 60, velocity: 62, notes: steps },
      { name: 'vibraphone', program: 11, level: -22, reverb: 64, velocity: 72, notes: tune },
      {
        name: 'electric piano',
        program: 4,
        level: -26,
        reverb: 50,
        velocity: 56,
        notes: comp(chords, 'x.........o.....', 6),
      },
      {
        name: 'pad',
        program: 89,
        level: -28,
        reverb: 50,
        velocity: 52,
        hold: 1,
        notes: comp(chords, 'x...............', 16),
      },
      {
        name: 'drums',
        program: 25,
        drums: true,
        level: -28,
        reverb: 26,
        velocity: 66,
        notes: [
          ...drum(42, '................|..............o.', 0, 8),
          ...drum(42, 'o...o...o...o.o.', 8, 16),
          ...drum(37, '............o...|................', 0, 8),
          ...drum(37, '....o.......x...', 8, 16),
          ...drum(75, '................|..........o.....', 8, 16),
        ],
      },
    ],
  },
  {
    kilobits: 14,
    parts: [{ name: 'celesta', program: 8, level: -25, reverb: 66, velocity: 72, notes: above }],
  },
]);
