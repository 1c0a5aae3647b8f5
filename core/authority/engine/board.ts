// Leaderboard rows: the players, best first, or whatever a feature ranks instead.

import { boardParts } from '#core/authority/engine/featureViews.ts';
import { rankBefore } from '#core/authority/movement.ts';
import { RULES } from '#core/authority/engine/rules.ts';
import { standingOf } from '#core/authority/standing.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import type { ViewContext } from '#core/authority/viewContext.ts';
import { at } from '#core/collections/list.ts';
import { type Board, type BoardRow, BOARD_TOP, type OwnState } from '#core/views/playerView.ts';

/** Few rows change after an answer, so each is cached by seat, with its latest ranks. */
const rows = new WeakMap<Seat, BoardRow>();

function boardRow(seat: Seat, rank: number, previousRank: number | null): BoardRow {
  const known = rows.get(seat);
  if (known && known.rank === rank && known.previousRank === previousRank) return known;
  const row = { ...(known ?? newRow(seat)), rank, previousRank };
  rows.set(seat, row);
  return row;
}

function newRow(seat: Seat): BoardRow {
  const { score, accuracy } = standingOf(seat);
  return {
    id: seat.id,
    name: seat.name,
    character: seat.character,
    score,
    rank: 0,
    previousRank: null,
    accuracy,
    streak: seat.streak,
    ...boardParts(seat),
  };
}

/**
 * Returns the top rows; with `own`, also that seat and its neighbors further down. Null before the first
 * ranking.
 */
export function boardOf(room: Room, context: ViewContext, own: number | null): Board | null {
  const { leaderboard } = context;
  const ranking = RULES.rankingOf(room);
  if (ranking) return ranking.board(room, leaderboard, own, RULES);
  if (!leaderboard) return null;
  const places = new Set(leaderboard.order.slice(0, BOARD_TOP).map((_, place) => place));
  const ownPlace = own === null ? undefined : leaderboard.rankOf.get(own);
  if (ownPlace !== undefined)
    for (const place of [ownPlace - 2, ownPlace - 1, ownPlace])
      if (place in leaderboard.order) places.add(place);
  const before = own === null ? null : rankBefore(room, own);
  const { order, rankOf } = leaderboard;
  const rowAt = (place: number): BoardRow => {
    const index = order[place] as number;
    const rank = rankOf.get(index) ?? 0;
    const previousRank =
      ownPlace === undefined || before === null
        ? (context.previous?.get(index) ?? null)
        : withMove(rank, ownPlace, before);
    return boardRow(at(room.seats, index) as Seat, rank, previousRank);
  };
  return { rows: [...places].sort((a, b) => a - b).map(rowAt), total: order.length };
}

/** Student-paced: the row's rank before the viewer's own move, which shifted the rows in between. */
function withMove(rank: number, ownRank: number, before: number): number {
  if (rank === ownRank) return before;
  if (rank > ownRank && rank <= before) return rank - 1;
  return rank < ownRank && rank >= before ? rank + 1 : rank;
}

/** Returns the seat's rank and the one before it, as last computed; null before the first ranking. */
export function placeOf(
  room: Room,
  seatIndex: number,
  { leaderboard, previous }: ViewContext,
): Pick<OwnState, 'rank' | 'previousRank'> {
  return (
    RULES.rankingOf(room)?.place?.(room, RULES) ?? {
      rank: leaderboard?.rankOf.get(seatIndex) ?? null,
      previousRank: previous?.get(seatIndex) ?? rankBefore(room, seatIndex),
    }
  );
}

/** Number of players in the ranking. */
export function playerCountOf(room: Room): number {
  return RULES.rankingOf(room)?.count?.(room, RULES) ?? room.players;
}
