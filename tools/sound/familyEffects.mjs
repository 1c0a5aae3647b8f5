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
} from './instruments.mjs';

const ANSWERS = ['correct', 'partial', 'incorrect', 'streak', 'points', 'rankUp', 'timeUp'];
const HANDS = ['select', 'submit', 'putDown'];
const CROWD = ['podiumThird', 'podiumSecond', 'podiumFirst', 'gameOver'];
const KILOBITS = 28;

/**
 * `body` and `shine`: the pair for answers and points; `hand`: for touches; `crowd`: for fanfares, `lead` on top
 * of it, `low` below it, timpani unless said. General MIDI programs. `drums`: whether the kit plays along.
 */
const FAMILIES = {
  synthwave: { body: 80, shine: 90, hand: 81, crowd: 62, lead: 81 },
  eightBit: { body: 80, shine: 80, hand: 80, crowd: 80, lead: 80 },
  spooky: { body: 10, shine: 70, hand: 12, crowd: 14, lead: 71 },
  calm: { body: 11, shine: 46, hand: 12, crowd: 46, lead: 11, low: 46, drums: false },
  mountain: { body: 12, shine: 75, hand: 108, crowd: 60, lead: 60 },
  stadium: { body: 61, shine: 9, hand: 12, crowd: 61, lead: 56 },
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

function voiced(effect, family, isTouch) {
  const parts = effect.parts?.map((part) => {
    const role = part.program === BASS ? null : isTouch ? 'hand' : ROLES[part.program];
    return { ...part, program: family[role] ?? part.program };
  });
  const drums = family.drums === false ? undefined : effect.drums;
  return { ...effect, ...(parts && { parts }), drums, kilobits: KILOBITS, below: 9_000 };
}

const figures = { ...effects, ...handEffects };

/** Effects by family and name. */
export const familyEffects = Object.fromEntries(
  Object.entries(FAMILIES).map(([id, family]) => [
    id,
    Object.fromEntries(
      [...ANSWERS, ...HANDS, ...CROWD].map((name) => [
        name,
        voiced(figures[name], family, HANDS.includes(name)),
      ]),
    ),
  ]),
);
