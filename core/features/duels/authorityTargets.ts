// View of the players someone may strike.

import { whyCannotAct } from '#core/authority/refusals.ts';
import type { Refusal } from '#core/authority/commands.ts';
import type { Room } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { duelTargets, isDue } from '#core/features/duels/authorityDuels.ts';
import type { DuelTargetView } from '#core/features/duels/views.ts';
import { showsResults } from '#core/room/results.ts';

/**
 * Returns the players this one may strike now, in order of rank, or why that can't be asked now. Ranks are
 * included only if students see the leaderboard.
 */
export function duelTargetsView(
  room: Room,
  index: number,
  now: number,
): { readonly players: readonly DuelTargetView[] } | { readonly reason: Refusal } {
  const own = at(room.seats, index);
  const reason = own ? whyCannotAct(room, own, now) : 'player.NOT_FOUND';
  if (reason) return { reason };
  if (!own || !isDue(room, own)) return { reason: 'duel.NOT_DUE' };
  const isRanked = room.options.studentLeaderboard === 'yes' && showsResults(room);
  const players = duelTargets(room, index, now).map(({ seat, rank, score }) => ({
    playerId: seat.id,
    name: seat.name,
    character: seat.character,
    rank: isRanked ? rank : null,
    score,
  }));
  return { players };
}
