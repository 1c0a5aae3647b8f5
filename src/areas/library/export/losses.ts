// What a format can't hold of a quiz, counted, so that it is said before somebody relies on a file.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { unusualMarks } from '#core/questions/authoring.ts';
import { archiveName } from '#src/areas/library/archive/quizArchive.ts';
import { addressesIn } from '#src/areas/library/archive/quizMedia.ts';
import { hasMarks } from '#src/areas/library/export/hasMarks.ts';
import { giftCategory } from '#src/areas/library/export/writeGift.ts';
import { exportKindOf } from '#src/questions/exportKinds.ts';

export const EXPORT_FORMATS = ['zip', 'gift', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface Loss {
  readonly code: keyof typeof TELLS | 'head';
  /** Questions that it concerns; of `head` facts about the quiz as a whole. */
  readonly count: number;
}

type Tells = (question: AuthoredQuestion) => boolean;

const mediaCount = (question: AuthoredQuestion) => addressesIn(question).size;

/** Of each question. */
const TELLS = {
  giftLeftOut: (question) => exportKindOf(question.type).gift(question, false) === null,
  giftAltered: (question) => exportKindOf(question.type).gift(question, false)?.altered ?? false,
  rowAltered: (question) => exportKindOf(question.type).row(question).altered,
  /** Nothing stands in the place of a picture that can't come along. */
  elsewhere: (question) => [...addressesIn(question)].some((address) => archiveName(address) === null),
  media: (question) => mediaCount(question) > 0,
  /** The picture of a question has a column. */
  mediaBeyondPicture: (question) => mediaCount(question) > (question.media?.type === 'image' ? 1 : 0),
  descriptions: ({ media }) => media?.type === 'image' && media.alt !== undefined,
  times: ({ timeSeconds }) => timeSeconds !== undefined,
  marks: (question) => unusualMarks(question) !== null,
  hints: ({ hints = [] }) => hints.length > 0,
  /** This product alone knows by the column of formats that it is markup. */
  markup: hasMarks,
  groups: ({ group }) => group !== undefined,
} satisfies Record<string, Tells>;

const LOST: Readonly<Record<ExportFormat, readonly (keyof typeof TELLS)[]>> = {
  zip: ['elsewhere'],
  gift: ['giftLeftOut', 'giftAltered', 'media', 'times', 'marks', 'hints', 'groups'],
  csv: ['rowAltered', 'mediaBeyondPicture', 'descriptions', 'markup'],
};

/** Of the quiz as a whole; the title is also the name of the file. */
const HEAD_HELD: Readonly<Record<ExportFormat, (field: string, value: unknown) => boolean>> = {
  zip: () => true,
  gift: (field, value) => field === 'subject' && typeof value === 'string' && giftCategory(value) !== null,
  csv: () => false,
};

export function lossesOf({ questions, ...head }: AuthoredQuiz, format: ExportFormat): readonly Loss[] {
  const ofQuiz = Object.entries(head).filter(
    ([field, value]) => field !== 'title' && !HEAD_HELD[format](field, value),
  ).length;
  const ofQuestions = LOST[format].map((code) => ({ code, count: questions.filter(TELLS[code]).length }));
  return [...ofQuestions, { code: 'head' as const, count: ofQuiz }].filter(({ count }) => count > 0);
}
