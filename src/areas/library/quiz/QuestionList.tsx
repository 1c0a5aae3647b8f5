// The questions of a quiz as their author wrote them.

import type { ReactNode } from 'react';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { AuthoredItem } from '#src/areas/library/quiz/AuthoredItem.tsx';
import { PagedQuestions, type PagedQuestionsProps } from '#src/areas/library/quiz/PagedQuestions.tsx';

export interface QuestionListProps extends Pick<PagedQuestionsProps<AuthoredQuestion>, 'answered'> {
  readonly questions: readonly AuthoredQuestion[];
}

export function QuestionList({ questions, answered = false }: QuestionListProps): ReactNode {
  return (
    <PagedQuestions
      items={questions}
      answered={answered}
      render={(question, index, answers) => (
        <AuthoredItem key={index} question={question} index={index} answers={answers} />
      )}
    />
  );
}
