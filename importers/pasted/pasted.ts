// Import of pasted text: in one of the import formats, as a table, or as text written by hand.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { hasAnswers } from '#core/questions/authoring.ts';
import { seemsMarkdown } from '#core/questions/asMarkdown.ts';
import { readLines } from '#importers/pasted/pastedLines.ts';
import { isTable, readTable } from '#importers/pasted/pastedTable.ts';
import { cleanCharacters } from '#core/content/cleanCharacters.ts';
import type { ImportProblem } from '#importers/problems.ts';
import { QuizBuilder } from '#importers/QuizBuilder.ts';
import { readSource } from '#importers/formats.ts';
import { textSource } from '#importers/files/textSource.ts';
import {
  DEFAULT_LABELS,
  type ImportLabels,
  type ImportOptions,
  type ImportResult,
  type ImportSource,
} from '#importers/types.ts';

export interface PastedQuestions {
  /** All of them are playable. */
  readonly questions: readonly AuthoredQuestion[];
  /** True if markup in them, such as formulas, was recognized. */
  readonly formatted: boolean;
  /** Everything that couldn't be imported as is. */
  readonly problems: readonly ImportProblem[];
}

/** List marks as word processors copy them, followed by a tab. */
const TABBED_MARK = /^[ \t]*(\(?(?:[A-Za-z]|\d{1,3})[.)]|[-–—•·▪*\uf0b7\uf0a7])\t+/gm;
const HOLLOW_BULLET = /^[ \t]*o\t+/gm;
/** Separators between a word and its meaning, if every line has one. */
const PARTING = [' - ', ' – ', ' — ', ' = ', ': '];
const NUMBERED = /^\d{1,3}[.)]\s+/;

/** `labels` are texts that importers add themselves, in the author's language. */
export function questionsFromText(pasted: string, labels: ImportLabels = DEFAULT_LABELS): PastedQuestions {
  const {
    quiz: { questions },
    problems,
  } = readPasted(pasted, { labels });
  const formatted = questions.some(seemsMarkdown);
  return { questions: questions.map(asMeant), problems, formatted };
}

/** The question as Markdown, if it has any markup. */
const asMeant = (question: AuthoredQuestion): AuthoredQuestion =>
  seemsMarkdown(question) ? { ...question, format: 'markdown' } : question;

/**
 * Entry point for pasted text. The format is null if the text had none. Blank text yields no questions and no
 * problems.
 */
export function readPasted(pasted: string, options: ImportOptions): ImportResult {
  const labels = options.labels ?? DEFAULT_LABELS;
  if (pasted.trim() === '')
    return { format: null, quiz: { title: labels.untitled, questions: [] }, problems: [] };
  const { text, controlCharacters } = cleanCharacters(pasted);
  const listed = text.replaceAll(TABBED_MARK, '$1 ').replaceAll(HOLLOW_BULLET, '• ');
  const source = textSource({ text: listed, controlCharacters, guessedLines: 0, firstGuessed: 0 }, '');
  const known = readSource(source, options);
  const read = known && known.quiz.questions.length > 0 ? known : null;
  // Two columns are cards only if the first column doesn't ask questions.
  if (read && read.format !== 'quizlet') {
    const strict = { ...read, quiz: { ...read.quiz, questions: unnumbered(read.quiz.questions) } };
    return read.format === 'aiken' ? fuller(strict, asLines(source, labels)) : strict;
  }
  if (isTable(source)) return built(source, labels, (builder) => readTable(source, builder));
  return read ?? glossary(source, labels) ?? asLines(source, labels);
}

const asLines = (source: ImportSource, labels: ImportLabels) =>
  built(source, labels, (builder) => readLines(source.text, labels, builder));

/**
 * Picks the reading that loses less, or the first if they're equally good. One Aiken block among others
 * doesn't make the whole text Aiken.
 */
function fuller(first: ImportResult, second: ImportResult): ImportResult {
  const answered = ({ quiz }: ImportResult) => quiz.questions.filter(hasAnswers).length;
  const left = ({ problems }: ImportResult) =>
    problems.filter(({ severity }) => severity === 'skipped').length;
  const more = answered(second) - answered(first);
  return more > 0 || (more === 0 && left(second) < left(first)) ? second : first;
}

function built(
  source: ImportSource,
  { untitled }: ImportLabels,
  read: (builder: QuizBuilder) => void,
): ImportResult {
  const builder = new QuizBuilder('', untitled);
  read(builder);
  const { quiz, problems } = builder.finish();
  return { format: null, quiz, problems: [...source.problems, ...problems] };
}

/** Words and their meanings, one pair per line. */
function glossary(source: ImportSource, labels: ImportLabels) {
  const lines = source.text.split('\n').filter((line) => line.trim() !== '');
  const term = PARTING.find((sign) => lines.every((line) => isPair(line, sign)));
  if (term === undefined || lines.length < 2) return null;
  return readSource(source, { format: 'quizlet', quizlet: { term, card: '\n' }, labels });
}

function isPair(line: string, sign: string): boolean {
  const [word = '', meaning = '', ...more] = line.split(sign);
  // Sentences and lists have such separators, too.
  return (
    more.length === 0 &&
    /^[^\s*•(?¿-]/.test(word) &&
    !/[?.!]$|^\w{0,2}[.)]\s/.test(word) &&
    !/^(?:answer|respuesta|[qapr])$/i.test(word) &&
    meaning.trim() !== ''
  );
}

/** Removes the numbers if all questions begin with one. */
function unnumbered(questions: readonly AuthoredQuestion[]): readonly AuthoredQuestion[] {
  if (!questions.every(({ text }) => NUMBERED.test(text))) return questions;
  return questions.map((question) => ({ ...question, text: question.text.replace(NUMBERED, '') }));
}
