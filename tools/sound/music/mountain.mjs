/** Music of the savanna at sunrise: pan flute and balafon, a kalimba that runs, and a horn for the view. */
import { STEPS, comp, drum, phrase } from '../notation.mjs';
import { changes, drums, figure, layersOf, moved, part, withOctave } from './band.mjs';

const BALAFON = 12;
const BASS = 32;
const HORN = 60;
const PAN_FLUTE = 75;
const TAIKO = 116;
const KALIMBA = 108;
const STRINGS = 48;

const lobby = changes('Am Am C G Am Am F G C G Am Am');
export const waiting = {
  beat: 0.6,
  bars: 12,
  swing: 0.06,
  parts: [
    part(
      'pan flute',
      PAN_FLUTE,
      -19,
      phrase(
        `a4:4! c5:2 d5:2 e5:8 | -:4 g5:2 e5:2 d5:4 c5:4 | e5:4! g5:2 e5:2 c5:8 | d5:4 e5:2 d5:2 g4:8 |
         a4:4! c5:2 d5:2 e5:8 | -:4 a5:2 g5:2 e5:4 d5:4 | c5:4! a4:2 c5:2 f5:8 | d5:4 b4:2 d5:2 g5:8 |
         e5:4! g5:4 a5:6 g5:2 | d5:4 g5:4 e5:6 d5:2 | c5:4 d5:2 e5:2 a4:8 | -:16`,
      ),
      { velocity: 76, reverb: 64 },
    ),
    part('balafon', BALAFON, -22, figure(lobby.roots, '12:2! 19:2? 24:2 19:2? 12:1 12:1? 19:2 24:2 19:2?'), {
      velocity: 66,
      reverb: 36,
    }),
    part('bass', BASS, -20.5, figure(lobby.roots, '0:6! 7:2? 0:4 12:2? 7:2'), { velocity: 80, reverb: 10 }),
    drums(40, -27, [
      ...drum(70, 'o.oxo.oxo.oxo.ox', 0, 12, -14),
      ...drum(64, 'x.....x.........|x.....x...x.....', 0, 12),
      ...drum(63, '..........x.x...|............x.x.', 0, 12),
    ]),
  ],
};

const CYCLE = 'Am C G Am F C Dm G';
const once = changes(CYCLE);
const twice = changes(`${CYCLE} ${CYCLE}`);
const run = '12:2! 19:1 24:1 26:2 19:2 12:1 19:1 24:2 26:2 19:2|12:2! 19:2 24:2 19:2? 12:2 19:2 26:2 24:2';
/** The same steps, off the beat. */
const skip = '12:2 24:1 26:1 24:2! 19:2 12:2 24:2 19:1 26:1 24:2|12:2 19:2 24:2! 19:2 26:2 19:2 24:2 19:2?';
export const question = layersOf({ beat: 0.536, swing: 0 }, [
  {
    bars: 8,
    kilobits: 18,
    parts: [
      part('taiko', TAIKO, -23, figure(Array(8).fill('a2'), '0:4! -:12|0:4! -:8 0:2? 0:2?'), {
        reverb: 40,
      }),
      ...withOctave(
        part(
          'bass',
          BASS,
          -19,
          figure(once.roots, '0:4! -:2 0:2? 7:4 12:2? 7:2|0:4! -:2 0:2? 12:4 7:2? 0:2'),
          {
            velocity: 80,
            reverb: 10,
          },
        ),
      ),
      drums(40, -29, [...drum(70, '..o...x...o...x.', 0, 8), ...drum(64, '............x.x.', 7, 8)]),
    ],
  },
  {
    bars: 16,
    kilobits: 24,
    parts: [
      part(
        'kalimba',
        KALIMBA,
        -20,
        [...figure(once.roots, run), ...moved(figure(once.roots, skip), 8 * STEPS)],
        { velocity: 74, reverb: 48 },
      ),
      part(
        'pan flute',
        PAN_FLUTE,
        -22,
        [
          ...phrase('-:16 | -:16 | -:8 d5:4? e5:4? | a4:12? -:4', 0),
          ...phrase('a5:6! g5:2 f5:8 | g5:6 e5:2 c5:8 | d5:6! e5:2 a5:8 | d5:8 g5:4 -:4', 4),
          ...phrase('-:16 | -:8 e5:4? g5:4? | d5:12? -:4 | -:16', 8),
          ...phrase('c5:4! e5:4 a5:8 | g5:4 e5:4 c5:8 | d5:4! a5:4 f5:4 d5:4 | b4:4 d5:8 -:4', 12),
        ],
        { velocity: 68, reverb: 70 },
      ),
      part('strings', STRINGS, -26, comp(twice.voicings, 'x...............', 16), {
        velocity: 54,
        hold: 1,
        reverb: 60,
      }),
      drums(40, -27, [
        ...drum(64, 'x.....x...x.....', 0, 16),
        ...drum(63, '............x.o.|....o.......x.x.', 0, 16),
      ]),
    ],
  },
  {
    bars: 8,
    kilobits: 14,
    parts: [
      part('balafon', BALAFON, -23.5, [
        ...phrase(
          'e5:2! -:2 a5:2 e5:2 -:4 a4:2 e5:2 | g5:2! -:2 e5:2 c5:2 -:8 | d5:2! -:2 g5:2 d5:2 -:4 b4:2 d5:2 | e5:2 a5:2 -:12',
        ),
        ...phrase(
          'f5:2! -:2 a5:2 c6:2 -:4 a5:2 f5:2 | g5:2! c6:2 g5:2 e5:2 -:8 | d5:2! f5:2 a5:2 f5:2 -:4 e5:2 d5:2 | b4:2 d5:2 g5:4 -:8',
          4,
        ),
      ]),
    ],
  },
]);

const home = changes('C F G C C F G G Am Em F C F G C C');
export const summary = {
  beat: 0.476,
  bars: 16,
  swing: 0.04,
  parts: [
    part(
      'horn',
      HORN,
      -18.5,
      phrase(
        `g4:4! c5:8 d5:4 | f5:8! e5:4 c5:4 | d5:6! e5:2 d5:4 g4:4 | e5:12 -:4 |
         g4:4! c5:8 e5:4 | a5:8! g5:4 f5:4 | g5:6! e5:2 d5:4 e5:4 | d5:12 -:4 |
         e5:6! d5:2 c5:4 e5:4 | g5:8 e5:8 | f5:6! e5:2 c5:4 a4:4 | g4:4 c5:4 e5:8 |
         f5:6! g5:2 a5:8 | g5:6! a5:2 b5:4 g5:4 | c5:4! e5:4 g5:8 | c5:12 -:4`,
      ),
      { velocity: 80, reverb: 60 },
    ),
    part('balafon', BALAFON, -22, figure(home.roots, '12:2! 19:2 24:2 19:2 12:2 19:1 19:1 24:2 19:2'), {
      velocity: 66,
    }),
    part('strings', STRINGS, -25, comp(home.voicings, 'x.......x.......', 8), {
      velocity: 60,
      hold: 1,
      reverb: 60,
    }),
    part('bass', BASS, -20, figure(home.roots, '0:4! 0:2? 7:2 0:4 7:2? 12:2'), { velocity: 84, reverb: 10 }),
    drums(40, -23.5, [
      ...drum(36, 'x.......x.......', 0, 16, 8),
      ...drum(39, '....x.......x...|....x.......x.x.', 0, 16),
      ...drum(70, 'o.oxo.oxo.oxo.ox', 0, 16, -14),
      ...drum(64, '......x...x.....', 0, 16),
    ]),
  ],
};
