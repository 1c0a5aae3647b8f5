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

type Head = Omit<AuthoredQuiz, 'questions' | 'title'>;

export interface Loss {
  readonly code: keyof typeof TELLS;
  /** Questions that it concerns. */
  readonly count: number;
}

type Tells = (question: AuthoredQuestion) => boolean;

const giftOf = (question: AuthoredQuestion) => exportKindOf(question.type).gift(question, false);
const hasMedia = (part: object) => addressesIn(part).size > 0;

/** Of each question. */
const TELLS = {
  giftPolls: (question) => giftOf(question) === 'poll',
  giftArrows: (question) => giftOf(question) === 'arrow',
  giftAltered(question) {
    const gift = giftOf(question);
    return typeof gift !== 'string' && gift.altered;
  },
  rowAltered: (question) => exportKindOf(question.type).row(question).altered,
  /** Nothing stands in the place of a picture that can't come along. */
  elsewhere: (question) => [...addressesIn(question)].some((address) => archiveName(address) === null),
  media: hasMedia,
  /** The picture of a question has a column. */
  mediaBeyondPicture({ media, ...rest }) {
    return hasMedia(media?.type === 'image' ? rest : { ...rest, media });
  },
  pictureHere: ({ media }) => media?.type === 'image' && archiveName(media.url) !== null,
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
  gift: ['giftPolls', 'giftArrows', 'giftAltered', 'media', 'times', 'marks', 'hints', 'groups'],
  csv: ['rowAltered', 'pictureHere', 'mediaBeyondPicture', 'descriptions', 'markup'],
};

const HEAD = ['description', 'cover', 'language', 'subject', 'grade'] as const satisfies (keyof Head)[];
type HeadField = (typeof HEAD)[number];

const HEAD_HELD: Readonly<Record<ExportFormat, (field: HeadField, head: Head) => boolean>> = {
  zip: () => true,
  gift: (field, { subject = '' }) => field === 'subject' && giftCategory(subject) !== null,
  csv: () => false,
};

export function lossesOf({ questions }: AuthoredQuiz, format: ExportFormat): readonly Loss[] {
  return LOST[format]
    .map((code) => ({ code, count: questions.filter(TELLS[code]).length }))
    .filter(({ count }) => count > 0);
}

/** What is written of the quiz as a whole and is not in the file; its title is the file's name. */
export function headLostOf(quiz: AuthoredQuiz, format: ExportFormat): readonly HeadField[] {
  return HEAD.filter((field) => quiz[field] !== undefined && !HEAD_HELD[format](field, quiz));
}
