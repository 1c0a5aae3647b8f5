// CLOZE: a text with gaps to type into, several accepted answers each.

import { storedField } from '#core/questions/storedField.ts';
import type { GappedText } from '#core/questions/gaps/gaps.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import type { AuthoredBase, DecimalMark, QuestionBase } from '#core/questions/questionBase.ts';
import type { NumberRule } from '#core/questions/typed/numbers.ts';
import { type NumberField, withPrintedUnit } from '#core/questions/typed/units.ts';
import type { TextCount, TextTally } from '#core/questions/typed/typed.ts';

export interface ClozeGap {
  /** Any of them is correct; the first is shown as the answer. */
  readonly accepted: readonly string[];
  readonly number?: NumberRule;
}

export interface ClozeRules {
  readonly gaps: readonly ClozeGap[];
  /** An answer is correct in any gap, but each gap's answers count only once. */
  readonly anyOrder?: true;
  readonly forgiveTypo?: true;
}

/** A gap as players see it. */
export interface ClozeField {
  readonly number?: NumberField;
}

/** Width of a question's gaps, in letters. All have the same, so that none tells its answer's length. */
export const CLOZE_WIDTHS = [6, 10, 16, 24] as const;
export type ClozeWidth = (typeof CLOZE_WIDTHS)[number];

export const CLOZE_LIMITS = {
  gaps: 10,
  /** Characters (UTF-16 units) of an answer to one gap, with its unit. */
  answer: 100,
} as const;

/** Authored gaps are numbered by their markers; all others in reading order. */
export interface ClozeKind {
  readonly authored: AuthoredBase & ClozeRules & { readonly type: 'CLOZE' };
  readonly question: QuestionBase &
    GappedText & {
      readonly type: 'CLOZE';
      readonly width: ClozeWidth;
      readonly fields: readonly ClozeField[];
    };
  /** A text for each gap, with its unit if that is chosen or typed; '' for an empty gap. */
  readonly answer: { readonly type: 'CLOZE'; readonly texts: readonly string[] };
  readonly reveal: ClozeRules & { readonly type: 'CLOZE'; readonly decimal?: DecimalMark };
  readonly act: { readonly type: 'fillGap'; readonly gap: number; readonly text: string };
  readonly tally: { readonly gaps: readonly TextTally[] };
  readonly spread: {
    readonly type: 'CLOZE';
    readonly gaps: readonly { readonly texts: readonly TextCount[] }[];
  };
}

const answerOf = (texts: readonly string[]): ClozeKind['answer'] | null =>
  texts.some((text) => text !== '') ? { type: 'CLOZE', texts } : null;

const inWords = ({ fields }: ClozeKind['question'], texts: readonly string[]): string =>
  fields.map(({ number }, gap) => withPrintedUnit(texts[gap] ?? '', number?.unit) || '–').join('; ');

export const clozeKind: QuestionKind<ClozeKind> = {
  sort: 'answered',
  acts: ['fillGap'],
  submits: true,
  typed: true,
  several: false,
  can: { parts: { total: ({ fields }) => fields.length } },
  verdictMs: 3_000,
  chosenCount: (draft) => draft?.texts.filter((text) => text.trim() !== '').length ?? 0,
  applyAct({ fields }, draft, { gap, text }) {
    if (!(gap in fields)) return null;
    const before = draft?.texts ?? fields.map(() => '');
    return { answer: answerOf(before.with(gap, text)), isSubmitted: false };
  },
  actOfKey: () => null,
  submittable: ({ texts }) => answerOf(texts.map((text) => text.trim())),
  restored({ fields }, kept) {
    const texts = storedField(kept, 'texts');
    const isSound = Array.isArray(texts) && texts.length === fields.length;
    return isSound && texts.every((text) => typeof text === 'string') ? answerOf(texts) : null;
  },
  answerWords: (question, { texts }) => inWords(question, texts),
  rightWords: (question, { gaps }) => {
    const first = gaps.map(({ accepted }) => accepted[0] ?? '');
    return inWords(question, first);
  },
  possibleWords: () => [],
};
