/** Music to focus to: electric piano, harp, and a pad; no drums, and nothing that asks to be followed. */
import { broken, comp, phrase } from '../notation.mjs';
import { changes, figure, layersOf, part, withOctave } from './band.mjs';

const ELECTRIC_PIANO = 4;
const VIBRAPHONE = 11;
const BASS = 32;
const HARP = 46;
const WARM_PAD = 89;
const HELD = 'x...............';
const SOFT = { velocity: 52, hold: 1, reverb: 64 };
const SLOW = '0:8 7:8?|0:12 7:4?';

const pad = (song, level) => part('pad', WARM_PAD, level, comp(song.voicings, HELD, 16), SOFT);
const bass = (song, level) =>
  part('bass', BASS, level, figure(song.roots, SLOW), { velocity: 62, reverb: 14 });

const lobby = changes('C Am F G C Em F Dm F G');
export const waiting = {
  beat: 0.833,
  bars: 10,
  swing: 0,
  parts: [
    part('electric piano', ELECTRIC_PIANO, -20, comp(lobby.voicings, 'x.....o...x.....', 7), {
      velocity: 56,
      reverb: 52,
    }),
    part('harp', HARP, -21.5, broken(lobby.tones, '0.1.2.3.|0.2.1.3.', 2), { velocity: 56, reverb: 60 }),
    part(
      'vibraphone',
      VIBRAPHONE,
      -22,
      phrase(
        `g5:8! e5:8 | c5:12 -:4 | a5:8! g5:8 | d5:12 -:4 | e5:8! g5:8 | b4:12 -:4 | c5:8! a4:8 | f5:8 d5:8 |
         c5:8! a4:4 c5:4 | d5:12 -:4`,
      ),
      { velocity: 60, reverb: 70 },
    ),
    pad(lobby, -24),
    bass(lobby, -22),
  ],
};

const slow = changes('Am F C G Dm Am F G');
export const question = layersOf({ bars: 8, beat: 1, swing: 0 }, [
  {
    kilobits: 18,
    parts: [
      pad(slow, -19),
      ...withOctave(
        part('bass', BASS, -19.5, figure(slow.roots, '0:8 0:8?|0:8 7:8?'), { velocity: 62, reverb: 14 }),
      ),
    ],
  },
  {
    kilobits: 22,
    parts: [
      part(
        'harp',
        HARP,
        -20,
        phrase(
          `-:4 e5:4 -:8 | c5:4 -:4 a4:4 -:4 | -:4 g4:4 -:4 e5:4 | d5:4 -:12 |
           -:4 a4:4 -:4 f5:4 | e5:4 -:8 c5:4 | -:4 c5:4 a4:4 -:4 | d5:4 -:4 b4:4 -:4`,
        ),
        { velocity: 60, reverb: 70 },
      ),
      part('electric piano', ELECTRIC_PIANO, -23, comp(slow.voicings, 'x...............', 12), SOFT),
    ],
  },
  {
    kilobits: 12,
    parts: [
      part(
        'vibraphone',
        VIBRAPHONE,
        -24,
        phrase(
          `-:8 c5:8? | -:8 f5:8? | -:8 g5:8? | -:8 d5:4? g5:4? | -:8 f5:8? | -:8 e5:8? | -:8 a5:4? f5:4? | -:8 d5:8?`,
        ),
        { velocity: 62, reverb: 74 },
      ),
    ],
  },
]);

const home = changes('C F C G Am F Dm G C G');
export const summary = {
  beat: 0.75,
  bars: 10,
  swing: 0,
  parts: [
    part('harp', HARP, -20, broken(home.tones, '01232123|02132132', 2), { velocity: 60, reverb: 56 }),
    part(
      'vibraphone',
      VIBRAPHONE,
      -20,
      phrase(
        `e5:6! g5:2 c6:8 | a5:6! g5:2 f5:8 | e5:6! g5:2 g5:8 | d5:12 -:4 | e5:6! a5:2 c6:8 | a5:6! g5:2 f5:8 |
         d5:6! f5:2 a5:8 | g5:6 f5:2 d5:8 | e5:6! g5:2 c6:8 | b5:8 g5:8`,
      ),
      { velocity: 68, reverb: 64 },
    ),
    part('electric piano', ELECTRIC_PIANO, -22, comp(home.voicings, 'x.......o.......', 7), SOFT),
    pad(home, -25),
    bass(home, -21),
  ],
};
