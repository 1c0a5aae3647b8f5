// REORDER as the canvas, the twin and the host show it: the ladder, the chart of the answers, and their texts.

import { isTried } from '#core/questions/kinds.ts';
import { optionWords } from '#core/questions/options/options.ts';
import { piecesOf } from '#core/questions/pieces/pieces.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { classOrder, orderOf, type PlacedItem, placedItems } from '#core/questions/reorder/index.ts';
import { isRightToLeft } from '#scenes/bidi.ts';
import { type Message, message } from '#scenes/message.ts';
import { NO_ANSWERS } from '#scenes/model.ts';
import type { PartView } from '#scenes/player/question/part.ts';
import type { ProjectorPartView } from '#scenes/projector/questionPart.ts';
import type { PieceState } from '#scenes/questions/pieces/PieceSlab.ts';

export function belongsAt({ belongs }: PlacedItem): Message {
  return message('scenes:reorder.belongsAt', { place: belongs + 1 });
}

/** How many steps of an answer are right, of one less than there are items. */
export function stepsOf(placed: readonly PlacedItem[]): Message {
  const right = placed.filter(({ kept }) => kept).length - 1;
  return message('scenes:reorder.steps', { right, count: placed.length - 1 });
}

// ---------------------------------------------------------------- the ladder

export interface LadderRung {
  readonly item: Option;
  readonly state: PieceState;
  /** Where it belongs, where that is told and elsewhere. */
  readonly astray: PlacedItem | null;
}

export interface Ladder {
  readonly questionId: string;
  /** The uppermost first. */
  readonly rungs: readonly LadderRung[];
  readonly open: boolean;
  readonly held: string | null;
  /** Whether the order that it stands in was wrong before. */
  readonly tried: boolean;
  /** Whether corrections hang below rungs. */
  readonly judged: boolean;
  /** Whether its words run from right to left. */
  readonly mirrored: boolean;
}

export const NO_LADDER: Ladder = {
  questionId: '',
  rungs: [],
  open: false,
  held: null,
  tried: false,
  judged: false,
  mirrored: false,
};

type LadderView = Pick<PartView<'REORDER'>, 'question' | 'draft' | 'answer' | 'reveal' | 'tried' | 'open'>;

export function ladderOf({ question, draft, answer, reveal, tried, ...view }: LadderView): Ladder {
  const { items } = question;
  const open = view.open && draft.state === 'open';
  const told = reveal && reveal.order.length > 0 ? reveal.order : null;
  // Without an answer the ladder stands as it should.
  const order = !answer && told ? told : orderOf(question, answer ?? draft.answer);
  const placed = answer && told && placedItems(items, told, order);
  const state = (id: string, place: number): PieceState => {
    if (placed) return placed[place]?.kept ? 'right' : 'wrong';
    if (told) return 'missed';
    if (answer || draft.state !== 'open') return 'locked';
    return !open ? 'off' : id === draft.held ? 'held' : 'open';
  };
  const rungs = piecesOf(question, order).map((item, place): LadderRung => {
    const right = placed?.[place];
    const astray = right && !right.kept && right.belongs !== place ? right : null;
    return { item, state: state(item.id, place), astray };
  });
  return {
    questionId: question.id,
    rungs,
    open,
    held: open ? (draft.held ?? null) : null,
    tried: isTried(answer ?? draft.answer, tried),
    judged: placed != null,
    mirrored: isRightToLeft([question.text, ...items.map(({ text }) => text)].join(' ')),
  };
}

// ---------------------------------------------------------------- the chart of the answers

export interface OrderChart {
  /** By the mean place; null where nobody has answered. */
  readonly klass: readonly Option[] | null;
  /** null while it is not told. */
  readonly right: readonly Option[] | null;
  /** By id, how many had it in the right order; null while that is not told. */
  readonly kept: Readonly<Record<string, number>> | null;
  readonly answered: number;
  /** The item that most had elsewhere; null where there is none, or it would name somebody. */
  readonly worst: Option | null;
}

/** Wrong answers show from so many players on. */
const SEVERAL = 2;

type ChartView = Pick<ProjectorPartView<'REORDER'>, 'question' | 'reveal' | 'distribution'>;

/** null while the question is open. */
export function orderChart({ question, reveal, distribution }: ChartView): OrderChart | null {
  if (!distribution) return null;
  const { answered, spread } = distribution;
  const right = reveal && reveal.order.length > 0 ? piecesOf(question, reveal.order) : null;
  const kept = right && answered > 0 ? spread.kept : null;
  const worst = kept && right?.toSorted((a, b) => (kept[a.id] ?? 0) - (kept[b.id] ?? 0))[0];
  return {
    klass: answered > 0 ? classOrder(question, spread, reveal) : null,
    right,
    kept,
    answered,
    worst: worst && answered >= SEVERAL && (kept[worst.id] ?? 0) < answered ? worst : null,
  };
}

export interface ChartColumn {
  readonly items: readonly Option[];
  readonly head: Message;
  /** Whether it is the right order. */
  readonly isRight: boolean;
}

/** A standing screen has room for one column: what is right, as soon as that is told. */
export function columnsOf({ klass, right }: OrderChart, wide: boolean): readonly ChartColumn[] {
  const columns: readonly ChartColumn[] = [
    ...(klass && (wide || !right)
      ? [{ items: klass, head: message('scenes:reorder.classOrder'), isRight: false }]
      : []),
    ...(right ? [{ items: right, head: message('scenes:reorder.correctOrder'), isRight: true }] : []),
  ];
  return columns.length > 0 ? columns : [{ items: [], head: NO_ANSWERS, isRight: false }];
}

/** Up to so many players they are counted; beyond that their share says more. */
const COUNTED = 12;

/** How many had it in the right order. */
export function keptWords(count: number, total: number): Message {
  return total <= COUNTED
    ? message('scenes:reorder.inOrder', { count, total })
    : message('scenes:reorder.inOrderShare', { percent: Math.round((100 * count) / total), count });
}

export function mostMissed(item: Option): Message {
  return message('scenes:reorder.mostMissed', { item: optionWords(item) });
}
