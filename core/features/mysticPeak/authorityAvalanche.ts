// Avalanche: after a warning, takes part of what everyone else in the camp has earned there (mystic-peak:
// "Avalanche").

import type { Refusal } from '#core/authority/commands.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import type { Room } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { climbOf } from '#core/features/mysticPeak/authorityClimb.ts';
import { inCamp } from '#core/features/mysticPeak/authorityOffers.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { avalancheLoss } from '#core/features/mysticPeak/score.ts';
import { hasMountain } from '#core/features/mysticPeak/hasMountain.ts';

/** Returns the events of starting an avalanche, or why that isn't possible. */
export function triggerAvalanche({ room, seat, index, now }: PlayerTurn): Refusal | readonly RoomEvent[] {
  if (!hasMountain(room)) return 'powerup.NOT_USABLE';
  const climb = climbOf(seat);
  const { camp, stop, peakAt } = climb;
  if (stop || peakAt !== null) return 'powerup.NOT_USABLE';
  if (climb.avalancheIn >= camp) return 'powerup.MAX_ATTEMPT_EXHAUSTED';
  if (room.peak && now < room.peak.lastAt + MYSTIC_PEAK.avalanche.pauseMs) return 'powerup.COOLDOWN_PERIOD';
  if (!inCamp(room, camp).some((other) => other !== index)) return 'powerup.NO_TARGET';
  return [{ type: 'avalancheStarted', seat: index, camp, at: now }];
}

/** Makes the avalanche fall once its time has come; climbers who have left the camp are safe. */
export function avalancheHits(room: Room, now: number): readonly RoomEvent[] {
  const avalanche = room.peak?.avalanche;
  if (!avalanche || now < avalanche.fallsAt) return [];
  const { camp, by } = avalanche;
  const losses = inCamp(room, camp).flatMap((index) => {
    const seat = at(room.seats, index);
    if (!seat || index === by) return [];
    const points = avalancheLoss(climbOf(seat).earned, seat.score);
    return points > 0 ? [{ seat: index, points }] : [];
  });
  const fell: RoomEvent = { type: 'avalancheFell', camp, by, losses, at: now };
  if (losses.length === 0) return [fell];
  const moves = losses.map(({ seat, points }) => ({ seat, points: -points }));
  return [fell, { type: 'pointsMoved', source: 'mysticPeak', moves, at: now }];
}
