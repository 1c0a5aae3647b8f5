// Text format of stored quizzes: JSON with one question per line, so that questions can be extracted and
// given ids without parsing. A text may be millions of characters long, and is handled on the games' thread.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { plainQuestion } from '#core/questions/texts.ts';
import { finishedHead } from '#protocol/draftQuiz.ts';

type Head = Omit<AuthoredQuiz, 'questions'>;

/** Text before the first question, after the last one, and between questions. */
const [OPEN, CLOSE, BETWEEN] = ['"questions":[', ']}', ','];

function joined(head: Head, questions: readonly string[]): string {
  return `${JSON.stringify(head).slice(0, -1)},${OPEN}\n${questions.join(`\n${BETWEEN}`)}\n${CLOSE}`;
}

function parted(text: string): { readonly head: Head; readonly questions: readonly string[] } {
  const lines = text.split('\n');
  const { questions: _, ...head } = JSON.parse(`${lines[0]}${CLOSE}`) as AuthoredQuiz;
  return { head, questions: lines.slice(1, -1).filter(Boolean).map(withoutComma) };
}

const withoutComma = (line: string) => (line.startsWith(BETWEEN) ? line.slice(BETWEEN.length) : line);

export function textOf({ questions, ...head }: Head & { readonly questions: readonly object[] }): string {
  return joined(
    head,
    questions.map((question) => JSON.stringify(question)),
  );
}

/** Returns a draft's question as its line has it, the id first. */
export const idFirst = ({ id, ...question }: DraftQuestion): object => ({ id, ...question });

/** Returns the JSON of a question without its id, from a line of a quiz or of a draft. */
export const questionOfLine = (line: string): string => withoutComma(line).replace(/^\{"id":"[^"]*",/, '{');

const idOfLine = (line: string): string => /^\{"id":"([^"]*)"/.exec(line)?.[1] ?? '';

/** Returns the finished part of a draft. `unfinished` holds indexes of questions. */
export function finishedText(draft: string, unfinished: readonly number[]): string {
  return finishedPart(draft, unfinished).text;
}

/** Returns the finished part of a draft, and the ids of its questions. */
export function finishedPart(
  draft: string,
  unfinished: readonly number[],
): { readonly text: string; readonly ids: readonly string[] } {
  const { head, questions } = parted(draft);
  const left = new Set(unfinished);
  const finished = questions.filter((_, place) => !left.has(place));
  return { text: joined(finishedHead(head), finished.map(questionOfLine)), ids: finished.map(idOfLine) };
}

/** Returns the draft of a quiz that was saved as a whole, with question ids by position. */
export function draftText(quiz: string): string {
  let place = 0;
  const begun = (start: string) => `${start}"id":"q${String(place++).padStart(7, '0')}",`;
  return quiz.replaceAll(/\n,?\{/g, begun);
}

/** Characters of a question that are searched. */
const SEARCHED = 500;

/** Returns all words in a question, as people read them. */
export function searchableText(question: AuthoredQuestion): string {
  return textIn(plainQuestion(question)).join(' ').slice(0, SEARCHED);
}

/** Fields of an author's content that hold no words. */
const WORDLESS = new Set(['id', 'type', 'url', 'group']);

function textIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (WORDLESS.has(field) ? [] : textIn(inner)));
}
