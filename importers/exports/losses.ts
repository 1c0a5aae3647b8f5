// Losses of an export: what a format can't hold, counted, so that people know before they rely on a file.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { flattenQuestions, nonDefaultMarks } from '#core/questions/authoring.ts';
import { archiveName } from '#importers/quizpeak/quizArchive.ts';
import { addressesIn } from '#importers/quizpeak/quizMedia.ts';
import { hasMarks } from '#importers/exports/texts.ts';
import { giftAnswers } from '#importers/gift/giftAnswers.ts';
import { giftCategory } from '#importers/gift/writeGift.ts';
import { hasOwnSettings, isAskedAsText } from '#importers/qti/writing/ownRules.ts';
import { rowOf } from '#importers/sheets/quizTable.ts';

export const EXPORT_FORMATS = ['zip', 'qti', 'gift', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

type Head = Omit<AuthoredQuiz, 'questions' | 'title'>;

export interface Loss {
  readonly code: keyof typeof TELLS;
  /** Number of questions it affects. */
  readonly count: number;
}

type Tells = (question: AuthoredQuestion) => boolean;

const giftOf = (question: AuthoredQuestion) => giftAnswers(question, false);
const hasMedia = (part: object) => addressesIn(part).size > 0;

/** True if each loss affects a question. */
const TELLS = {
  giftPolls: (question) => giftOf(question) === 'poll',
  giftArrows: (question) => giftOf(question) === 'arrow',
  giftAltered(question) {
    const gift = giftOf(question);
    return typeof gift === 'object' && gift?.altered === true;
  },
  giftAsText: (question) => giftOf(question) === null,
  rowAltered: (question) => rowOf(question)?.altered === true,
  rowAsText: (question) => rowOf(question) === null,
  /** Media on other servers isn't copied into the file. */
  elsewhere: (question) => [...addressesIn(question)].some((address) => archiveName(address) === null),
  media: hasMedia,
  /** A question's own picture has a column. */
  mediaBeyondPicture({ media, ...rest }) {
    return hasMedia(media?.type === 'image' ? rest : { ...rest, media });
  },
  pictureHere: ({ media }) => media?.type === 'image' && archiveName(media.url) !== null,
  descriptions: ({ media }) => media?.type === 'image' && media.alt !== undefined,
  times: ({ timeSeconds }) => timeSeconds !== undefined,
  marks: (question) => nonDefaultMarks(question) !== null,
  hints: ({ hints = [] }) => hints.length > 0,
  /** Only this product understands from the format column that it's markup. */
  markup: hasMarks,
  groups: ({ group }) => group !== undefined,
  qtiAsText: isAskedAsText,
  qtiOwn: hasOwnSettings,
} satisfies Record<string, Tells>;

const LOST: Readonly<Record<ExportFormat, readonly (keyof typeof TELLS)[]>> = {
  zip: ['elsewhere'],
  qti: ['qtiAsText', 'qtiOwn', 'elsewhere'],
  gift: [
    'giftPolls',
    'giftArrows',
    'giftAltered',
    'giftAsText',
    'media',
    'times',
    'marks',
    'hints',
    'groups',
  ],
  csv: ['rowAltered', 'rowAsText', 'pictureHere', 'mediaBeyondPicture', 'descriptions', 'markup'],
};

const HEAD = ['description', 'cover', 'language', 'subject', 'grade'] as const satisfies (keyof Head)[];
type HeadField = (typeof HEAD)[number];

const HEAD_HELD: Readonly<Record<ExportFormat, (field: HeadField, head: Head) => boolean>> = {
  zip: () => true,
  qti: (field) => field !== 'cover',
  gift: (field, { subject = '' }) => field === 'subject' && giftCategory(subject) !== null,
  csv: () => false,
};

export function lossesOf({ questions }: AuthoredQuiz, format: ExportFormat): readonly Loss[] {
  return LOST[format]
    .map((code) => ({ code, count: flattenQuestions(questions).filter(TELLS[code]).length }))
    .filter(({ count }) => count > 0);
}

/** Fields about the quiz as a whole that the file doesn't have; its title is the name of the file. */
export function lostHeadFields(quiz: AuthoredQuiz, format: ExportFormat): readonly HeadField[] {
  return HEAD.filter((field) => quiz[field] !== undefined && !HEAD_HELD[format](field, quiz));
}
