// Newsworthy events: what features report and, for the climb, who reaches the top, overtakes or passes a
// sign.

import type { Climber, ProjectorView } from '#core/views/projectorView.ts';
import { featureNews } from '#scenes/parts/projectorPart.ts';
import { rowName } from '#scenes/parts/model.ts';
import { message, type Message, type Words } from '#scenes/message.ts';
import { marksOf } from '#scenes/projector/climb/model.ts';

/** With more lines at the same time, the last would be outdated before they are read. */
const MAX_LINES = 3;
/** Rows of the board among which overtaking is news. */
const AHEAD = 5;

type View = Pick<ProjectorView, 'board' | 'climbers' | 'summit'>;

/** News between two views: the latest from features first, then the climb. */
export function newsBetween(before: ProjectorView, after: ProjectorView): readonly Message[] {
  const ofFeatures = featureNews(before, after).map(({ line }) => line);
  return [...ofFeatures.slice(-MAX_LINES), ...climbNews(before, after)].slice(0, MAX_LINES);
}

/** Most important first; empty when no one has moved. */
function climbNews(before: View, after: View): readonly Message[] {
  const { summit } = after;
  if (summit === null || before.climbers === after.climbers) return [];
  const heights = new Map(before.climbers.map(({ id, height }) => [id, height]));
  const risen = after.climbers.filter(({ id, height }) => height > (heights.get(id) ?? height));
  if (risen.length === 0) return [];
  const crossing = (mark: number): readonly Climber[] =>
    risen.filter(({ id, height }) => height >= mark && (heights.get(id) ?? 0) < mark);
  return [
    ...climbersMessage(crossing(summit), (name) => message('projector:climb.news.top', { name }), {
      count: (count) => message('projector:climb.news.topMany', { count }),
    }),
    ...overtaking(before, after),
    ...marksOf(summit)
      .toReversed()
      .flatMap((mark) =>
        climbersMessage(
          crossing(mark).filter(({ height }) => height < summit),
          (name) => message('projector:climb.news.sign', { name, mark }),
          { count: (count) => message('projector:climb.news.signMany', { count, mark }) },
        ),
      ),
  ];
}

/** One climber by name, several as a number. */
function climbersMessage(
  who: readonly Climber[],
  one: (name: Words) => Message,
  { count }: { readonly count: (count: number) => Message },
): readonly Message[] {
  const [first] = who;
  if (!first) return [];
  return [who.length === 1 ? one(first.name) : count(who.length)];
}

/** Overtaking news: the best row that was behind the one now below it. */
function overtaking({ board: before }: View, { board: after }: View): readonly Message[] {
  const ranks = new Map(before?.rows.map(({ id, rank }) => [id, rank]));
  const rows = after?.rows.slice(0, AHEAD) ?? [];
  for (const [index, row] of rows.entries()) {
    const other = rows[index + 1];
    const [own, below] = [ranks.get(row.id), other && ranks.get(other.id)];
    if (other && own !== undefined && below !== undefined && own > below)
      return [message('projector:climb.news.overtakes', { name: rowName(row), other: rowName(other) })];
  }
  return [];
}
