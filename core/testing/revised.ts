// Questions as their author may change them while a game plays them.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { StepContext } from '#core/authority/sample.ts';

/** The questions that the game was created with. */
export function authoredIn({
  log: [created],
}: Pick<StepContext['game'], 'log'>): readonly AuthoredQuestion[] {
  return created?.type === 'roomCreated' ? created.questions : [];
}

/** The question with other words, and, depending on `what`, another key, other options, hints or time. */
export function revised(question: AuthoredQuestion, what: number): AuthoredQuestion {
  const changed = what % 2 === 0 ? withOtherKey(question) : question;
  return {
    ...changed,
    ...(what % 3 !== 0 && { text: `${question.text} (${what})` }),
    ...(what % 5 === 0 && {
      hints: ['Look again.'],
      explanation: 'As it is now.',
      timeSeconds: 45,
      marks: 2,
    }),
  };
}

/** The question with another of its options as the correct one, or a further accepted text. */
function withOtherKey(question: AuthoredQuestion): AuthoredQuestion {
  if (question.type === 'BLANK') return { ...question, accepted: [...question.accepted, 'Lutetia'] };
  if (question.type !== 'MCQ' && question.type !== 'MSQ') return question;
  const { options } = question;
  const rights = options.map(({ correct }) => correct === true);
  return {
    ...question,
    options: options.map(({ correct: _correct, ...option }, place) => ({
      ...option,
      ...(rights.at(place - 1) && { correct: true }),
    })),
  };
}
