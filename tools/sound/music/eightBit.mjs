/** Music of the keep: square waves, a sine for a bass, and hats that are 30 ms of noise. */
import { broken, drum, phrase } from '../notation.mjs';
import { noise, tone } from '../tones.mjs';
import { changes, figure, layersOf, moved, part, withOctave } from './band.mjs';

const SQUARE = 80;
const hertz = (key) => 440 * 2 ** ((key - 69) / 12);

/** Played by no instrument: a sine with some edge. */
const bass = (level, notes) => ({
  ...part('bass', null, level, notes, { hold: 0.8 }),
  draw(buffer, { at, length, pitch, velocity }) {
    tone(buffer, {
      at,
      length: length + 0.12,
      from: hertz(pitch),
      attack: 0.004,
      bright: 0.1,
      level: velocity / 127,
    });
  },
});
const hats = (level, notes) => ({
  ...part('hats', null, level, notes, { velocity: 80 }),
  draw(buffer, { at, pitch, velocity }) {
    noise(buffer, { at, length: 0.03, from: pitch * 100, level: velocity / 127, width: 0.8 });
  },
});
/** Sixteenths of silence before the echo, and its loss. */
const ECHO = { steps: 3, decibels: 12 };
const square = (level, notes) => part('square', SQUARE, level, notes, { hold: 0.75, reverb: 14 });
const echoed = (level, notes) => [
  square(level, notes),
  { ...square(level - ECHO.decibels, moved(notes, ECHO.steps)), name: 'echo' },
];
const beat = (bars) => [...drum(60, '..x...x...x...x.', 0, bars), ...drum(30, '....X.......X...', 0, bars)];

const BOUNCE = '0:2! -:2 12:2 -:2 7:2 -:2 12:2 7:2?';

const lobby = changes('C C F G C Am F G Am Em F C Dm F G C');
const stroll = phrase(
  `c5:3! e5:3 g5:2 e5:4 c5:4 | d5:2 e5:2 g5:4 -:8 | a5:3! g5:3 f5:2 a5:4 g5:4 | d5:2 g5:2 b4:4 -:8 |
   c5:3! e5:3 g5:2 c6:4 g5:4 | e5:2 a5:2 e5:4 -:8 | f5:3! g5:3 a5:2 c6:4 a5:4 | g5:2 d5:2 g5:4 -:8 |
   e5:2 a5:2 c6:4! b5:2 a5:2 e5:4 | g5:4 e5:4 b4:8 | a4:2 c5:2 f5:4! e5:2 c5:2 a4:4 | g4:4 c5:4 e5:8 |
   f5:3! e5:3 d5:2 f5:4 a5:4 | c6:3 a5:3 f5:2 a5:4 f5:4 | g5:3! f5:3 d5:2 b4:4 d5:4 | c5:6 -:10`,
);
export const waiting = {
  beat: 0.5,
  bars: 16,
  swing: 0,
  parts: [
    ...echoed(-20, stroll),
    bass(-19, figure(lobby.roots, BOUNCE)),
    part('arpeggio', SQUARE, -29, broken(lobby.tones, '.2.3.2.3', 2), { hold: 0.4, reverb: 14 }),
    hats(-30, beat(16)),
  ],
};

const CYCLE = 'Am F G Em F G Am E';
const once = changes(CYCLE);
const twice = changes(`${CYCLE} ${CYCLE}`);
const RUN = '0:2! 0:2? 12:2 0:2 0:2 7:2? 12:2 7:2';
const LINK = '0:2! 0:2? 12:2 0:2 0:2 7:2? 3:2 0:2';
const TURN = '0:2! 0:2? 12:2 0:2 4:2 7:2? 12:2 4:2';
const sneak = phrase(
  `a4:2! -:2 c5:2 -:2 e5:4 d5:2 c5:2 | a4:2 -:2 c5:2 -:2 f5:8 | d5:2! -:2 b4:2 -:2 g4:4 b4:2 d5:2 | e5:6 -:10 |
   a4:2! -:2 c5:2 -:2 f5:4 e5:2 c5:2 | b4:2 -:2 d5:2 -:2 g5:8 | e5:2! c5:2 a5:4 e5:4 c5:4 | e4:2 g#4:2 b4:4 -:8 |
   e5:4! c5:4 a4:8 | -:16 | d5:4! b4:4 g4:8 | -:16 |
   a4:2! -:2 c5:2 -:2 f5:4 a5:2 f5:2 | g5:2 -:2 d5:2 -:2 b4:8 | c5:2! -:2 e5:2 -:2 a5:4 e5:4 | g#5:4 b5:2 g#5:2 e5:4 -:4`,
);
export const question = layersOf({ beat: 0.4545, swing: 0 }, [
  {
    bars: 8,
    kilobits: 18,
    parts: [
      ...withOctave(bass(-18, figure(once.roots, [RUN, RUN, RUN, LINK, RUN, RUN, RUN, TURN].join('|')))),
      hats(-30, [...beat(8), ...drum(60, '............o.o.', 7, 8)]),
    ],
  },
  {
    bars: 16,
    kilobits: 24,
    parts: [
      ...echoed(-21, sneak),
      part(
        'arpeggio',
        SQUARE,
        -27,
        [
          ...broken(twice.tones, '0.1.2.1.|0.1.2.3.', 2, 0, 8),
          ...broken(twice.tones, '.0.2.1.3|.0.2.3.2', 2, 8, 16),
        ],
        { hold: 0.4, reverb: 14 },
      ),
    ],
  },
  {
    bars: 8,
    kilobits: 16,
    parts: [
      square(
        -25,
        phrase(
          `-:8 a5:2 b5:2 c6:4 | -:8 c6:2 b5:2 a5:4 | -:8 g5:2 a5:2 b5:4 | -:4 e6:4 b5:4 g5:4 |
           -:8 a5:2 c6:2 f6:4 | -:8 g5:2 b5:2 d6:4 | -:8 c6:2 a5:2 e5:4 | e5:2 g#5:2 b5:2 e6:6 -:4`,
        ),
      ),
    ],
  },
]);

const home = changes('C G Am F C G F G C Em F C Dm F G C');
const parade = phrase(
  `g5:2! e5:2 g5:2 c6:4 g5:2 e5:4 | d5:2! g5:2 b5:2 d6:4 b5:2 g5:4 | e5:2! a5:2 c6:2 e6:4 c6:2 a5:4 | a5:4 c6:4 f5:8 |
   g5:2! e5:2 g5:2 c6:4 e6:2 c6:4 | b5:2! g5:2 b5:2 d6:4 b5:2 g5:4 | a5:4! f5:4 c6:4 a5:4 | b5:4 d6:4 g5:8 |
   c6:6! b5:2 c6:4 e6:4 | b5:6 g5:2 e5:8 | a5:6! g5:2 a5:4 c6:4 | g5:6 e5:2 c5:8 |
   d5:2! f5:2 a5:2 d6:4 a5:2 f5:4 | f5:2! a5:2 c6:2 f6:4 c6:2 a5:4 | g5:2! b5:2 d6:2 f6:4 d6:2 b5:4 | c6:8! -:8`,
);
/** A third below in C major, by the tune's pitch class. */
const THIRD = { 0: 3, 2: 3, 4: 4, 5: 3, 7: 3, 9: 4, 11: 4 };
const below = parade.map((note) => ({ ...note, pitch: note.pitch - THIRD[note.pitch % 12] }));
export const summary = {
  beat: 0.4,
  bars: 16,
  swing: 0,
  parts: [
    square(-19.5, parade),
    { ...square(-22, below), name: 'second square' },
    bass(-19, figure(home.roots, '0:2! 12:2 0:2 12:2 7:2 12:2 0:2 12:2')),
    hats(-29, [...beat(16), ...drum(60, 'o...o...o...o...', 0, 16)]),
  ],
};
