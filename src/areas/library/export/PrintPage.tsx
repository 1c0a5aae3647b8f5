// Printing a quiz without a game: the sheets of a paper game, in the quiz's own order.

import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { playedBase } from '#core/questions/playedBase.ts';
import { usePageTitle } from '#src/ui/Page.tsx';
import type { PageProps } from '#src/platform/route.ts';
import { QueryState } from '#src/host/shell/QueryState.tsx';
import { useQuiz } from '#src/host/quizzes/quizzes.ts';
import { PrintSheets } from '#src/features/paper/print/PrintSheets.tsx';
import type { SheetProps } from '#src/features/paper/print/QuestionSheet.tsx';
import { HostPage } from '#src/host/shell/HostPage.tsx';
import { authoringOf, flattenQuestions } from '#core/questions/authoring.ts';

export function PrintPage({ params }: PageProps): ReactNode {
  const { t } = useTranslation('export');
  const quizId = params['quizId'] ?? '';
  return (
    <HostPage title={t('export:print')} back={`/host/quiz/${quizId}`}>
      <Loaded quizId={quizId} />
    </HostPage>
  );
}

function Loaded({ quizId }: { readonly quizId: string }): ReactNode {
  const query = useQuiz(quizId);
  return <QueryState query={query}>{({ quiz }) => <Sheets quiz={quiz} />}</QueryState>;
}

function Sheets({ quiz }: { readonly quiz: AuthoredQuiz }): ReactNode {
  usePageTitle(quiz.title);
  const questions = useMemo(() => asked(quiz), [quiz]);
  return (
    <main className="host-main">
      <h1 className="host-title">{quiz.title}</h1>
      <PrintSheets title={quiz.title} questions={questions} />
    </main>
  );
}

const asked = ({ questions }: AuthoredQuiz): SheetProps['questions'] =>
  flattenQuestions(questions).map((question, index) => ({
    index,
    ...authoringOf(question.type).preview(question, playedBase(question, `question-${index}`)),
  }));
