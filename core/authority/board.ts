// The leaderboard: the players, the best first; or what a feature ranks in their place.

import { boardParts } from '#core/authority/featureViews.ts';
import { rankBefore } from '#core/authority/movement.ts';
import { RULES } from '#core/authority/rules.ts';
import { standingOf } from '#core/authority/standing.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import type { ViewContext } from '#core/authority/viewContext.ts';
import { at } from '#core/collections/list.ts';
import { type Board, type BoardRow, BOARD_TOP, type OwnState } from '#core/views/playerView.ts';

export function boardRow(room: Room, index: number, context: ViewContext): BoardRow {
  const seat = at(room.seats, index) as Seat;
  const { score, accuracy } = standingOf(seat);
  return {
    id: seat.id,
    name: seat.name,
    character: seat.character,
    score,
    rank: context.standings?.rankOf.get(index) ?? 0,
    previousRank: context.previous?.get(index) ?? null,
    accuracy,
    streak: seat.streak,
    ...boardParts(room, index, seat),
  };
}

/** The best rows; with `own`, that seat and its neighbours too where they are further down. */
export function boardOf(room: Room, context: ViewContext, own: number | null): Board | null {
  const { standings } = context;
  const ranking = RULES.rankingOf(room);
  if (ranking) return ranking.board(room, standings, own);
  if (!standings) return null;
  const places = new Set(standings.order.slice(0, BOARD_TOP).map((_, place) => place));
  const ownPlace = own === null ? undefined : standings.rankOf.get(own);
  if (ownPlace !== undefined)
    for (const place of [ownPlace - 2, ownPlace - 1, ownPlace])
      if (place in standings.order) places.add(place);
  const rows = [...places]
    .sort((a, b) => a - b)
    .map((place) => boardRow(room, standings.order[place] as number, context));
  const before = own === null ? null : rankBefore(room, own);
  return { rows: withMove(rows, ownPlace ?? null, before), total: standings.order.length };
}

/** At an own pace, with the reader moved from one rank to another, and those between making room. */
function withMove(
  rows: readonly BoardRow[],
  ownRank: number | null,
  before: number | null,
): readonly BoardRow[] {
  if (ownRank === null || before === null) return rows;
  return rows.map((row) => {
    const { rank } = row;
    if (rank === ownRank) return { ...row, previousRank: before };
    if (rank > ownRank && rank <= before) return { ...row, previousRank: rank - 1 };
    return { ...row, previousRank: rank < ownRank && rank >= before ? rank + 1 : rank };
  });
}

/** The place of a seat and the one before, as last computed; null where there is none yet. */
export function placeOf(
  room: Room,
  seatIndex: number,
  { standings, previous }: ViewContext,
): Pick<OwnState, 'rank' | 'previousRank'> {
  return (
    RULES.rankingOf(room)?.place?.(room) ?? {
      rank: standings?.rankOf.get(seatIndex) ?? null,
      previousRank: previous?.get(seatIndex) ?? rankBefore(room, seatIndex),
    }
  );
}

/** Everybody who is in the ranks. */
export function playerCountOf(room: Room): number {
  return RULES.rankingOf(room)?.count?.(room) ?? room.players;
}
