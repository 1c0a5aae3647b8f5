// Import of pasted text: in one of the import formats, as a table, or as text written by hand.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { hasAnswers } from '#core/questions/authoring.ts';
import { seemsMarkdown } from '#core/questions/asMarkdown.ts';
import { tablesIn } from '#importers/pasted/mixedText.ts';
import { type Columns, columnsDoubt, columnsIn, readPairs } from '#importers/pasted/pastedColumns.ts';
import { readLines } from '#importers/pasted/pastedLines.ts';
import { isTable, readTable, withPipes } from '#importers/pasted/pastedTable.ts';
import { tidyText } from '#importers/pasted/tidyText.ts';
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
  /** Some may be unfinished, which `problems` tell. */
  readonly questions: readonly AuthoredQuestion[];
  /** True if markup in them, such as formulas, was recognized. */
  readonly formatted: boolean;
  /** Everything that couldn't be imported as is. */
  readonly problems: readonly ImportProblem[];
}

/** Aiken's own way of naming the answer, without numbers before questions. */
const STRICT_AIKEN = /^ANSWER:/m;
const NUMBERED_LINE = /^\s*\d{1,3}[.)]\s/m;

/** `labels` are texts that importers add themselves, in the author's language. */
export function questionsFromText(pasted: string, labels: ImportLabels = DEFAULT_LABELS): PastedQuestions {
  // Blank text yields no questions and no problems.
  if (pasted.trim() === '') return { questions: [], problems: [], formatted: false };
  const { text, controlCharacters } = cleanCharacters(pasted);
  const source = textSource({ text, controlCharacters, guessedLines: 0, firstGuessed: 0 }, '');
  const { quiz, problems } = readAny(source, { labels });
  const questions = quiz.questions.map(asMeant);
  return { questions, problems, formatted: questions.some(({ format }) => format === 'markdown') };
}

/** The question as Markdown, if it has any markup. */
const asMeant = (question: AuthoredQuestion): AuthoredQuestion =>
  seemsMarkdown(question) ? { ...question, format: 'markdown' } : question;

/** Reads a source in its format, or else the way people write questions down. */
export function readAny(
  source: ImportSource,
  options: ImportOptions,
  progress: (fraction: number) => void = () => undefined,
): ImportResult {
  const known = readSource(source, options, progress);
  if (known && (options.format || isKnown(known, source))) return known;
  return readWritten(source, known, options.labels ?? DEFAULT_LABELS);
}

/**
 * Aiken and Quizlet are ways in which people write, too. Pasted text, which has no name, may only look like
 * another format, or have a table of another product among other text.
 */
function isKnown({ format, quiz }: ImportResult, source: ImportSource): boolean {
  if (format === 'aiken' || format === 'quizlet') return false;
  return source.fileName !== '' || (quiz.questions.length > 0 && !tablesIn(tidyText(source.text)).isMixed);
}

/** `known` is what Aiken or Quizlet makes of it. */
function readWritten(source: ImportSource, known: ImportResult | null, labels: ImportLabels): ImportResult {
  const tidy = withPipes(source.isWorkbook ? source : tidied(source));
  const { tables, rest, isMixed } = tablesIn(tidy.text);
  const columns = isMixed ? null : columnsIn(tidy);
  if (columns) return withColumns(tidy, known, columns, labels);
  if (!isMixed && isTable(tidy)) return built(tidy, labels, (builder) => readTable(tidy, labels, builder));
  const lines = built(tidy, labels, (builder) =>
    readLines(
      isMixed ? rest : tidy.text,
      isMixed ? tables.map((table) => table(labels, builder)) : [],
      labels,
      builder,
    ),
  );
  const isAiken =
    known?.format === 'aiken' && STRICT_AIKEN.test(source.sample) && !NUMBERED_LINE.test(source.sample);
  return isAiken ? fuller(known, lines) : lines;
}

/** Quizlet knows words with the same meaning, but always asks for the first column. */
function withColumns(
  source: ImportSource,
  known: ImportResult | null,
  columns: Columns,
  labels: ImportLabels,
): ImportResult {
  if (known?.format !== 'quizlet' || columns.headed || columns.asks === 0)
    return built(source, labels, (builder) => readPairs(columns, 0, labels, builder));
  const questions = known.quiz.questions.map((_, index) => index);
  const doubts = columns.sure || questions.length === 0 ? [] : [columnsDoubt(columns, questions)];
  return { ...known, problems: [...known.problems, ...doubts] };
}

/** The same source without what programs put around questions. */
function tidied(source: ImportSource): ImportSource {
  const text = tidyText(source.text);
  const again = textSource({ text, controlCharacters: 0, guessedLines: 0, firstGuessed: 0 }, source.fileName);
  return { ...again, problems: source.problems };
}

/**
 * Picks the reading that loses less, or the first if they're equally good. One Aiken block among others
 * doesn't make the whole text Aiken.
 */
function fuller(first: ImportResult, second: ImportResult): ImportResult {
  const answered = ({ quiz }: ImportResult) => quiz.questions.filter(hasAnswers).length;
  const left = ({ problems }: ImportResult) =>
    problems.filter(({ severity }) => severity !== 'changed').length;
  const more = answered(second) - answered(first);
  return more > 0 || (more === 0 && left(second) < left(first)) ? second : first;
}

function built(
  source: ImportSource,
  { untitled }: ImportLabels,
  read: (builder: QuizBuilder) => void,
): ImportResult {
  const builder = new QuizBuilder(source.fileName, untitled);
  read(builder);
  const { quiz, problems } = builder.finish();
  const questions = quiz.questions.map(asMeant);
  return { format: null, quiz: { ...quiz, questions }, problems: [...source.problems, ...problems] };
}
