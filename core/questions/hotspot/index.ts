// HOTSPOT: spots to mark on a picture.

import { type Board, type BoardPoint, isBoardPoint, roundedPoint } from '#core/questions/board/board.ts';
import type { MarkCells } from '#core/questions/board/grid.ts';
import { type AuthoredRegion, type Region, regionsAt } from '#core/questions/board/regions.ts';
import { judgedMarks, type Marks } from '#core/questions/hotspot/judging.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import { optionWords } from '#core/questions/options/options.ts';
import type { AuthoredBase, Option, QuestionBase } from '#core/questions/questionBase.ts';
import { storedField } from '#core/questions/storedField.ts';

/**
 * mark: adds a mark, or moves the one with the number `from`. unmark: removes a mark, by its number from 0. check:
 * chooses a region by its name, or takes that back.
 */
export type MarkAct =
  | { readonly type: 'mark'; readonly x: number; readonly y: number; readonly from?: number }
  | { readonly type: 'unmark'; readonly at: number }
  | { readonly type: 'check'; readonly region: string };

export interface HotspotKind {
  readonly authored: AuthoredBase & {
    readonly type: 'HOTSPOT';
    readonly picture: Board;
    readonly regions: readonly AuthoredRegion[];
  };
  readonly question: QuestionBase & {
    readonly type: 'HOTSPOT';
    readonly picture: Board;
    /** Number of marks to set. */
    readonly spots: number;
    /** Names of regions, correct ones and others, for players who can't see the picture. */
    readonly names?: readonly Option[];
  };
  readonly answer: Marks & { readonly type: 'HOTSPOT' };
  readonly reveal: { readonly type: 'HOTSPOT'; readonly regions: readonly Region[] };
  readonly act: MarkAct;
  readonly tally: { readonly cells: MarkCells; readonly hits: Readonly<Record<string, number>> };
  readonly spread: {
    readonly type: 'HOTSPOT';
    readonly cells: MarkCells;
    /** Number of players by region that they marked; null if the viewer may not know the regions. */
    readonly hits: Readonly<Record<string, number>> | null;
  };
}

type Question = HotspotKind['question'];
type Answer = HotspotKind['answer'];

export const HOTSPOT_LIMITS = {
  maxCorrect: 8,
  maxRegions: 16,
  /** Regions with names from which players may choose by name. */
  minNamed: 4,
  name: 80,
} as const;

function answer(marks: readonly BoardPoint[], regions: readonly string[]): Answer | null {
  if (marks.length + regions.length === 0) return null;
  return { type: 'HOTSPOT', marks, ...(regions.length > 0 && { regions }) };
}

const NO_MARKS: Marks = { marks: [] };

/** Makes room for one more: beyond the number of marks, the oldest goes. */
function withRoom({ spots }: Question, { marks, regions = [] }: Marks): Required<Marks> {
  if (marks.length + regions.length < spots) return { marks, regions };
  return marks.length > 0 ? { marks: marks.slice(1), regions } : { marks, regions: regions.slice(1) };
}

/** The answer after an act; null if the act means nothing. */
function afterAct(question: Question, before: Marks, act: MarkAct): Marks | null {
  const { marks, regions = [] } = before;
  switch (act.type) {
    case 'mark': {
      const { from } = act;
      if (!Number.isFinite(act.x + act.y)) return null;
      const point = roundedPoint(act);
      if (from !== undefined) return marks[from] ? { marks: marks.with(from, point), regions } : null;
      const left = withRoom(question, before);
      return { ...left, marks: [...left.marks, point] };
    }
    case 'unmark':
      return marks[act.at] ? { marks: marks.toSpliced(act.at, 1), regions } : null;
    case 'check': {
      const { region } = act;
      if (!question.names?.some(({ id }) => id === region)) return null;
      if (regions.includes(region)) return { marks, regions: regions.filter((id) => id !== region) };
      const left = withRoom(question, before);
      return { ...left, regions: [...left.regions, region] };
    }
  }
}

/** Stored or sent data as an answer to the question; null if it isn't one, or is empty. */
export function soundMarks({ spots, names = [] }: Question, kept: unknown): Answer | null {
  const marks = storedField(kept, 'marks');
  const regions = storedField(kept, 'regions') ?? [];
  if (!Array.isArray(marks) || !Array.isArray(regions) || marks.length + regions.length > spots) return null;
  const isNamed = (id: unknown): boolean => names.some((name) => name.id === id);
  if (!marks.every(isBoardPoint) || !regions.every(isNamed) || new Set(regions).size < regions.length)
    return null;
  return answer(
    marks.map(({ x, y }) => ({ x, y })),
    regions,
  );
}

/** Stands for a mark while the regions aren't known, and for one outside of all of them. */
const RING_SIGN = '○';
const MISS_SIGN = '–';

/** A region in words: its name, or its number. */
function regionName(region: Option, index: number): string {
  return optionWords(region) || `${index + 1}`;
}

export const hotspotKind: QuestionKind<HotspotKind> = {
  sort: 'answered',
  acts: ['mark', 'unmark', 'check'],
  submits: true,
  typed: false,
  several: false,
  can: { parts: { pieceOfKey: () => null, total: ({ spots }) => spots } },
  verdictMs: 4_000,
  chosenCount: (draft) => (draft ? draft.marks.length + (draft.regions?.length ?? 0) : 0),
  applyAct(question, draft, act) {
    const after = afterAct(question, draft ?? NO_MARKS, act);
    return after && { answer: answer(after.marks, after.regions ?? []), isSubmitted: false };
  },
  actOfKey: () => null,
  submittable: (draft) => draft,
  restored: soundMarks,
  answerWords({ picture, names = [] }, answer, reveal) {
    const { marks, regions = [] } = answer;
    const judged = reveal ? judgedMarks(picture, reveal.regions, answer) : null;
    const hit = marks.map((mark, at) => {
      if (!reveal) return RING_SIGN;
      const index = judged?.[at]?.region ?? regionsAt(picture, reveal.regions, mark)[0] ?? -1;
      const region = reveal.regions[index];
      return region ? regionName(region, index) : MISS_SIGN;
    });
    return [...hit, ...names.filter(({ id }) => regions.includes(id)).map(optionWords)].join(', ') || null;
  },
  rightWords: (_question, { regions }) =>
    regions.flatMap((region, index) => (region.correct ? regionName(region, index) : [])).join(', ') || null,
  possibleWords: () => [],
};
