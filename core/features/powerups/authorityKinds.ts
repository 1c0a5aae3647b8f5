// Which kinds of cards may come to a seat, and with what weight. Without the order of questions: orders that offer cards use it, too.

import type { Room, Seat } from '#core/authority/state.ts';
import type { Belt, Card } from '#core/features/powerups/authorityTypes.ts';
import { isGuess } from '#core/features/powerups/authorityHiding.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { kindsIn } from '#core/features/powerups/index.ts';
import { does } from '#core/features/powerups/powerup.ts';
import { BELT, existsIn, WEIGHTS } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { modeOf } from '#core/modes/registry.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { type Stream, weighted } from '#core/random/stream.ts';

export const NO_BELT: Belt = {
  slots: Array.from({ length: BELT.size }, () => null),
  offer: null,
  effects: [],
  news: [],
  got: {},
  shuffles: 0,
  commandIds: [],
};

export function beltOf({ belt }: Seat): Belt {
  return belt ?? NO_BELT;
}

/** So many of these kinds; `before`: how often each has come. */
export function drawnAmong(
  room: Room,
  kinds: readonly PowerupId[],
  draws: Stream,
  before: Belt['got'],
  count: number,
): readonly PowerupId[] {
  const got = { ...before };
  const result: PowerupId[] = [];
  for (let n = 0; n < count; n += 1) {
    const kind = weighted(draws, kinds, (id) => weightOf(room, id, got[id] ?? 0));
    if (!kind) return result;
    result.push(kind);
    got[kind] = (got[kind] ?? 0) + 1;
  }
  return result;
}

/** In hundredths, so that draws are of whole numbers; 0 where it can't come. */
function weightOf(room: Room, id: PowerupId, got: number): number {
  const { type, weight } = POWERUPS[id].probability;
  if (type === 'local') return Math.round(100 * Math.max(WEIGHTS.least, weight - WEIGHTS.decay * got));
  if (room.players < WEIGHTS.globalFrom) return 0;
  return Math.max(1, Math.round((100 * weight * WEIGHTS.globalFrom) / room.players));
}

/** Kinds that make sense while these questions are left (specification 2, section 5 "Power-up awarding"). */
export function kindsAmong(room: Room, left: readonly KeyedQuestion[]): readonly PowerupId[] {
  const hides = left.some(isGuess);
  const judged = left.some(({ question }) => question.hasCorrectAnswer);
  const kinds = modeOf(room).chosenPowerups ?? kindsIn(room.options.powerupKinds) ?? [];
  return kinds.filter((id) => {
    const powerup = POWERUPS[id];
    if (!existsIn(room, powerup)) return false;
    if (does(powerup, 'hide')) return hides;
    return !(does(powerup, 'spare') || does(powerup, 'stopClock')) || judged;
  });
}

/** How often each kind has come, with these cards. */
export function gotWith(got: Belt['got'], cards: readonly Pick<Card, 'powerup'>[]): Belt['got'] {
  const counts = { ...got };
  for (const { powerup } of cards) counts[powerup] = (counts[powerup] ?? 0) + 1;
  return counts;
}
