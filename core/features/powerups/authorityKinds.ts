// Card kinds a seat may get, and their weights. Doesn't depend on question order, because order policies that
// offer cards use it.

import type { Room, Seat } from '#core/authority/state.ts';
import type { Belt, Card } from '#core/features/powerups/authorityTypes.ts';
import { isGuessable } from '#core/features/powerups/authorityHiding.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { kindsIn } from '#core/features/powerups/index.ts';
import { effectBy } from '#core/features/powerups/powerup.ts';
import { BELT, isAvailableIn, WEIGHTS } from '#core/features/powerups/powerups.ts';
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

/** Draws up to `count` of these kinds; `before`: cards already received, by kind. */
export function drawableKinds(
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

/** Returns the weight in hundredths, so that draws use whole numbers; 0 if the kind can't be drawn. */
function weightOf(room: Room, id: PowerupId, got: number): number {
  const { type, weight } = POWERUPS[id].probability;
  if (type === 'local') return Math.round(100 * Math.max(WEIGHTS.least, weight - WEIGHTS.decay * got));
  if (room.players < WEIGHTS.globalFrom) return 0;
  return Math.max(1, Math.round((100 * weight * WEIGHTS.globalFrom) / room.players));
}

/**
 * Returns the kinds that make sense with these questions left (specification 2, section 5 "Power-up
 * awarding").
 */
export function kindsAmong(room: Room, left: readonly KeyedQuestion[]): readonly PowerupId[] {
  const hides = left.some(isGuessable);
  const judged = left.some(({ question }) => question.hasCorrectAnswer);
  const kinds = modeOf(room).chosenPowerups ?? kindsIn(room.options.powerupKinds) ?? [];
  return kinds.filter((id) => {
    const powerup = POWERUPS[id];
    if (!isAvailableIn(room, powerup)) return false;
    if (effectBy(powerup, 'hide')) return hides;
    return !(effectBy(powerup, 'spare') || effectBy(powerup, 'stopClock')) || judged;
  });
}

/** Returns the counts of received kinds with these cards added. */
export function countReceived(got: Belt['got'], cards: readonly Pick<Card, 'powerup'>[]): Belt['got'] {
  const counts = { ...got };
  for (const { powerup } of cards) counts[powerup] = (counts[powerup] ?? 0) + 1;
  return counts;
}
