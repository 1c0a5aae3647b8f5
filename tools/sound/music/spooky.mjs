/** Music of a friendly midnight: a waltz that sways, tiptoes with every fourth bar empty, and a carousel. */
import { comp, drum, phrase } from '../notation.mjs';
import { changes, drums, figure, layersOf, part, withOctave } from './band.mjs';

/** A bar of three. */
const WALTZ = 12;
const CELESTA = 8;
const GLOCKENSPIEL = 9;
const MUSIC_BOX = 10;
const PIZZICATO = 45;
const TUBA = 58;
const BASSOON = 70;
const CLARINET = 71;
const GLASS = 92;

const hall = changes('Am Am Dm Dm E E Am Am F F C C Dm E Am E');
export const waiting = {
  beat: 0.625,
  bars: 16,
  steps: WALTZ,
  swing: 0,
  parts: [
    part(
      'celesta',
      CELESTA,
      -19,
      phrase(
        `e5:4! a5:4 e5:4 | c5:8 -:4 | f5:4! a5:4 f5:4 | d5:8 -:4 | e5:2 g#5:2 b5:4! g#5:4 | e5:8 -:4 | a5:4! e5:4 c5:4 | a4:8 -:4 |
         c5:4! f5:4 a5:4 | g5:4 f5:8 | e5:4! g5:4 c6:4 | b5:4 g5:8 | a5:4! f5:4 d5:4 | b4:4 e5:4 g#5:4 | a5:8! e5:4 | b4:6 -:6`,
        0,
        WALTZ,
      ),
      { velocity: 78, reverb: 66 },
    ),
    part('bassoon', BASSOON, -21, figure(hall.roots, '0:4! -:8|7:4 -:8', WALTZ), { hold: 0.7, reverb: 36 }),
    part('pizzicato', PIZZICATO, -23, comp(hall.voicings, '....x...x...', 2, 0, 16, WALTZ), { reverb: 50 }),
    part('glass', GLASS, -31, comp(hall.voicings, 'x...........', 12, 0, 16, WALTZ), {
      hold: 1,
      velocity: 54,
    }),
    drums(40, -33, drum(76, '........o...|............', 0, 16, 0, WALTZ)),
  ],
};

const walk = changes('Am Dm E Am F C E Am Dm F E Am');
const TIPTOE = '0:2! -:2 7:2? -:2 12:2 -:2 7:2? -:2';
const TURN = '0:2! -:2 7:2? -:2 12:2 -:2 7:2? 0:2?';
/** Every fourth bar is empty after its first beat. */
const FOURTH = '|x...............|x...............|................';
export const question = layersOf({ bars: 12, beat: 0.682, swing: 0 }, [
  {
    kilobits: 16,
    parts: [
      ...withOctave(
        part(
          'low pizzicato',
          PIZZICATO,
          -18.5,
          figure(walk.roots, [TIPTOE, TIPTOE, TURN, '0:2! -:14'].join('|')),
          { reverb: 40 },
        ),
      ),
      drums(
        40,
        -29,
        drum(77, '....o.......o...|....o.......o...|....o.......o.o.|................', 0, 12, 4),
      ),
    ],
  },
  {
    kilobits: 24,
    parts: [
      part(
        'pizzicato',
        PIZZICATO,
        -20,
        phrase(
          `-:4 a4:2 -:2 c5:2 -:2 e5:4! | -:4 f5:2 -:2 d5:2 -:2 a4:4 | -:4 b4:2 -:2 e5:2 d5:2? b4:4 | c5:2! a4:2 -:12 |
           -:4 a4:2 -:2 c5:2 -:2 f5:4! | -:4 e5:2 -:2 c5:2 -:2 g4:4 | e5:2 -:2 g#4:2 -:2 b4:4 e5:4 | a5:2! -:14 |
           d5:2! f5:2 a5:4 -:4 a5:2? f5:2? | c5:2! f5:2 a5:4 -:4 c6:2? a5:2? | e5:2 -:2 d5:2 -:2 b4:2 -:2 g#4:4 |
           a4:2! -:14`,
        ),
        { reverb: 56 },
      ),
      part(
        'music box',
        MUSIC_BOX,
        -23,
        phrase(
          `e5:4? -:12 | -:8 a5:4? f5:4? | -:12 b5:2? e6:2? | a6:2? -:14 | -:8 c6:4? a5:4? | g5:4? -:4 e5:8? |
           -:12 b5:2? g#5:2? | e5:2? -:14 | -:8 d6:4? a5:4? | -:8 c6:4? f5:4? | -:8 b5:2? d6:2? b5:2? g#5:2? | a5:2? -:14`,
        ),
        { velocity: 66, reverb: 76 },
      ),
      part('glass', GLASS, -25, comp(walk.voicings, `x...............${FOURTH}`, 14), {
        hold: 1,
        velocity: 56,
      }),
    ],
  },
  {
    kilobits: 12,
    parts: [
      part(
        'clarinet',
        CLARINET,
        -26,
        phrase(
          `a4:6 c5:2 e5:4 -:4 | f5:6 e5:2 d5:4 -:4 | e5:4 b4:4 g#4:4 b4:4 | a4:2 -:14 |
           c5:6 a4:2 f4:4 -:4 | e5:6 d5:2 c5:4 -:4 | b4:4 g#4:4 b4:4 e5:4 | a4:2 -:14 |
           d5:6 f5:2 a5:4 -:4 | c5:6 d5:2 f5:4 -:4 | e5:4 d5:4 b4:4 g#4:4 | a4:2 -:14`,
        ),
        { velocity: 64, reverb: 56 },
      ),
    ],
  },
]);

const carousel = changes('Am Am Dm Am F F E E Am Am Dm Am F G C C F F C C Dm G C C');
export const summary = {
  beat: 0.4545,
  bars: 24,
  steps: WALTZ,
  swing: 0,
  parts: [
    part(
      'clarinet',
      CLARINET,
      -19,
      phrase(
        `a4:4! c5:4 e5:4 | a5:8 e5:4 | f5:4! d5:4 f5:4 | e5:8 c5:4 | a4:4! c5:4 f5:4 | a5:6 g5:2 f5:4 | e5:4! g#5:4 b5:4 | g#5:8 -:4 |
         a4:4! c5:4 e5:4 | a5:8 e5:4 | f5:4! d5:4 a5:4 | e5:8 c5:4 | a5:4! f5:4 a5:4 | b5:4 d6:4 b5:4 | c6:8! g5:4 | e5:8 -:4 |
         a5:4! f5:4 c5:4 | f5:8 a5:4 | g5:4! e5:4 c5:4 | e5:8 g5:4 | f5:4! a5:4 d6:4 | b5:4 g5:4 d5:4 | c6:10! -:2 | -:12`,
        0,
        WALTZ,
      ),
      { velocity: 76, reverb: 44 },
    ),
    part('tuba', TUBA, -19.5, figure(carousel.roots, '0:4! -:8|7:4 -:8', WALTZ), { hold: 0.7, reverb: 24 }),
    part('pizzicato', PIZZICATO, -23, comp(carousel.voicings, '....x...x...', 2, 0, 24, WALTZ)),
    part(
      'glockenspiel',
      GLOCKENSPIEL,
      -26,
      phrase(
        `-:12 | -:8 e6:2? c6:2? | -:12 | -:8 c6:2? a5:2? | -:12 | -:12 | -:12 | b5:2? g#5:2? e5:2? b5:2? -:4 |
         a5:4 c6:4 e6:4 | a6:8 e6:4 | f6:4 d6:4 a6:4 | e6:8 c6:4 | -:12 | -:12 | g6:2 e6:2 c6:2 e6:2 g6:4 | c6:8 -:4 |
         -:12 | c6:2 f6:2 a6:8 | -:12 | c6:2 e6:2 g6:8 | -:12 | -:12 | c6:2! e6:2 g6:2 c7:2 g6:2 e6:2 | c6:4 -:8`,
        0,
        WALTZ,
      ),
      { velocity: 60, reverb: 64 },
    ),
    drums(40, -27, [
      ...drum(38, '....o...o...', 0, 24, 0, WALTZ),
      ...drum(36, 'x...........', 0, 24, 0, WALTZ),
      ...drum(81, '............|............|............|....o.......', 0, 24, -8, WALTZ),
    ]),
  ],
};
