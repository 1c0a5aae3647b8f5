// Model of the climb: who leads and how far, how high everyone is, and which rope they are on.

import type { Character } from '#core/room/characters.ts';
import { anyPoints } from '#core/views/figures.ts';
import type { BoardRow } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { allOf, rowName } from '#scenes/parts/model.ts';
import type { Badge } from '#scenes/parts/scenePart.ts';
import { numberMessage, message, type Message, type Words } from '#scenes/message.ts';
import { NO_POINTS_YET } from '#scenes/model.ts';
import { badgeOf } from '#scenes/parts/model.ts';
import { joinLine, moreWords, progressWords } from '#scenes/projector/model.ts';
import type { JoinInfo } from '#scenes/projector/view.ts';

export interface ClimberModel {
  readonly id: string;
  readonly name: string;
  readonly character: Character;
  /** Correct answers. */
  readonly height: number;
  /** The climber's group; null for those who climb alone. */
  readonly badge: Badge | null;
}

/** A group of climbers. */
export interface Rope {
  readonly order: number;
  readonly character: Character;
  readonly color: number;
  readonly name: Words;
  /** Correct answers of the lowest and the highest member, and the average. */
  readonly low: number;
  readonly high: number;
  readonly mean: number;
  readonly line: Message;
}

/** A sign beside the path, at this number of correct answers. */
export interface Sign {
  readonly mark: number;
  readonly words: Message;
}

/** Number of climbers at one height. */
export interface HeightGroup {
  readonly height: number;
  readonly line: Message;
}

export interface ClimbModel {
  readonly title: Message;
  /** Correct answers needed to reach the top. */
  readonly summit: number;
  /** Members of a group are consecutive; otherwise in the order of joining. */
  readonly climbers: readonly ClimberModel[];
  /** Ids of the leaders, best first. */
  readonly leaders: readonly string[];
  /** From the foot up. */
  readonly signs: readonly Sign[];
  readonly ropes: readonly Rope[];
  /** Heights with at least one climber, highest first. */
  readonly heightGroups: readonly HeightGroup[];
  /** The leader and how far they are; null while no one has points. */
  readonly lead: Message | null;
  readonly rows: readonly BoardRow[];
  readonly empty: Message;
  readonly more: Message | null;
  readonly percent: number;
  readonly progress: Message;
  readonly join: Message;
}

/** Rows of the board beside the mountain. */
const BOARD_ROWS = 5;
/** This many leaders show as figures, however many players climb. */
const LEADERS = 10;

/** Fractions of the way with a sign that says how many correct answers it takes to get there. */
const SIGNS = [0.25, 0.5, 0.75] as const;

/** Numbers of correct answers that have a sign, from the foot up. */
export function marksOf(summit: number): readonly number[] {
  return [...new Set(SIGNS.map((share) => Math.round(share * summit)))].filter(
    (mark) => mark > 0 && mark < summit,
  );
}

export const CLIMB: Message = message('projector:climb.title');

export function climbModel(view: ProjectorView, join: JoinInfo): ClimbModel {
  const { board, progress, room } = view;
  const summit = view.summit ?? 1;
  const climbers = view.climbers
    .map(({ id, name, character, height, ...more }) => ({
      id,
      name,
      character,
      height,
      badge: badgeOf({ id, name, character, ...more }),
    }))
    .sort((a, b) => (a.badge?.order ?? 0) - (b.badge?.order ?? 0) || placeOf(a) - placeOf(b));
  const shown = board && anyPoints(board.rows) ? board : null;
  const rows = shown?.rows.slice(0, BOARD_ROWS) ?? [];
  return {
    title: CLIMB,
    summit,
    climbers,
    leaders: leadersOf(climbers, shown?.rows ?? []),
    signs: marksOf(summit).map((mark) => ({
      mark,
      words: message('projector:climb.sign', { mark, summit }),
    })),
    ropes: ropesOf(view, climbers, summit),
    heightGroups: ledgesOf(climbers, summit),
    lead: leadOf(view),
    rows,
    empty: message(NO_POINTS_YET),
    more: moreWords((shown?.total ?? 0) - rows.length),
    percent: progress,
    progress: progressWords(progress),
    join: joinLine(room, join),
  };
}

/** Player ids start with the order of joining, which puts rows that came late where they belong. */
function placeOf({ id }: ClimberModel): number {
  return Number.parseInt(id, 36) || 0;
}

function leadersOf(climbers: readonly ClimberModel[], rows: readonly BoardRow[]): readonly string[] {
  const ranks = new Map(rows.map(({ id, rank }) => [id, rank]));
  const rank = ({ id }: ClimberModel): number => ranks.get(id) ?? Number.MAX_SAFE_INTEGER;
  return climbers
    .filter(({ height, id }) => height > 0 || ranks.has(id))
    .sort((a, b) => rank(a) - rank(b) || b.height - a.height)
    .slice(0, LEADERS)
    .map(({ id }) => id);
}

/** The leader and how far they are; null while no one has points. */
export function leadOf({ board, climbers, summit }: ProjectorView): Message | null {
  const [first] = board && anyPoints(board.rows) ? board.rows : [];
  if (!first || summit === null) return null;
  const own = climbers.find(({ id }) => id === first.id);
  const values = { name: rowName(first), points: numberMessage(first.score) };
  return own
    ? message('projector:climb.leadOfOne', { ...values, height: own.height, summit })
    : message('projector:climb.lead', values);
}

function ropesOf(
  { room }: ProjectorView,
  climbers: readonly ClimberModel[],
  summit: number,
): readonly Rope[] {
  const groups = allOf((part) => part.groups?.(room));
  return groups.flatMap(({ character, name }, order) => {
    const members = climbers.filter(({ badge }) => badge?.order === order);
    const [one] = members;
    if (!one?.badge) return [];
    const heights = members.map(({ height }) => height);
    const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
    return {
      order,
      character,
      name,
      color: one.badge.color,
      low: Math.min(...heights),
      high: Math.max(...heights),
      mean,
      line: message('projector:climb.rope', { name, height: Math.round(mean * 10) / 10, summit }),
    };
  });
}

function ledgesOf(climbers: readonly ClimberModel[], summit: number): readonly HeightGroup[] {
  const counts = new Map<number, number>();
  for (const { height } of climbers) counts.set(height, (counts.get(height) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => b - a)
    .map(([height, count]) => ({ height, line: ledgeLine(height, summit, count) }));
}

function ledgeLine(height: number, summit: number, count: number): Message {
  if (height === 0) return message('projector:climb.inCamp', { count });
  return height >= summit
    ? message('projector:climb.atTop', { count })
    : message('projector:climb.onLedge', { count, height, summit });
}
