// What the wall says of a climb through camps: who is how high, how many are at each camp, who leads, and what has just happened.

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { wallRows } from '#core/features/mysticPeak/board.ts';
import type { MountainKind } from '#core/features/mysticPeak/ids.ts';
import type { Climber, ProjectorView } from '#core/views/projectorView.ts';
import type { MountainEvent, MountainModel } from '#scenes/features/mysticPeak/mountain/model.ts';
import { campHeight, poseAt } from '#scenes/features/mysticPeak/mountain/route.ts';
import { PEAK_TITLE, peakLead } from '#scenes/features/mysticPeak/wall/lead/model.ts';
import { featureNews } from '#scenes/parts/projectorPart.ts';
import { message, type Message } from '#scenes/message.ts';
import { climbModel, type ClimbModel } from '#scenes/projector/climb/model.ts';
import type { JoinInfo } from '#scenes/projector/view.ts';

const SUMMIT = MYSTIC_PEAK.peak;
/** More at once would be old before they are read. */
const MOST_NEWS = 3;

export interface PeakWallModel {
  readonly title: Message;
  readonly kind: MountainKind;
  /** Questions of each camp, from the lowest. */
  readonly camps: readonly number[];
  /** What stands beside every climb. */
  readonly board: ClimbModel;
  /** Who leads; null while nobody has points. */
  readonly lead: Message | null;
  /** How many are where, the highest first; where nobody is, nothing is said. */
  readonly places: readonly { readonly line: Message }[];
}

export function peakWallModel(view: ProjectorView, join: JoinInfo): PeakWallModel {
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

/** How many are on the way through each camp. */
function countsOf({ climbers, room }: ProjectorView): readonly number[] {
  const camps = room.mountain?.camps ?? [];
  return camps.map(
    (_, camp) =>
      climbers.filter(
        ({ height }) => height >= campHeight(camps, camp) && height < campHeight(camps, camp + 1),
      ).length,
  );
}

/** What only the page that shows it knows. */
export interface Seen {
  /** When climbers last came higher, by id, and now: in ms of one clock. */
  readonly movedAt: ReadonlyMap<string, number>;
  readonly now: number;
  /** The camp on which snow lies, from 0; null for none. */
  readonly buried: number | null;
}

/** Everybody on the mountain: those who lead and who have just moved as figures with names, of many the others as lamps. */
export function wallMountain(view: ProjectorView, { movedAt, now, buried }: Seen): MountainModel {
  const { board, climbers, peakArrivals, room } = view;
  const camps = room.mountain?.camps ?? [];
  const rows = new Map(board?.rows.map(({ id, rank, score }) => [id, { rank, score }]));
  const { figures } = wallRows(
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

/** What has happened on the mountain between two views. */
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

/** An avalanche that has been let loose; null without a new one. */
export function startedBetween(before: ProjectorView, after: ProjectorView) {
  const avalanche = after.room.mountain?.avalanche ?? null;
  return before.room.mountain?.avalanche?.fallsAt === avalanche?.fallsAt ? null : avalanche;
}

/** The greatest first: what features tell, an avalanche, who is on the peak, who is the first at a camp. */
export function peakNews(before: ProjectorView, after: ProjectorView): readonly Message[] {
  const avalanche = startedBetween(before, after);
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
  ].slice(0, MOST_NEWS);
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

/** Camps, from 0, to which nobody had come before; each with one who has. */
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
