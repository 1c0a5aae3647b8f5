// Time of effects that pass in play: it runs while the player has a question open that wasn't saved for later,
// and stands still in between. A saved question gets nothing of it, because the player could think about it
// meanwhile.

import type { OpenQuestion, Seat } from '#core/authority/state.ts';
import type { ActiveEffect } from '#core/features/powerups/authorityTypes.ts';

/** Returns the effect with its time standing still from this instant on. */
export function held(effect: ActiveEffect, now: number): ActiveEffect {
  return effect.until === null ? effect : { ...effect, until: null, left: effect.until - now };
}

/** Returns the seat, which has no question open from this instant on, without effects whose time is over. */
export function withTimeHeld<Of extends Pick<Seat, 'belt'>>(seat: Of, now: number): Of {
  const { belt } = seat;
  if (!belt?.effects.some(({ until }) => until !== null)) return seat;
  const effects = belt.effects.flatMap((effect) =>
    effect.until !== null && effect.until <= now ? [] : held(effect, now),
  );
  return { ...seat, belt: { ...belt, effects } };
}

/** True if the player has this question open, and such time runs and counts for it. `q`: by default any. */
export function isTimeRunning({ open }: Pick<Seat, 'open'>, q = open?.q): boolean {
  return open !== null && open.q === q && !open.postponed;
}

/** Returns what changes in the seat when this question opens. */
export function timeResumed({ belt, later }: Seat, { q, openedAt }: OpenQuestion): Pick<Seat, 'belt'> {
  if (!belt?.effects.some(({ left }) => left !== undefined)) return {};
  if (later?.some((postponed) => postponed.q === q)) return {};
  const effects = belt.effects.map(({ left, ...effect }) =>
    left === undefined ? effect : { ...effect, until: openedAt + left },
  );
  return { belt: { ...belt, effects } };
}
