// A quiz as a table with the columns of Wayground's template and a few of our own: the layout that keeps most
// of a quiz.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { deepEqual } from '#core/collections/deepEqual.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { escapeFor } from '#core/content/formatted.ts';
import { flattenQuestions } from '#core/questions/authoring.ts';
import type { AuthoredItem } from '#core/questions/placing/authoring.ts';
import type { AuthoredBase, AuthoredOption } from '#core/questions/questionBase.ts';
import {
  correctNumbers,
  hasRules,
  optionText,
  textOf,
  withPassage,
  wordsOf,
} from '#importers/exports/texts.ts';
import type { Cell } from '#importers/sheets/cells.ts';
import { furtherQuestion } from '#importers/sheets/furtherKinds.ts';

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

/**
 * What reads back differently: a poll has several choices, answers are compared in another way, the gap is a
 * short answer, or students may send another number of words.
 */
export type RowChange = 'poll' | 'rules' | 'gap' | 'words';

/** A question's answers in the template. */
interface AnswerCells {
  readonly type:
    | 'Multiple Choice'
    | 'Checkbox'
    | 'Fill-in-the-Blank'
    | 'Open-Ended'
    | 'Poll'
    | 'Reorder'
    | 'Match'
    | 'Categorize'
    | 'Drag and Drop'
    | 'Drop Down'
    | 'Flashcard'
    | 'Word Cloud';
  readonly options: readonly string[];
  /** Numbers of the correct options, from 1. */
  readonly correct: readonly number[];
  readonly changes: readonly RowChange[];
}

/** For questions that the table doesn't have. */
const AS_TEXT: AnswerCells = { type: 'Open-Ended', options: [], correct: [], changes: [] };

/**
 * null for a kind that the table doesn't have, `unfit` for a question whose answers its cells can't hold. Both are
 * exported as text.
 */
export function rowOf(question: AuthoredQuestion): AnswerCells | 'unfit' | null {
  const row = (
    type: AnswerCells['type'],
    options: readonly string[],
    changes: AnswerCells['changes'] = [],
  ) => ({
    type,
    options,
    correct: [],
    changes,
  });
  switch (question.type) {
    case 'MCQ':
      return choiceRow('Multiple Choice', question.options, question);
    case 'MSQ':
      return choiceRow('Checkbox', question.options, question);
    case 'BLANK':
      return row('Fill-in-the-Blank', question.accepted, hasRules(question) ? ['rules'] : []);
    case 'CLOZE': {
      const [gap, ...others] = question.gaps;
      if (!gap || others.length > 0) return null;
      const rules = hasRules({ ...question, ...gap });
      return row('Fill-in-the-Blank', gap.accepted, rules ? ['gap', 'rules'] : ['gap']);
    }
    case 'OPEN':
      return AS_TEXT;
    case 'REORDER':
      return row('Reorder', optionTexts(question.items, question));
    case 'WORDCLOUD':
      return row('Word Cloud', [], question.words === undefined ? [] : ['words']);
    case 'FLASHCARD': {
      const { back: text, backMedia: media } = question;
      return row('Flashcard', optionTexts([{ text, ...(media && { media }) }], question));
    }
    default: {
      const further = furtherRow(question);
      return further && (isHeld(question, further) ? further : 'unfit');
    }
  }
}

/** Cells of a kind that has no columns of its own, whether or not they can be told apart again. */
function furtherRow(question: AuthoredQuestion): AnswerCells | null {
  const texts = (items: readonly AuthoredItem[]) => optionTexts(items, question);
  switch (question.type) {
    case 'MATCH': {
      const { pairs, extras = [] } = question;
      const matches = texts([...pairs.map(({ match }) => match), ...extras]);
      const prompts = texts(pairs.map(({ prompt }) => prompt));
      const options = matches.map((match, index) => `${prompts[index] ?? ''} -> ${match}`);
      return { type: 'Match', options, correct: [], changes: [] };
    }
    case 'CLASSIFICATION': {
      const { groups, extras = [] } = question;
      const loose = extras.length > 0 ? [{ name: '', items: extras }] : [];
      const options = [...groups, ...loose].map(({ name, items }) => `${name}: ${texts(items).join(', ')}`);
      return { type: 'Categorize', options, correct: [], changes: [] };
    }
    case 'DRAGNDROP': {
      const { gaps, extras = [] } = question;
      const own = gaps.map(({ accepted: [word = ''] }) => word);
      const correct = own.map((_, index) => index + 1);
      return { type: 'Drag and Drop', options: [...own, ...extras], correct, changes: [] };
    }
    case 'DROPDOWN': {
      const [first] = question.gaps;
      const correct = question.gaps.flatMap(({ choices }) => correctNumbers(choices));
      return { type: 'Drop Down', options: texts(first?.choices ?? []), correct, changes: [] };
    }
    default:
      return null;
  }
}

/** Fields that don't say what is asked: they have cells of their own, or get lost. */
const BASE_FIELDS: ReadonlySet<string> = new Set<keyof AuthoredBase>([
  'media',
  'timeSeconds',
  'marks',
  'explanation',
  'hints',
  'group',
  'format',
  'questionDisplayVariant',
]);

/** True if the import makes the same of these cells, apart from pictures. */
function isHeld(question: AuthoredQuestion, { type, options, correct }: AnswerCells): boolean {
  const own = Object.fromEntries(Object.entries(question).filter(([field]) => !BASE_FIELDS.has(field)));
  const read = furtherQuestion(type.toLowerCase(), {
    text: line(textOf(question)),
    options: options.map(line),
    correct: correct.join(','),
  });
  return read !== null && deepEqual({ ...read.fields, text: read.text }, asCells(own, question));
}

/** A part of a question as cells hold it: with words for pictures, without spaces around texts. */
function asCells(part: unknown, question: AuthoredQuestion): unknown {
  if (typeof part === 'string') return line(part);
  if (Array.isArray(part)) return part.map((each) => asCells(each, question));
  if (typeof part !== 'object' || part === null) return part;
  const { media, ...rest } = part as Partial<AuthoredItem>;
  const [text] = media && rest.text !== undefined ? optionTexts([{ text: rest.text, media }], question) : [];
  return Object.fromEntries(
    Object.entries(text === undefined ? rest : { ...rest, text }).map(([key, each]) => [
      key,
      asCells(each, question),
    ]),
  );
}

/** A text as an importer reads it from a cell. */
const line = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();

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
    changes: poll && type === 'Checkbox' ? ['poll'] : [],
  };
}

function optionTexts(options: readonly AuthoredItem[], { format }: AuthoredQuestion): readonly string[] {
  return options.map((option) => optionText(option, (words) => escapeFor(words, format)));
}

export function quizTable({ questions }: AuthoredQuiz): readonly (readonly Cell[])[] {
  const rows = flattenQuestions(questions).map((question) => {
    const row = rowOf(question);
    return { question, row: row === 'unfit' || row === null ? AS_TEXT : row };
  });
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
