/** Music of the coast road: octave bass, warm pads, and a lead that takes its time. */
import { broken, comp, drum, phrase } from '../notation.mjs';
import { changes, drums, figure, layersOf, part, withOctave } from './band.mjs';

const SYNTH_BASS = 38;
const WARM_PAD = 89;
const SQUARE = 80;
const SAW = 81;
const SYNTH_BRASS = 62;
const OCTAVES = '0:2! 12:2? 0:2 12:2? 0:2 12:2? 0:2 12:2';
const HELD = 'x...............';

const pad = (song, level) =>
  part('pad', WARM_PAD, level, comp(song.voicings, HELD, 16), { velocity: 58, hold: 1, reverb: 60 });
const bass = (song, level, text = OCTAVES) =>
  part('bass', SYNTH_BASS, level, figure(song.roots, text), { velocity: 84, hold: 0.7, reverb: 8 });

const lobby = changes('Am Am F F C C G G Am F C G');
export const waiting = {
  beat: 0.625,
  bars: 12,
  swing: 0,
  parts: [
    bass(lobby, -20),
    pad(lobby, -23),
    part(
      'lead',
      SAW,
      -22.5,
      phrase(
        `e5:6! d5:2 c5:4 a4:4 | -:4 c5:2 d5:2 e5:8 | c5:6! d5:2 f5:4 e5:4 | c5:10 -:6 |
         g5:6! e5:2 g5:4 a5:4 | g5:8 e5:4 c5:4 | d5:6! e5:2 d5:4 b4:4 | d5:10 -:6 |
         e5:4! a5:4 g5:4 e5:4 | f5:4 e5:4 c5:8 | g5:4! e5:4 d5:4 c5:4 | b4:8 d5:4 -:4`,
      ),
      { velocity: 62, reverb: 76 },
    ),
    part('arpeggio', SQUARE, -29, broken(lobby.tones, '..2.3.2.|..2.3.1.', 2), { velocity: 52, reverb: 70 }),
    drums(25, -27, [
      ...drum(36, 'x.......x.......', 0, 12, 8),
      ...drum(42, '..o...o...o...o.', 4, 12),
      ...drum(40, '........x.......', 4, 12, -14),
    ]),
  ],
};

const CYCLE = 'Am F C G Dm Am F E';
const once = changes(CYCLE);
const twice = changes(`${CYCLE} ${CYCLE}`);
const TURN = '0:2! 12:2? 0:2 12:2? 4:2 7:2? 12:2 4:2';
export const question = layersOf({ beat: 0.555, swing: 0 }, [
  {
    bars: 8,
    kilobits: 18,
    parts: [
      ...withOctave(bass(once, -18.5, [...Array(7).fill(OCTAVES), TURN].join('|'))),
      drums(25, -25, drum(36, [...Array(7).fill('x...x...x...x...'), 'x...x...x...x.x.'].join('|'), 0, 8, 4)),
    ],
  },
  {
    bars: 16,
    kilobits: 24,
    parts: [
      part(
        'arpeggio',
        SQUARE,
        -26,
        [
          ...broken(twice.tones, '0123210123210123|0121232101213210', 1, 0, 8),
          ...broken(twice.tones, '0312031203120312|03.203.203.20123', 1, 8, 16),
        ],
        { velocity: 56, hold: 0.6, reverb: 60 },
      ),
      pad(twice, -22),
      part(
        'brass',
        SYNTH_BRASS,
        -25,
        phrase(
          `-:16 | -:8 c5:4? a4:4? | g4:8? -:8 | -:16 | -:16 | -:8 e4:4? a4:4? | c5:8? -:8 | b4:4? g#4:4? -:8 |
           a4+e5:8 -:8 | a4+f5:8 -:8 | g4+e5:8 -:8 | g4+d5:8 -:8 | a4+f5:8 -:8 | -:8 c5:4? a4:4? | f5:8? e5:4? c5:4? |
           e5:8? d5:4? b4:4?`,
        ),
        { velocity: 58, reverb: 60 },
      ),
      drums(25, -25, [
        ...drum(40, '........x.......', 0, 16),
        ...drum(42, '..o...o...o...o.', 4, 16),
        ...drum(46, '..............o.|................', 8, 16, -8),
      ]),
    ],
  },
  {
    bars: 8,
    kilobits: 14,
    parts: [
      part(
        'lead',
        SAW,
        -24,
        phrase(
          `a5:4! e5:4 c5:4 e5:4 | f5:6 g5:2 c5:8 | e5:4! g5:4 c6:4 g5:4 | b5:6 a5:2 g5:8 |
           a5:4! f5:4 d5:4 f5:4 | e5:6 c5:2 a4:8 | c5:4! f5:4 a5:4 c6:4 | b5:8 g#5:8`,
        ),
        { velocity: 62, reverb: 76 },
      ),
    ],
  },
]);

const home = changes('C C F G C C F G Am F C G Am F G C');
export const summary = {
  beat: 0.5,
  bars: 16,
  swing: 0,
  parts: [
    bass(home, -19.5, '0:2! 0:2 12:2 0:2 0:2! 12:2 0:2 12:2'),
    pad(home, -25),
    part(
      'brass',
      SYNTH_BRASS,
      -21,
      comp(
        home.voicings.map((each) => each.replaceAll('4', '5').replaceAll('3', '4')),
        'X..x..X.........|X..x..x...x.....',
        2,
      ),
      { velocity: 78, reverb: 52 },
    ),
    part(
      'lead',
      SAW,
      -20.5,
      phrase(
        `-:6 g4:2 c5:4! e5:4 | g5:6! e5:2 g5:4 e5:4 | f5:4 a5:4 g5:4 f5:4 | g5:12 -:4 |
         -:6 g4:2 c5:4! e5:4 | g5:6! a5:2 c6:4 g5:4 | a5:4 f5:4 e5:4 f5:4 | d5:12 -:4 |
         e5:4! a5:4 c6:6 b5:2 | a5:4 f5:4 c6:8 | g5:4! e5:4 g5:6 a5:2 | b5:4 g5:4 d5:8 |
         c5:4! e5:4 a5:8 | a5:4 g5:4 f5:8 | g5:4! b5:4 d6:4 b5:4 | c6:12 -:4`,
      ),
      { velocity: 66, reverb: 66 },
    ),
    drums(25, -23, [
      ...drum(36, 'x...x...x...x...', 0, 16, 8),
      ...drum(40, '....x.......x...|....x.......x.o.', 0, 16, 4),
      ...drum(42, '..x...x...x...x.', 0, 16, -10),
      ...drum(49, 'o...............', 0, 1, -10),
      ...drum(49, 'o...............', 8, 9, -10),
    ]),
  ],
};
