// What is worth a line: what features tell, and below the mountain who has come to the top, who overtakes, who passes a sign.

import type { Climber, ProjectorView } from '#core/views/projectorView.ts';
import { featureNews } from '#scenes/parts/projectorPart.ts';
import { rowName } from '#scenes/parts/model.ts';
import { message, type Message, type Words } from '#scenes/message.ts';
import { marksOf } from '#scenes/projector/climb/model.ts';

/** More at once would be old before they are read. */
const MOST = 3;
/** Rows of the board among which overtaking is news. */
const AHEAD = 5;

type View = Pick<ProjectorView, 'board' | 'climbers' | 'summit'>;

/** What has happened between two views: first what features tell, the newest of it, then the climb. */
export function newsBetween(before: ProjectorView, after: ProjectorView): readonly Message[] {
  const ofFeatures = featureNews(before, after).map(({ line }) => line);
  return [...ofFeatures.slice(-MOST), ...climbNews(before, after)].slice(0, MOST);
}

/** The greatest first; none where nobody has moved. */
function climbNews(before: View, after: View): readonly Message[] {
  const { summit } = after;
  if (summit === null || before.climbers === after.climbers) return [];
  const heights = new Map(before.climbers.map(({ id, height }) => [id, height]));
  const risen = after.climbers.filter(({ id, height }) => height > (heights.get(id) ?? height));
  if (risen.length === 0) return [];
  const crossing = (mark: number): readonly Climber[] =>
    risen.filter(({ id, height }) => height >= mark && (heights.get(id) ?? 0) < mark);
  return [
    ...told(crossing(summit), (name) => message('scenes:climb.news.top', { name }), {
      count: (count) => message('scenes:climb.news.topMany', { count }),
    }),
    ...overtaking(before, after),
    ...marksOf(summit)
      .toReversed()
      .flatMap((mark) =>
        told(
          crossing(mark).filter(({ height }) => height < summit),
          (name) => message('scenes:climb.news.sign', { name, mark }),
          { count: (count) => message('scenes:climb.news.signMany', { count, mark }) },
        ),
      ),
  ];
}

/** One by name, several as a number. */
function told(
  who: readonly Climber[],
  one: (name: Words) => Message,
  { count }: { readonly count: (count: number) => Message },
): readonly Message[] {
  const [first] = who;
  if (!first) return [];
  return [who.length === 1 ? one(first.name) : count(who.length)];
}

/** Who has passed whom: the best row that was behind the one that is below it now. */
function overtaking({ board: before }: View, { board: after }: View): readonly Message[] {
  const ranks = new Map(before?.rows.map(({ id, rank }) => [id, rank]));
  const rows = after?.rows.slice(0, AHEAD) ?? [];
  for (const [index, row] of rows.entries()) {
    const other = rows[index + 1];
    const [own, below] = [ranks.get(row.id), other && ranks.get(other.id)];
    if (other && own !== undefined && below !== undefined && own > below)
      return [message('scenes:climb.news.overtakes', { name: rowName(row), other: rowName(other) })];
  }
  return [];
}
