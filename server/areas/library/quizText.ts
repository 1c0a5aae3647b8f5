// A quiz as the store keeps it: JSON with a question a line, so that questions can be taken out of it, and told their ids, without
// reading it: what is kept may be millions of characters long, and is read between the moves of games.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { plainQuestion } from '#core/questions/texts.ts';
import { finishedHead } from '#protocol/draftQuiz.ts';

type Head = Omit<AuthoredQuiz, 'questions'>;

/** What stands before the first question, behind the last one, and before each other one. */
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

/** A draft's question as its line has it: the id first. */
export const idFirst = ({ id, ...question }: DraftQuestion): object => ({ id, ...question });

/** A line of a quiz, or of a draft of one, as the JSON of a question without an id. */
export const questionOfLine = (line: string): string => withoutComma(line).replace(/^\{"id":"[^"]*",/, '{');

/** What is finished of a draft. `unfinished`: places of questions. */
export function finishedText(draft: string, unfinished: readonly number[]): string {
  const { head, questions } = parted(draft);
  const left = new Set(unfinished);
  return joined(finishedHead(head), questions.filter((_, place) => !left.has(place)).map(questionOfLine));
}

/** The draft that a quiz is which was saved as a whole: its questions have ids by their places. */
export function draftText(quiz: string): string {
  let place = 0;
  const begun = (start: string) => `${start}"id":"q${String(place++).padStart(7, '0')}",`;
  return quiz.replaceAll(/\n,?\{/g, begun);
}

/** Characters of a question that are searched. */
const SEARCHED = 500;

/** All that is said in a question, as it is read. */
export function wordsOf(question: AuthoredQuestion): string {
  return saidIn(plainQuestion(question)).join(' ').slice(0, SEARCHED);
}

/** Fields of what an author writes that hold no words. */
const WORDLESS = new Set(['id', 'type', 'url', 'group']);

function saidIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (WORDLESS.has(field) ? [] : saidIn(inner)));
}
