/**
 * Effects of the families: the default family's figures on instruments of their own. A family replaces what is
 * heard most (answers, points, touches) and the crowd; everything else is shared.
 */
import { effects } from './effects.mjs';
import { handEffects } from './hands.mjs';
import {
  BASS,
  BRASS,
  CELESTA,
  GLOCKENSPIEL,
  HARP,
  HORN,
  KALIMBA,
  MARIMBA,
  PIZZICATO,
  TIMPANI,
  TRUMPET,
  VIBRAPHONE,
  knock,
} from './instruments.mjs';

const ANSWERS = ['correct', 'partial', 'incorrect', 'streak', 'points', 'rankUp', 'timeUp'];
const CROWD = ['podiumThird', 'podiumSecond', 'podiumFirst', 'gameOver'];
const KILOBITS = 28;

/** A touch of 20 ms of noise, higher with its note. */
const hiss = (at, hertz) => ({ noises: [{ at, length: 0.02, from: 4 * hertz, level: 0.6, width: 0.8 }] });
const shaker = (at, hertz) => ({
  noises: [{ at, length: 0.13, from: 3_000 + hertz, attack: 0.03, level: 0.3, width: 0.5 }],
});
const wood = (bright) => (at, hertz) => ({ tones: [{ ...knock(at, hertz, 0.3, 0.12), bright }] });
const button = (at, hertz) => ({
  tones: [{ at, length: 0.03, from: 3 * hertz, to: 2 * hertz, level: 0.2, bright: 0.5 }],
  noises: [{ at, length: 0.015, from: 3_000, level: 0.1 }],
});

/**
 * `body` and `shine`: the pair for answers and points; `hand`: for touches, an instrument or what draws one;
 * `crowd`: for fanfares, `lead` on top of it, `low` below it, timpani unless said. General MIDI programs. `drums`:
 * whether cymbals and claps join in. `oneStroke`: of the crowd's instrument, its last chord.
 */
const FAMILIES = {
  synthwave: { body: 80, shine: 90, hand: 81, crowd: 62, lead: 81 },
  eightBit: { body: 80, shine: 80, hand: hiss, crowd: 80, lead: 80 },
  spooky: { body: 10, shine: 70, hand: wood(0.6), crowd: 14, lead: 71, oneStroke: true },
  calm: { body: 11, shine: 46, hand: wood(0.1), crowd: 46, lead: 11, low: 46 },
  mountain: { body: 12, shine: 75, hand: shaker, crowd: 60, lead: 60 },
  stadium: { body: 61, shine: 9, hand: button, crowd: 61, lead: 56, drums: true },
};

/** Seconds and hertz of what a touch is made of, where no instrument plays it; the default family's notes. */
const TOUCHES = {
  select: [[0, 659]],
  submit: [
    [0.06, 392],
    [0.15, 523],
  ],
  putDown: [[0.01, 330]],
};

/** Which of them plays the part of one of the default family's instruments. */
const ROLES = {
  [MARIMBA]: 'body',
  [VIBRAPHONE]: 'body',
  [PIZZICATO]: 'body',
  [CELESTA]: 'shine',
  [GLOCKENSPIEL]: 'shine',
  [KALIMBA]: 'hand',
  [BRASS]: 'crowd',
  [HORN]: 'crowd',
  [TRUMPET]: 'lead',
  [TIMPANI]: 'low',
  [HARP]: 'shine',
};

function voiced(name, family) {
  const effect = figures[name];
  const isTouch = name in TOUCHES;
  if (isTouch && typeof family.hand === 'function') {
    const drawn = TOUCHES[name].map(([at, hertz]) => family.hand(at, hertz));
    const all = (what) => drawn.flatMap((each) => each[what] ?? []);
    return { kilobits: KILOBITS, seconds: effect.seconds, tones: all('tones'), noises: all('noises') };
  }
  const roleOf = ({ program }) => (program === BASS ? null : isTouch ? 'hand' : ROLES[program]);
  const last = Math.max(
    ...effect.parts.flatMap((part) => (roleOf(part) === 'crowd' ? part.notes.map(([at]) => at) : [])),
  );
  const parts = effect.parts.map((part) => {
    const role = roleOf(part);
    const isStruck = role === 'crowd' && family.oneStroke;
    const notes = isStruck ? part.notes.filter(([at]) => at === last) : part.notes;
    return { ...part, notes, program: family[role] ?? part.program };
  });
  return { ...effect, kilobits: KILOBITS, parts, drums: family.drums ? effect.drums : undefined };
}

const figures = { ...effects, ...handEffects };

/** Effects by family and name. */
export const familyEffects = Object.fromEntries(
  Object.entries(FAMILIES).map(([id, family]) => [
    id,
    Object.fromEntries(
      [...ANSWERS, ...Object.keys(TOUCHES), ...CROWD].map((name) => [name, voiced(name, family)]),
    ),
  ]),
);
