/** Music of an evening game: a march of snares and low brass, steps and claps in the stand, and a trumpet. */
import { comp, drum, phrase } from '../notation.mjs';
import { changes, drums, figure, layersOf, part } from './band.mjs';

const GLOCKENSPIEL = 9;
const BASS = 33;
const TIMPANI = 47;
const TRUMPET = 56;
const TROMBONE = 57;
const BRASS = 61;
const CLARINET = 71;
const MARCH = 'X..xx..xX..xx.xx|X..xx..xX.xxX.oo';
const UMPAH = '0:4! -:4 7:4 -:4|0:4! -:4 7:4 7:2? 7:2?';

const lobby = changes('C F G C Am F G G C F G C');
export const waiting = {
  beat: 0.6,
  bars: 12,
  swing: 0,
  parts: [
    part(
      'low brass',
      BRASS,
      -19.5,
      phrase(
        `g3+e4:4! g3+e4:2 -:2 c4+g4:6 -:2 | a3+f4:4! a3+f4:2 -:2 c4+a4:6 -:2 | b3+g4:4! b3+g4:2 -:2 d4+g4:4 b3+f4:4 | c4+e4:10 -:6 |
         a3+e4:4! a3+e4:2 -:2 c4+a4:6 -:2 | a3+f4:4! a3+f4:2 -:2 c4+a4:6 -:2 | b3+g4:4! b3+d4:4 d4+g4:4 d4+b4:4 | d4+g4:10 -:6 |
         e4+g4:4! g4+c5:4 e4+g4:8 | f4+a4:4! a4+c5:4 f4+a4:8 | d4+g4:4! g4+b4:4 f4+a4:4 d4+g4:4 | e4+c5:10 -:6`,
      ),
      { velocity: 78, reverb: 44 },
    ),
    part(
      'clarinet',
      CLARINET,
      -23,
      phrase(
        `-:8 c5:2? e5:2? g5:4? | -:8 f5:2? a5:2? c6:4? | -:8 d5:2? f5:2? b5:4? | c6:4? g5:4? e5:8? |
         -:8 e5:2? a5:2? c6:4? | -:8 f5:2? a5:2? c6:4? | -:8 d5:2? g5:2? b5:4? | d6:4? b5:4? g5:8? |
         -:8 c5:2? e5:2? g5:4? | -:8 f5:2? a5:2? c6:4? | -:8 b5:4? d6:4? | c6:8? -:8`,
      ),
      { velocity: 72, reverb: 50 },
    ),
    part('bass', BASS, -20, figure(lobby.roots, UMPAH), { velocity: 88, reverb: 10 }),
    drums(48, -24, [...drum(38, MARCH, 0, 12, -6), ...drum(36, 'x.......x.......', 0, 12, 6)]),
  ],
};

const CYCLE = 'Am F G Am F C Dm E';
const once = changes(CYCLE);
const twice = changes(`${CYCLE} ${CYCLE}`);
export const question = layersOf({ beat: 0.536, swing: 0 }, [
  {
    bars: 8,
    kilobits: 18,
    parts: [
      part('bass', BASS, -18.5, figure(once.roots, '0:4! -:4 0:2? -:2 7:2 12:2|0:4! -:4 0:2? -:2 12:2 7:2'), {
        velocity: 84,
        reverb: 10,
      }),
      drums(8, -24, [
        ...drum(36, 'X...............|X.........o.....', 0, 8),
        ...drum(35, 'x...............', 0, 8),
        ...drum(39, '......o.....x...', 0, 8, -6),
        ...drum(39, '..............o.', 7, 8, -6),
      ]),
    ],
  },
  {
    bars: 16,
    kilobits: 24,
    parts: [
      part(
        'trombone',
        TROMBONE,
        -20,
        [
          ...phrase(
            'a3:4! -:4 c4:2 d4:2 e4:4 | f4:4! -:4 e4:2 d4:2 c4:4 | d4:4! -:4 b3:2 d4:2 g4:4 | e4:8 -:8',
          ),
          ...phrase(
            'a3:4! -:4 c4:2 d4:2 f4:4 | g4:4! -:4 e4:4 c4:4 | d4:4! f4:2 e4:2 d4:4 f4:4 | e4:8 -:8',
            4,
          ),
          ...phrase('-:8 e4:4? a4:4? | -:8 f4:4? a4:4? | -:8 d4:4? g4:4? | -:8 e4:4? c4:4?', 8),
          ...phrase(
            'a3:4! -:4 c4:2 d4:2 f4:4 | g4:4! -:4 e4:2 d4:2 c4:4 | f4:4! a4:4 f4:4 d4:4 | e4:4! g#4:4 e4:4 -:4',
            12,
          ),
        ],
        { velocity: 74, reverb: 44, hold: 0.8 },
      ),
      part(
        'brass',
        BRASS,
        -25,
        [
          ...comp(twice.voicings, '..........x.....|....x...........', 2, 0, 8),
          ...comp(twice.voicings, '......x...x.....|....x.....x.....', 2, 8, 16),
        ],
        {
          velocity: 64,
          reverb: 50,
        },
      ),
      part('clarinet', CLARINET, -25.5, comp(twice.voicings, 'x...............', 14), {
        velocity: 52,
        hold: 1,
        reverb: 56,
      }),
      drums(48, -28, [
        ...drum(38, 'o..oo..oo..oo.oo', 0, 8, -10),
        ...drum(38, 'o..oo.ooo..oo.oo|o..oo..oo.oooooo', 8, 16, -10),
      ]),
    ],
  },
  {
    bars: 8,
    kilobits: 14,
    parts: [
      part(
        'glockenspiel',
        GLOCKENSPIEL,
        -25,
        phrase(
          `-:4 a5:2 c6:2 e6:4 -:4 | -:4 c6:2 a5:2 c6:4 -:4 | -:4 g5:2 b5:2 d6:4 -:4 | c6:4 e6:4 a5:4 -:4 |
           -:4 a5:2 c6:2 f6:4 c6:4 | -:4 g5:2 c6:2 e6:4 c6:4 | -:4 a5:2 d6:2 f6:4 d6:4 | e6:4 b5:4 g#5:4 -:4`,
        ),
        { velocity: 64, reverb: 60 },
      ),
    ],
  },
]);

const home = changes('C F C G Am F G G C F Am G F G C C');
export const summary = {
  beat: 0.476,
  bars: 16,
  swing: 0,
  parts: [
    part(
      'trumpet',
      TRUMPET,
      -19.5,
      phrase(
        `c5:4! e5:2 e5:2 g5:6 e5:2 | a5:6! g5:2 f5:8 | e5:4! g5:2 g5:2 c6:6 g5:2 | d5:12 -:4 |
         c5:4! e5:2 e5:2 a5:6 e5:2 | c6:6! a5:2 f5:8 | g5:4! a5:2 g5:2 d5:4 f5:4 | g5:12 -:4 |
         e5:4! c5:2 e5:2 g5:6 c5:2 | a5:6! f5:2 a5:8 | c6:4! b5:2 a5:2 e5:8 | d5:4! g5:4 b5:8 |
         a5:6! g5:2 f5:4 a5:4 | b5:6! a5:2 g5:4 b5:4 | c6:4! g5:2 e5:2 c5:8 | c5:4! -:12`,
      ),
      { velocity: 76, reverb: 48 },
    ),
    part(
      'glockenspiel',
      GLOCKENSPIEL,
      -27,
      phrase(
        `-:16 | -:8 a6:2? f6:2? c6:4? | -:16 | -:8 b5:2? d6:2? g6:4? | -:16 | -:8 a6:2? f6:2? c6:4? | -:16 | -:8 g6:2? d6:2? b5:4? |
         -:16 | -:8 a6:2? f6:2? c6:4? | -:16 | -:8 g6:2? d6:2? b5:4? | f6:4? c6:4? a5:8? | g6:4? d6:4? b5:8? | c6:2 e6:2 g6:2 c7:2 g6:8 | c7:4 -:12`,
      ),
      { velocity: 60, reverb: 60 },
    ),
    part('brass', BRASS, -23, comp(home.voicings, 'x.....x...x.....|x.....x.........', 4), {
      velocity: 70,
      reverb: 50,
    }),
    part('bass', BASS, -20, figure(home.roots, '0:4! 0:2? 7:2 0:4 7:4'), { velocity: 88, reverb: 10 }),
    part('timpani', TIMPANI, -26, figure(home.roots, '0:4! -:12|0:4! -:8 0:2? 0:2?'), {
      reverb: 50,
    }),
    drums(48, -23, [
      ...drum(38, MARCH, 0, 16, -8),
      ...drum(36, 'x.......x.......', 0, 16, 6),
      ...drum(39, '....x.......x...', 8, 16),
      ...drum(49, 'o...............', 0, 1, -10),
      ...drum(49, 'o...............', 8, 9, -10),
    ]),
  ],
};
