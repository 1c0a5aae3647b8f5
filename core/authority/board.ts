// The leaderboard: the players, the best first; or what a feature ranks in their place.

import { boardParts } from '#core/authority/featureViews.ts';
import { rankBefore } from '#core/authority/movement.ts';
import { RULES } from '#core/authority/rules.ts';
import { standingOf } from '#core/authority/standing.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import type { ViewContext } from '#core/authority/viewContext.ts';
import { at } from '#core/collections/list.ts';
import { type Board, type BoardRow, BOARD_TOP, type OwnState } from '#core/views/playerView.ts';

/** Of many rows that are shown after an answer few have changed: each is kept beside its seat, at the ranks that it had last. */
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

/** The best rows; with `own`, that seat and its neighbours too where they are further down. */
export function boardOf(room: Room, context: ViewContext, own: number | null): Board | null {
  const { standings } = context;
  const ranking = RULES.rankingOf(room);
  if (ranking) return ranking.board(room, standings, own, RULES);
  if (!standings) return null;
  const places = new Set(standings.order.slice(0, BOARD_TOP).map((_, place) => place));
  const ownPlace = own === null ? undefined : standings.rankOf.get(own);
  if (ownPlace !== undefined)
    for (const place of [ownPlace - 2, ownPlace - 1, ownPlace])
      if (place in standings.order) places.add(place);
  const before = own === null ? null : rankBefore(room, own);
  const { order, rankOf } = standings;
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

/** At an own pace: the rank that one had before the reader moved to the own one, for which those between made room. */
function withMove(rank: number, ownRank: number, before: number): number {
  if (rank === ownRank) return before;
  if (rank > ownRank && rank <= before) return rank - 1;
  return rank < ownRank && rank >= before ? rank + 1 : rank;
}

/** The place of a seat and the one before, as last computed; null where there is none yet. */
export function placeOf(
  room: Room,
  seatIndex: number,
  { standings, previous }: ViewContext,
): Pick<OwnState, 'rank' | 'previousRank'> {
  return (
    RULES.rankingOf(room)?.place?.(room, RULES) ?? {
      rank: standings?.rankOf.get(seatIndex) ?? null,
      previousRank: previous?.get(seatIndex) ?? rankBefore(room, seatIndex),
    }
  );
}

/** Everybody who is in the ranks. */
export function playerCountOf(room: Room): number {
  return RULES.rankingOf(room)?.count?.(room, RULES) ?? room.players;
}
