// Whom a player may strike, as that player is told.

import { notActing } from '#core/authority/acting.ts';
import type { Refusal } from '#core/authority/commands.ts';
import type { Room } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { duelTargets, isDue } from '#core/features/duels/authorityDuels.ts';
import type { DuelTargetView } from '#core/features/duels/views.ts';
import { tellsResults } from '#core/room/results.ts';

/** Whom the player may strike now, in order of rank, which is told where students see the leaderboard; or why that can't be asked now. */
export function duelTargetsView(
  room: Room,
  index: number,
  now: number,
): { readonly players: readonly DuelTargetView[] } | { readonly reason: Refusal } {
  const own = at(room.seats, index);
  const reason = own ? notActing(room, own, now) : 'player.NOT_FOUND';
  if (reason) return { reason };
  if (!own || !isDue(room, own)) return { reason: 'duel.NOT_DUE' };
  const isRanked = room.options.studentLeaderboard === 'yes' && tellsResults(room);
  const players = duelTargets(room, index, now).map(({ seat, rank, score }) => ({
    playerId: seat.id,
    name: seat.name,
    character: seat.character,
    rank: isRanked ? rank : null,
    score,
  }));
  return { players };
}
