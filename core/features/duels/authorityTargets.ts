// View of the players someone may strike.

import { whyCannotAct } from '#core/authority/refusals.ts';
import type { Refusal } from '#core/authority/commands.ts';
import type { Room } from '#core/authority/state.ts';
import { compareNames } from '#core/authority/seats.ts';
import { showsPlaces } from '#core/authority/places.ts';
import type { ViewContext } from '#core/authority/viewContext.ts';
import { at } from '#core/collections/list.ts';
import { duelTargets, isDue } from '#core/features/duels/authorityDuels.ts';
import type { DuelTargetView } from '#core/features/duels/views.ts';
import { showsResults } from '#core/room/results.ts';

/**
 * Returns the players this one may strike now, or why that can't be asked now. They are in order of rank, with
 * their standings, only while students may see those; otherwise in order of name.
 */
export function duelTargetsView(
  room: Room,
  index: number,
  now: number,
  context: Pick<ViewContext, 'isProjected'>,
): { readonly players: readonly DuelTargetView[] } | { readonly reason: Refusal } {
  const own = at(room.seats, index);
  const reason = own ? whyCannotAct(room, own, now) : 'player.NOT_FOUND';
  if (reason) return { reason };
  if (!own || !isDue(room, own)) return { reason: 'duel.NOT_DUE' };
  const isRanked = showsPlaces(room, context) && showsResults(room);
  const targets = duelTargets(room, index, now);
  const listed = isRanked ? targets : targets.toSorted((a, b) => compareNames(a.seat, b.seat));
  const players = listed.map(({ seat, rank, score }) => ({
    playerId: seat.id,
    name: seat.name,
    character: seat.character,
    standing: isRanked ? { rank, score } : null,
  }));
  return { players };
}
