// A quiz as a table, in the columns of Wayground's template and a few of our own: the layout that keeps most of a quiz.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { wordsOf } from '#src/areas/library/export/wordsOf.ts';
import {
  hintColumn,
  OWN_FORMAT_COLUMN,
  OWN_GROUP_COLUMN,
  OWN_MARKS_COLUMN,
} from '#src/areas/library/importer/formats/ownColumns.ts';
import type { Cell } from '#src/host/files/cells.ts';
import type { ExportedRow } from '#src/questions/exportKind.ts';
import { exportKindOf } from '#src/questions/exportKinds.ts';

/** Columns that the template has for options, however few there are. */
const OPTIONS_LEAST = 5;
const HINTS = Array.from({ length: CONTENT_LIMITS.hintsMax }, (_, index) => index);

export function quizTable({ questions }: AuthoredQuiz): readonly (readonly Cell[])[] {
  const rows = questions.map((question) => ({ question, row: exportKindOf(question.type).row(question) }));
  const width = Math.max(OPTIONS_LEAST, ...rows.map(({ row }) => row.options.length));
  const options = Array.from({ length: width }, (_, index) => index);
  const head = [
    'Question Text',
    'Question Type',
    ...options.map((index) => `Option ${index + 1}`),
    'Correct Answer',
    'Time in seconds',
    'Image Link',
    'Answer explanation',
    ...HINTS.map((index) => hintColumn(index + 1)),
    OWN_GROUP_COLUMN,
    OWN_FORMAT_COLUMN,
    OWN_MARKS_COLUMN,
  ];
  return [head, ...rows.map(({ question, row }) => cells(question, row, options))];
}

function cells(question: AuthoredQuestion, row: ExportedRow, options: readonly number[]): Cell[] {
  const { media, timeSeconds, marks, explanation, hints = [], group, format } = question;
  const picture = media?.type === 'image' ? media : null;
  const texts = [
    picture ? question.text : wordsOf(question),
    row.type,
    ...options.map((index) => row.options[index] ?? ''),
    row.correct.join(','),
  ];
  const rest = [picture?.url, explanation, ...HINTS.map((index) => hints[index]), group, format];
  // Readers take no notice of spaces around a text; before a formula they would hide it.
  return [
    ...texts.map((text) => text.trim()),
    timeSeconds ?? '',
    ...rest.map((text = '') => text.trim()),
    marks ?? '',
  ];
}
