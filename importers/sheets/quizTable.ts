// A quiz as a table with the columns of Wayground's template and a few of our own: the layout that keeps most
// of a quiz.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { escapeFor } from '#core/content/formatted.ts';
import { flattenQuestions } from '#core/questions/authoring.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import {
  correctNumbers,
  hasRules,
  optionText,
  textOf,
  withPassage,
  wordsOf,
} from '#importers/exports/texts.ts';
import type { Cell } from '#importers/sheets/cells.ts';

export const hintColumn = (number: number) => `Hint ${number}`;

/** In every table that this product wrote, and in no other. */
export const OWN_GROUP_COLUMN = 'Quizpeak group';

/** Weight of a question; empty for the default. */
export const OWN_MARKS_COLUMN = 'Quizpeak marks';
/** Format of a question's texts: `markdown`, or empty for plain text. */
export const OWN_FORMAT_COLUMN = 'Quizpeak format';

/** Number of option columns in the template, however few options there are. */
const OPTIONS_LEAST = 5;
const HINTS = Array.from({ length: CONTENT_LIMITS.hintsMax }, (_, index) => index);

/** A question's answers in the template. */
interface AnswerCells {
  readonly type: 'Multiple Choice' | 'Checkbox' | 'Fill-in-the-Blank' | 'Open-Ended' | 'Poll' | 'Reorder';
  readonly options: readonly string[];
  /** Numbers of the correct options, from 1. */
  readonly correct: readonly number[];
  /** True if it reads back as a different question. */
  readonly altered: boolean;
}

/** For a kind that the template doesn't have. */
const AS_TEXT: AnswerCells = { type: 'Open-Ended', options: [], correct: [], altered: true };

/** null for a kind that the template doesn't have, which is exported as text. */
export function rowOf(question: AuthoredQuestion): AnswerCells | null {
  switch (question.type) {
    case 'MCQ':
      return choiceRow('Multiple Choice', question.options, question);
    case 'MSQ':
      return choiceRow('Checkbox', question.options, question);
    case 'BLANK':
      return {
        type: 'Fill-in-the-Blank',
        options: question.accepted,
        correct: [],
        altered: hasRules(question),
      };
    case 'OPEN':
      return { ...AS_TEXT, altered: false };
    case 'REORDER':
      return { type: 'Reorder', options: optionTexts(question.items, question), correct: [], altered: false };
    default:
      return null;
  }
}

function choiceRow(
  type: 'Multiple Choice' | 'Checkbox',
  options: readonly AuthoredOption[],
  question: AuthoredQuestion,
): AnswerCells {
  const correct = correctNumbers(options);
  const poll = correct.length === 0;
  return {
    type: poll ? 'Poll' : type,
    options: optionTexts(options, question),
    correct,
    // The template has no poll with several choices.
    altered: poll && type === 'Checkbox',
  };
}

function optionTexts(options: readonly AuthoredOption[], { format }: AuthoredQuestion): readonly string[] {
  return options.map((option) => optionText(option, (words) => escapeFor(words, format)));
}

export function quizTable({ questions }: AuthoredQuiz): readonly (readonly Cell[])[] {
  const rows = flattenQuestions(questions).map((question) => ({ question, row: rowOf(question) ?? AS_TEXT }));
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

function cells(question: AuthoredQuestion, row: AnswerCells, options: readonly number[]): Cell[] {
  const { media, timeSeconds, marks, explanation, hints = [], group, format } = question;
  const picture = media?.type === 'image' ? media : null;
  const texts = [
    withPassage(question, picture ? textOf(question) : wordsOf(question)),
    row.type,
    ...options.map((index) => row.options[index] ?? ''),
    row.correct.join(','),
  ];
  const rest = [picture?.url, explanation, ...HINTS.map((index) => hints[index]), group, format];
  // Importers ignore spaces around a text, and before a formula they would hide it.
  return [
    ...texts.map((text) => text.trim()),
    timeSeconds ?? '',
    ...rest.map((text = '') => text.trim()),
    marks ?? '',
  ];
}
