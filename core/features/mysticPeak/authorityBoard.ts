// Mystic Peak leaderboard, sent on request (specification 2, section 7 "Mystic leaderboard").

import { showsPlaces } from '#core/authority/places.ts';
import { standingOf } from '#core/authority/standing.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import type { Leaderboard, ViewContext } from '#core/authority/viewContext.ts';
import { at } from '#core/collections/list.ts';
import { campCount, climbOf, possibleOf } from '#core/features/mysticPeak/authorityClimb.ts';
import { boardRows, byHeight, campCounts, type Climber, nearRows } from '#core/features/mysticPeak/board.ts';
import { tierOf } from '#core/scoring/tiers.ts';
import type { MysticPeakBoard, PeakRow } from '#core/features/mysticPeak/views.ts';

interface Climbers {
  readonly ranked: readonly (Climber & { readonly index: number })[];
  readonly highest: Climbers['ranked'];
  readonly camps: MysticPeakBoard['camps'];
}

/** Of the whole room, so counted and sorted once for all who ask before ranks are computed again. */
const climbersOf = new WeakMap<Leaderboard, Climbers>();

function climbersIn(room: Room, standings: Leaderboard): Climbers {
  const known = climbersOf.get(standings);
  if (known) return known;
  const ranked = standings.order.map((index, place) => {
    const seat = at(room.seats, index) as Seat;
    return { index, playerId: seat.id, rank: place + 1, height: climbOf(seat).height };
  });
  const places = ranked.map(({ index }) => {
    const { camp, peakAt } = climbOf(at(room.seats, index) as Seat);
    return { camp: peakAt === null ? camp : null };
  });
  const climbers = { ranked, highest: byHeight(ranked), camps: campCounts(places, campCount(room)) };
  climbersOf.set(standings, climbers);
  return climbers;
}

/**
 * Returns the leaderboard as this seat's player may see it, without ranks, tiers and other players if
 * students see no leaderboard.
 */
export function mysticPeakBoard(
  room: Room,
  own: number,
  standings: Leaderboard,
  context: Pick<ViewContext, 'isProjected'>,
): MysticPeakBoard {
  const { ranked, highest, camps } = climbersIn(room, standings);
  const total = standings.order.length;
  const ownRow = standings.rankOf.has(own) ? rowOf(room, own, standings) : null;
  const ownId = ownRow?.playerId ?? null;
  if (!showsPlaces(room, context))
    return { own: ownRow && { ...ownRow, rank: 0, tier: null }, rows: [], near: [], total, camps };
  // Full rows are built only for the few that are shown.
  const whole = ({ index }: { readonly index: number }) => rowOf(room, index, standings);
  return {
    own: ownRow,
    rows: boardRows(ranked, ownId).map(whole),
    near: nearRows(highest, ownId).map(whole),
    total,
    camps,
  };
}

function rowOf(room: Room, index: number, { rankOf, order }: Leaderboard): PeakRow {
  const seat = at(room.seats, index) as Seat;
  const { camp, height } = climbOf(seat);
  const { score } = standingOf(seat);
  const rank = rankOf.get(index) ?? order.length;
  return {
    playerId: seat.id,
    name: seat.name,
    character: seat.character,
    rank,
    score,
    tier: tierOf(rank, order.length, score, possibleOf(room, seat), seat.responses.length > 0),
    camp,
    height,
  };
}
