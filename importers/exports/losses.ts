// Losses of an export: what a format can't hold, counted, so that people know before they rely on a file.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { mediaLabel } from '#core/content/mediaLabel.ts';
import { flattenQuestions, nonDefaultMarks } from '#core/questions/authoring.ts';
import { archiveName } from '#importers/quizpeak/quizArchive.ts';
import { addressesIn } from '#importers/quizpeak/quizMedia.ts';
import { hasMarks, textOf } from '#importers/exports/texts.ts';
import { giftAnswers, type GiftChange, type GiftLack } from '#importers/gift/giftAnswers.ts';
import { giftCategory } from '#importers/gift/writeGift.ts';
import { shortItem } from '#importers/problems.ts';
import { hasOwnSettings, isAskedAsText } from '#importers/qti/writing/ownRules.ts';
import { rowOf, type RowChange } from '#importers/sheets/quizTable.ts';

export const EXPORT_FORMATS = ['zip', 'qti', 'gift', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

type Head = Omit<AuthoredQuiz, 'questions' | 'title'>;

export interface Loss {
  readonly code: LossCode;
  /** Starts of the questions that it affects, in order. */
  readonly items: readonly string[];
}

export type LossCode = keyof typeof FIELDS | AnswerLoss;

type AnswerLoss =
  | 'qtiAsText'
  | 'qtiOwn'
  | 'rowAsText'
  | 'rowUnfit'
  | (typeof GIFT_LOSSES)[GiftLack | GiftChange]
  | (typeof ROW_LOSSES)[RowChange];

const GIFT_LOSSES = {
  poll: 'giftPolls',
  arrow: 'giftArrows',
  gaps: 'giftSeveralGaps',
  kind: 'giftAsText',
  arrows: 'giftAltered',
  rules: 'rules',
  gap: 'gapAlone',
  plainMatches: 'giftPlainMatches',
} as const satisfies Record<GiftLack | GiftChange, string>;

const ROW_LOSSES = {
  poll: 'rowAltered',
  rules: 'rowRules',
  gap: 'gapAlone',
  words: 'rowWords',
} as const satisfies Record<RowChange, string>;

/** Losses of a question's answers, by format. */
const ANSWERS: Readonly<Record<ExportFormat, (question: AuthoredQuestion) => readonly AnswerLoss[]>> = {
  zip: () => [],
  qti: (question) => [
    ...(isAskedAsText(question) ? (['qtiAsText'] as const) : []),
    ...(hasOwnSettings(question) ? (['qtiOwn'] as const) : []),
  ],
  gift(question) {
    const gift = giftAnswers(question);
    return (typeof gift === 'string' ? [gift] : gift.changes).map((change) => GIFT_LOSSES[change]);
  },
  csv(question) {
    const row = rowOf(question);
    if (row === null) return ['rowAsText'];
    if (row === 'unfit') return ['rowUnfit'];
    return row.changes.map((change) => ROW_LOSSES[change]);
  },
};

type Tells = (question: AuthoredQuestion) => boolean;

const hasMedia = (part: object) => addressesIn(part).size > 0;

/** True if a question loses this besides its answers. */
const FIELDS = {
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
  lists: ({ questionDisplayVariant }) => questionDisplayVariant !== undefined,
  reviews: (question) => question.type === 'WORDCLOUD' && question.reviewFirst === true,
} satisfies Record<string, Tells>;

const LOST: Readonly<Record<ExportFormat, readonly (keyof typeof FIELDS)[]>> = {
  zip: ['elsewhere'],
  qti: ['elsewhere'],
  gift: ['media', 'times', 'marks', 'hints', 'groups', 'lists', 'reviews'],
  csv: ['pictureHere', 'mediaBeyondPicture', 'descriptions', 'markup', 'lists', 'reviews'],
};

const HEAD = ['description', 'cover', 'language', 'subject', 'grade'] as const satisfies (keyof Head)[];
type HeadField = (typeof HEAD)[number];

const HEAD_HELD: Readonly<Record<ExportFormat, (field: HeadField, head: Head) => boolean>> = {
  zip: () => true,
  qti: (field) => field !== 'cover',
  gift: (field, { subject = '' }) => field === 'subject' && giftCategory(subject) !== null,
  csv: () => false,
};

/** All losses, each with its questions: first whole questions and answers, then fields. */
export function lossesOf({ questions }: AuthoredQuiz, format: ExportFormat): readonly Loss[] {
  const asked = flattenQuestions(questions);
  const lost = new Map<LossCode, string[]>();
  const add = (code: LossCode, question: AuthoredQuestion) => {
    const items = lost.get(code) ?? [];
    lost.set(code, items);
    items.push(itemOf(question));
  };
  for (const question of asked) for (const code of ANSWERS[format](question)) add(code, question);
  for (const code of LOST[format])
    for (const question of asked) if (FIELDS[code](question)) add(code, question);
  return [...lost].map(([code, items]) => ({ code, items }));
}

function itemOf(question: AuthoredQuestion): string {
  const { media } = question;
  return shortItem(question.text.trim() === '' && media ? mediaLabel(media) : textOf(question));
}

/** Fields about the quiz as a whole that the file doesn't have; its title is the name of the file. */
export function lostHeadFields(quiz: AuthoredQuiz, format: ExportFormat): readonly HeadField[] {
  return HEAD.filter((field) => quiz[field] !== undefined && !HEAD_HELD[format](field, quiz));
}
