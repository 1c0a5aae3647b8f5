// A row of numbered answers whose right ones are named by number, as Kahoot, Blooket and Wayground write it.

import { type MarkedText, wordsOf } from '#importers/markup/MarkedText.ts';
import { type ImportReason, type Place, shortItem } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';

export interface NumberedAnswers {
  readonly text: string | MarkedText;
  /** In the order of their numbers; '' for a number that has no answer. */
  readonly answers: readonly (string | MarkedText)[];
  /** Numbers of the right ones as written, `1,3` or `2`. */
  readonly correct: string;
  /** Made an MSQ even with one right answer. */
  readonly several?: boolean;
  readonly timeSeconds: number | string | undefined;
  readonly rest?: Readonly<Record<string, unknown>>;
}

/** Adds the question, or names why it can't be taken. */
export function addNumberedAnswers(question: NumberedAnswers, place: Place, builder: QuizBuilder): void {
  const { text, answers, timeSeconds } = question;
  const written = writtenNumbers(question.correct);
  const right = new Set(written.filter((each) => hasAnswer(answers, each)).map(Number));
  if (right.size === 0) {
    builder.skip(place, wordsOf(text), refusal(question));
    return;
  }
  const missing = written.filter((each) => !hasAnswer(answers, each));
  const changes: ImportReason[] =
    missing.length === 0
      ? []
      : [{ code: 'correctAnswerMissing', values: { value: shortItem(missing.join(', ')) } }];
  const options = answers.flatMap((answer, index) =>
    answer === '' ? [] : [{ text: answer, ...(right.has(index + 1) && { correct: true }) }],
  );
  builder.add(
    place,
    {
      type: question.several === true || written.length > 1 ? 'MSQ' : 'MCQ',
      text,
      options,
      ...(timeSeconds !== undefined && { timeSeconds }),
      ...question.rest,
    },
    changes,
  );
}

/** A spreadsheet of a language with decimal commas keeps "1,3" as the number 1.3. */
function writtenNumbers(correct: string): string[] {
  const pieces = correct.replace(/\.0+$/, '').split(/[\s,.;/&+]+/);
  return [...new Set(pieces.filter((piece) => piece !== ''))];
}

function hasAnswer(answers: NumberedAnswers['answers'], number: string): boolean {
  return /^\d+$/.test(number) && (answers[Number(number) - 1] ?? '') !== '';
}

function refusal({ text, correct }: NumberedAnswers): ImportReason {
  if (text === '') return { code: 'questionEmpty', values: {} };
  if (correct === '') return { code: 'noCorrectAnswer', values: {} };
  return { code: 'badCorrectAnswer', values: { value: shortItem(correct) } };
}
