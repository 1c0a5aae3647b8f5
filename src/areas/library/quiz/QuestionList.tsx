// The questions of a quiz as their author wrote them.

import type { ReactNode } from 'react';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { AuthoredItem } from '#src/areas/library/quiz/AuthoredItem.tsx';
import { PagedQuestions } from '#src/areas/library/quiz/PagedQuestions.tsx';

export function QuestionList({ questions }: { readonly questions: readonly AuthoredQuestion[] }): ReactNode {
  return (
    <PagedQuestions
      items={questions}
      render={(question, index, answers) => (
        <AuthoredItem key={index} question={question} index={index} answers={answers} />
      )}
    />
  );
}
