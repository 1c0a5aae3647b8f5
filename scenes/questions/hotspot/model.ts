// Model of a HOTSPOT question, for the canvas, the page and the projector: the marks and the regions.

import type { BoardPoint } from '#core/questions/board/board.ts';
import { cellMiddle } from '#core/questions/board/grid.ts';
import { middleOfShape } from '#core/questions/board/shapes.ts';
import { judgedMarks } from '#core/questions/hotspot/judging.ts';
import { type Message, message } from '#scenes/message.ts';
import type { PartView } from '#scenes/player/question/part.ts';
import type { ProjectorPartView } from '#scenes/projector/questionPart.ts';
import type { RingState } from '#scenes/questions/board/ChalkRing.ts';
import type { ShownRegion } from '#scenes/questions/board/Regions.ts';
import type { BoardChart } from '#scenes/questions/board/model.ts';
import { SEVERAL, SOLUTION } from '#scenes/questions/placing/model.ts';

export interface PlacedMark {
  readonly point: BoardPoint;
  readonly state: RingState;
}

export interface HotspotBoard {
  readonly marks: readonly PlacedMark[];
  readonly regions: readonly ShownRegion[];
  readonly open: boolean;
  /** Index of the mark that is picked up; null for none. */
  readonly held: number | null;
  /** Says how many marks there are, and how many to set. */
  readonly progress: Message;
}

type View = Pick<PartView<'HOTSPOT'>, 'question' | 'draft' | 'answer' | 'reveal' | 'open'>;

export function hotspotBoard({ question, draft, answer, reveal, open: canOpen }: View): HotspotBoard {
  const { picture, spots } = question;
  const given = answer ?? draft.answer;
  const marks = given?.marks ?? [];
  const open = canOpen && draft.state === 'open';
  const held = open && draft.held !== undefined && marks[Number(draft.held)] ? Number(draft.held) : null;
  const judged = reveal && answer ? judgedMarks(picture, reveal.regions, answer) : null;
  const hit = new Set(judged?.map(({ region }) => region));
  const count = marks.length + (given?.regions?.length ?? 0);
  const stateOf = (index: number): RingState => {
    if (judged) return judged[index]?.isRight ? 'right' : 'wrong';
    if (!open) return 'locked';
    return index === held ? 'held' : 'open';
  };
  return {
    marks: marks.map((point, index) => ({ point, state: stateOf(index) })),
    regions: (reveal?.regions ?? []).flatMap((region, index): readonly ShownRegion[] => {
      if (region.correct) return [{ region, index, state: hit.has(index) ? 'found' : 'missed' }];
      return hit.has(index) ? [{ region, index, state: 'wrong' }] : [];
    }),
    open,
    held,
    progress: count === 0 ? toMark(spots) : message('kinds:hotspot.marked', { count, total: spots }),
  };
}

/** Says how many spots to mark. */
export function toMark(spots: number): Message {
  return message('kinds:hotspot.toMark', { count: spots });
}

/** Moves a dot within its cell, so that the grid doesn't show. */
function scattered(cell: number): BoardPoint {
  const { x, y } = cellMiddle(cell);
  const off = (seed: number): number => (((cell * seed) % 17) / 16 - 0.5) / 90;
  return { x: x + off(5), y: y + off(11) };
}

type ChartView = Pick<ProjectorPartView<'HOTSPOT'>, 'question' | 'reveal' | 'distribution'>;

/** The picture alone, then the marks of all players, and the regions with the share of players who found them. */
export function hotspotChart({ question, reveal, distribution }: ChartView): BoardChart {
  const { answered = 0, spread } = distribution ?? {};
  const hits = answered > 0 ? (spread?.hits ?? null) : null;
  const shown = (reveal?.regions ?? []).flatMap((item, index) => {
    const isRight = item.correct === true;
    const count = hits && (hits[item.id] ?? 0);
    // A mistake of one player would expose them.
    if (!isRight && (count ?? 0) < SEVERAL) return [];
    return { item, number: index + 1, lead: `${index + 1}`, count, isRight, note: null };
  });
  return {
    board: question.picture,
    head: reveal ? SOLUTION : toMark(question.spots),
    isRevealed: reveal !== null,
    rows: shown,
    pins: shown.map(({ item, ...pin }) => ({ ...pin, point: middleOfShape(item.shape, question.picture) })),
    regions: shown.map(({ item: { shape }, isRight }) => ({ shape, state: isRight ? 'found' : 'wrong' })),
    dots: Object.entries(spread?.cells ?? {}).map(([cell, count]) => ({
      point: scattered(Number(cell)),
      count,
    })),
    players: answered,
    worst: null,
  };
}
