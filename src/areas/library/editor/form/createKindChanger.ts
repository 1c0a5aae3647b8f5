// Changes of a question's kind that lose nothing on the way: intermediate kinds that hold less don't cut the
// answers.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { Exchange } from '#core/questions/authoringTypes.ts';
import { authoringOf, convertQuestion } from '#core/questions/authoring.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { deepEqual } from '#core/collections/deepEqual.ts';

const givenBy = (question: AuthoredQuestion) => authoringOf(question.type).toExchange(question);

/** Returns the question with one more choice, which is empty. */
export function withBlankChoice(question: AuthoredQuestion): AuthoredQuestion {
  const { base, exchange } = givenBy(question);
  const choices = [...(exchange.choices ?? []), { text: '' }];
  return authoringOf(question.type).fromExchange(base, { ...exchange, choices });
}

/**
 * Returns a function that changes a question's kind. It remembers the answers as last edited, and derives
 * each further kind from those until they're edited again.
 */
export function createKindChanger(): (question: AuthoredQuestion, kind: QuestionType) => AuthoredQuestion {
  let written: { readonly type: QuestionType; readonly exchange: Exchange } | null = null;
  let made: AuthoredQuestion | null = null;
  return (question, kind) => {
    const { base, exchange } = givenBy(question);
    if (!written || made?.type !== question.type || !deepEqual(givenBy(made).exchange, exchange))
      written = { type: question.type, exchange };
    made = convertQuestion(authoringOf(written.type).fromExchange(base, written.exchange), kind);
    return made;
  };
}
