// Power-up offers on the mountain (mystic-peak: "After a miss").

import type { Room, Seat } from '#core/authority/state.ts';
import { isPlaying } from '#core/authority/seats.ts';
import { entriesOf } from '#core/collections/list.ts';
import type { Climb } from '#core/features/mysticPeak/authorityTypes.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { beltOf, kindsAmong } from '#core/features/powerups/authorityKinds.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { effectBy } from '#core/features/powerups/powerup.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { shuffled, stream } from '#core/random/stream.ts';

/** Returns the power-ups a climber may be offered now; none on the peak or if the belt is full. */
export function possibleOffers(
  room: Room,
  seatIndex: number,
  seat: Seat,
  climb: Climb,
): readonly PowerupId[] {
  if (!hasPowerups(room) || climb.peakAt !== null || !beltOf(seat).slots.includes(null)) return [];
  const left = (climb.queue ?? []).flatMap((q) => room.questions[q] ?? []);
  return kindsAmong(room, left).filter(
    (id) =>
      !effectBy(POWERUPS[id], 'sweep') ||
      (climb.avalancheIn < climb.camp && hasOthers(room, seatIndex, climb)),
  );
}

/** Draws up to three possible offers, all equally likely. */
export function offersOf(room: Room, seatIndex: number, seat: Seat, climb: Climb): readonly PowerupId[] {
  const draws = stream(room.seed, `peak:offers:${seatIndex}:${climb.stops}`);
  return shuffled(draws, possibleOffers(room, seatIndex, seat, climb)).slice(0, MYSTIC_PEAK.offers);
}

/** True if anyone else is climbing in the same camp. */
function hasOthers(room: Room, seatIndex: number, { camp }: Climb): boolean {
  for (const [index, seat] of entriesOf(room.seats))
    if (index !== seatIndex && isInCamp(seat, camp)) return true;
  return false;
}

/** Returns the seats climbing in this camp. */
export function inCamp(room: Room, camp: number): readonly number[] {
  const seats: number[] = [];
  for (const [index, seat] of entriesOf(room.seats)) if (isInCamp(seat, camp)) seats.push(index);
  return seats;
}

/** Climbers on the ridge or the peak are in no camp. */
function isInCamp(seat: Seat, camp: number): boolean {
  const { camp: own = 1, peakAt = null } = seat.climb ?? {};
  return isPlaying(seat) && !seat.isOver && own === camp && peakAt === null;
}
