// A question becomes one of another kind, and of yet another: kinds on the way that hold less take nothing from those behind them.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { AuthoredAnswers } from '#core/questions/authoringTypes.ts';
import { authoringOf, convertQuestion } from '#core/questions/authoring.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { same } from '#core/collections/same.ts';

const partedOf = (question: AuthoredQuestion) => authoringOf(question.type).parted(question);

/**
 * Changes the kind of one question, and remembers its answers as they were last written: as long as nobody has changed them since,
 * each further kind is made of those.
 */
export function kindChanger(): (question: AuthoredQuestion, kind: QuestionType) => AuthoredQuestion {
  let written: { readonly type: QuestionType; readonly answers: AuthoredAnswers } | null = null;
  let made: AuthoredQuestion | null = null;
  return (question, kind) => {
    const { base, answers } = partedOf(question);
    if (!written || made?.type !== question.type || !same(partedOf(made).answers, answers))
      written = { type: question.type, answers };
    made = convertQuestion(authoringOf(written.type).made(base, written.answers), kind);
    return made;
  };
}
