// Text format of stored quizzes: JSON with one question per line, so that questions can be extracted and
// given ids without parsing. A text may be millions of characters long, and is handled on the games' thread: in
// pieces, between which the games have their turns.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { plainQuestion } from '#core/questions/texts.ts';
import { finishedHead } from '#protocol/draftQuiz.ts';

type Head = Omit<AuthoredQuiz, 'questions'>;

/** Text before the first question, after the last one, and between questions. */
const [OPEN, CLOSE, BETWEEN] = ['"questions":[', ']}', ','];

/** Yields the text of a quiz, question by question. */
function* joined<Question>(
  head: Head,
  questions: Iterable<Question>,
  written: (question: Question) => string,
): Generator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},${OPEN}\n`;
  let separator = '';
  for (const question of questions) {
    yield separator + written(question);
    separator = `\n${BETWEEN}`;
  }
  yield `\n${CLOSE}`;
}

function headOf(text: string): Head {
  const { questions: _, ...head } = JSON.parse(
    `${text.slice(0, text.indexOf('\n'))}${CLOSE}`,
  ) as AuthoredQuiz;
  return head;
}

/** Yields the lines of the questions. */
function* linesIn(text: string): Generator<string> {
  let from = text.indexOf('\n') + 1;
  for (let to = text.indexOf('\n', from); to >= 0; to = text.indexOf('\n', from)) {
    if (to > from) yield withoutComma(text.slice(from, to));
    from = to + 1;
  }
}

const withoutComma = (line: string) => (line.startsWith(BETWEEN) ? line.slice(BETWEEN.length) : line);

export function textOf({ questions, ...head }: Head & { readonly questions: readonly object[] }): string {
  return [...joined(head, questions, (question) => JSON.stringify(question))].join('');
}

/** Returns a draft's question as its line has it, the id first. */
export const idFirst = ({ id, ...question }: DraftQuestion): object => ({ id, ...question });

/** Returns the JSON of a question without its id, from a line of a quiz or of a draft. */
export const questionOfLine = (line: string): string => withoutComma(line).replace(/^\{"id":"[^"]*",/, '{');

const idOfLine = (line: string): string => /^\{"id":"([^"]*)"/.exec(line)?.[1] ?? '';

/** Yields the text of a draft's finished part in pieces. `unfinished` holds indexes of questions. */
export const finishedPieces = (draft: string, unfinished: readonly number[]): Iterable<string> =>
  joined(finishedHead(headOf(draft)), finishedLines(draft, unfinished), questionOfLine);

function* finishedLines(draft: string, unfinished: readonly number[]): Generator<string> {
  const left = new Set(unfinished);
  let place = 0;
  for (const line of linesIn(draft)) {
    if (!left.has(place)) yield line;
    place += 1;
  }
}

/** Returns the finished part of a draft, and the ids of its questions. */
export function finishedPart(
  draft: string,
  unfinished: readonly number[],
): { readonly text: string; readonly ids: readonly string[] } {
  const ids = [...finishedLines(draft, unfinished)].map(idOfLine);
  return { text: [...finishedPieces(draft, unfinished)].join(''), ids };
}

/** Yields the draft of a quiz that was saved as a whole in pieces, with question ids by position. */
export function draftPieces(quiz: string): Iterable<string> {
  let place = 0;
  return joined(
    headOf(quiz),
    linesIn(quiz),
    (line) => `{"id":"q${String(place++).padStart(7, '0')}",${line.slice(1)}`,
  );
}

/** Characters of a question that are searched. */
const SEARCHED = 500;

/** Returns all words in a question, as people read them. */
export function searchableText(question: AuthoredQuestion): string {
  return textIn(plainQuestion(question)).join(' ').slice(0, SEARCHED);
}

/** Fields of an author's content that hold no words. */
const WORDLESS = new Set(['id', 'type', 'url', 'group', 'display']);

function textIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (WORDLESS.has(field) ? [] : textIn(inner)));
}
