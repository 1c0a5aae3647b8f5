// A question becomes one of another kind, and of yet another: kinds on the way that hold less take nothing from those behind them.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { Exchange } from '#core/questions/authoringTypes.ts';
import { authoringOf, convertQuestion } from '#core/questions/authoring.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { same } from '#core/collections/same.ts';

const givenBy = (question: AuthoredQuestion) => authoringOf(question.type).give(question);

/**
 * Changes the kind of one question, and remembers its answers as they were last written: as long as nobody has changed them since,
 * each further kind is made of those.
 */
export function kindChanger(): (question: AuthoredQuestion, kind: QuestionType) => AuthoredQuestion {
  let written: { readonly type: QuestionType; readonly exchange: Exchange } | null = null;
  let made: AuthoredQuestion | null = null;
  return (question, kind) => {
    const { base, exchange } = givenBy(question);
    if (!written || made?.type !== question.type || !same(givenBy(made).exchange, exchange))
      written = { type: question.type, exchange };
    made = convertQuestion(authoringOf(written.type).take(base, written.exchange), kind);
    return made;
  };
}
