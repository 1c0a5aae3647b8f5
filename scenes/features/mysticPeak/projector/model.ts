// The content of the projector's climb: how high everyone is, how many are at each camp, the leader, and the
// latest news.

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { projectorRows } from '#core/features/mysticPeak/board.ts';
import type { MountainKind } from '#core/features/mysticPeak/ids.ts';
import type { Climber, ProjectorView } from '#core/views/projectorView.ts';
import type { MountainEvent, MountainModel } from '#scenes/features/mysticPeak/mountain/model.ts';
import { campHeight, poseAt } from '#scenes/features/mysticPeak/mountain/route.ts';
import { PEAK_TITLE, peakLead } from '#scenes/features/mysticPeak/projector/lead/model.ts';
import { featureNews } from '#scenes/parts/projectorPart.ts';
import { message, type Message } from '#scenes/message.ts';
import { climbModel, type ClimbModel } from '#scenes/projector/climb/model.ts';
import type { JoinInfo } from '#scenes/projector/view.ts';

const SUMMIT = MYSTIC_PEAK.peak;
/** More news at a time would be outdated before anyone could read it. */
const MAX_NEWS = 3;

export interface PeakProjectorModel {
  readonly title: Message;
  readonly kind: MountainKind;
  /** Questions per camp, from the lowest. */
  readonly camps: readonly number[];
  /** The board shown beside every climb. */
  readonly board: ClimbModel;
  /** The leader; null while no one has points. */
  readonly lead: Message | null;
  /** Number of climbers at each place, highest first; empty places are left out. */
  readonly places: readonly { readonly line: Message }[];
}

export function peakProjectorModel(view: ProjectorView, join: JoinInfo): PeakProjectorModel {
  const camps = view.room.mountain?.camps ?? [];
  const counts = countsOf(view);
  const top = view.climbers.filter(({ height }) => height >= SUMMIT).length;
  return {
    title: PEAK_TITLE,
    kind: view.room.options.mountain,
    camps,
    board: climbModel(view, join),
    lead: peakLead(view),
    places: [
      ...(top > 0 ? [{ line: message('mysticPeak:wall.atPeak', { count: top }) }] : []),
      ...counts
        .map((count, camp) => ({ camp: camp + 1, count }))
        .filter(({ count }) => count > 0)
        .toReversed()
        .map(({ camp, count }) => ({ line: message('mysticPeak:wall.inCamp', { camp, count }) })),
    ],
  };
}

/** Returns the number of climbers in each camp's part. */
function countsOf({ climbers, room }: ProjectorView): readonly number[] {
  const camps = room.mountain?.camps ?? [];
  return camps.map(
    (_, camp) =>
      climbers.filter(
        ({ height }) => height >= campHeight(camps, camp) && height < campHeight(camps, camp + 1),
      ).length,
  );
}

/** State that only this page has. */
export interface ProjectorMotionState {
  /**
   * Times at which climbers last climbed higher, by id, and the current time; both in ms of the same clock.
   */
  readonly movedAt: ReadonlyMap<string, number>;
  readonly now: number;
  /** The camp under snow, 0-based; null for none. */
  readonly buried: number | null;
}

/** Everyone on the mountain: leaders and recent movers as named figures, the rest of a crowd as lamps. */
export function projectorMountain(
  view: ProjectorView,
  { movedAt, now, buried }: ProjectorMotionState,
): MountainModel {
  const { board, climbers, peakArrivals, room } = view;
  const camps = room.mountain?.camps ?? [];
  const rows = new Map(board?.rows.map(({ id, rank, score }) => [id, { rank, score }]));
  const { figures } = projectorRows(
    climbers.map(({ id, height }) => ({
      playerId: id,
      rank: rows.get(id)?.rank ?? Number.MAX_SAFE_INTEGER,
      score: rows.get(id)?.score ?? 0,
      height,
      movedAt: movedAt.get(id) ?? null,
    })),
    now,
  );
  const shown = new Set(figures.map(({ playerId }) => playerId));
  return {
    climbers: climbers.map(({ id, name, character, height }) => ({
      id,
      name,
      character,
      height,
      pose: poseAt(camps, height),
      isOwn: false,
      isNamed: shown.has(id),
      lamp: !shown.has(id),
    })),
    counts: countsOf(view),
    flags: camps.map((_, camp) => ({
      camp,
      fill:
        climbers.filter(({ height }) => height >= campHeight(camps, camp)).length /
        Math.max(1, climbers.length),
    })),
    peakFlags: peakArrivals.flatMap((who) => {
      const arrived = climbers.find(({ id }) => id === who);
      return arrived ? [arrived.character] : [];
    }),
    avalanche: buried === null ? null : { camp: buried },
    trail: null,
  };
}

/** Mountain events between two views. */
export function mountainEvents(before: ProjectorView, after: ProjectorView): readonly MountainEvent[] {
  const risen = risenBetween(before, after);
  const fallen = before.room.mountain?.avalanche;
  const arrived = crossing(risen, SUMMIT);
  return [
    ...(risen.length > 0 ? [{ type: 'climbed', ids: risen.map(({ id }) => id) } as const] : []),
    ...firstAtCamp(before, after).map(({ camp }) => ({ type: 'camp', camp }) as const),
    ...arrived.map(({ id }) =>
      after.peakArrivals.includes(id) ? ({ type: 'peak', id } as const) : ({ type: 'cheered', id } as const),
    ),
    ...(fallen && !after.room.mountain?.avalanche
      ? [{ type: 'avalanche', camp: fallen.camp - 1 } as const]
      : []),
  ];
}

/** An avalanche that has just been triggered; null otherwise. */
export function newAvalanche(before: ProjectorView, after: ProjectorView) {
  const avalanche = after.room.mountain?.avalanche ?? null;
  return before.room.mountain?.avalanche?.fallsAt === avalanche?.fallsAt ? null : avalanche;
}

/** The biggest news first: an avalanche, arrivals on the peak, features' news, the first at a camp. */
export function peakNews(before: ProjectorView, after: ProjectorView): readonly Message[] {
  const avalanche = newAvalanche(before, after);
  const arrived = crossing(risenBetween(before, after), SUMMIT);
  const [first] = arrived;
  return [
    ...(avalanche ? [message('mysticPeak:avalanche.warning', { name: avalanche.by })] : []),
    ...(first
      ? [
          arrived.length === 1
            ? message('mysticPeak:wall.news.peak', { name: first.name })
            : message('mysticPeak:wall.news.peakMany', { count: arrived.length }),
        ]
      : []),
    ...featureNews(before, after).map(({ line }) => line),
    ...firstAtCamp(before, after)
      .toReversed()
      .map(({ camp, name }) => message('mysticPeak:wall.news.camp', { name, camp: camp + 1 })),
  ].slice(0, MAX_NEWS);
}

type Risen = Climber & { readonly from: number };

function risenBetween(
  { climbers: before }: ProjectorView,
  { climbers: after }: ProjectorView,
): readonly Risen[] {
  if (before === after) return [];
  const heights = new Map(before.map(({ id, height }) => [id, height]));
  return after
    .map((climber) => ({ ...climber, from: heights.get(climber.id) ?? climber.height }))
    .filter(({ height, from }) => height > from);
}

const crossing = (risen: readonly Risen[], mark: number): readonly Risen[] =>
  risen.filter(({ height, from }) => height >= mark && from < mark);

/** Camps (0-based) that no one had reached before, each with a climber who now has. */
function firstAtCamp(before: ProjectorView, after: ProjectorView) {
  const camps = after.room.mountain?.camps ?? [];
  const highest = Math.max(0, ...before.climbers.map(({ height }) => height));
  const risen = risenBetween(before, after);
  return camps.flatMap((_, camp) => {
    const mark = campHeight(camps, camp);
    if (camp === 0 || highest >= mark) return [];
    const [first] = crossing(risen, mark);
    return first ? [{ camp, name: first.name }] : [];
  });
}
