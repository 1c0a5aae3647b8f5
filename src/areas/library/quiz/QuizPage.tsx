// Page of one quiz: its questions, and the links to host and edit it.

import { Copy, Download, Pencil, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import type { PageProps } from '#src/platform/route.ts';
import { Cover } from '#src/areas/library/Cover.tsx';
import { ExportDialog } from '#src/areas/library/export/LazyExportDialog.ts';
import { DialogButton } from '#src/ui/DialogButton.tsx';
import { copyQuiz, editHref } from '#src/areas/library/copyQuizzes.ts';
import { useQuiz } from '#src/host/quizzes/quizzes.ts';
import { WayTag } from '#src/host/options/WayTag.tsx';
import { PracticeCard } from '#src/areas/library/quiz/PracticeCard.tsx';
import { QuestionList } from '#src/areas/library/quiz/AuthoredItem.tsx';
import { PreviewButton } from '#src/host/quizzes/PreviewButton.tsx';
import { QueryState } from '#src/host/shell/QueryState.tsx';
import { UnfinishedNote } from '#src/host/quizzes/UnfinishedNote.tsx';
import { HostPage } from '#src/host/shell/HostPage.tsx';
import { useHost } from '#src/host/session/useHost.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { useFailureToast } from '#src/ui/useFailureToast.ts';
import { usePageTitle } from '#src/ui/Page.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import '#src/areas/library/quiz/quizPage.css';

export function QuizPage({ params }: PageProps): ReactNode {
  const { t } = useTranslation('library');
  return (
    <HostPage title={t('library:quiz.title')} back="/host">
      <Loaded quizId={params['quizId'] ?? ''} />
    </HostPage>
  );
}

function Loaded({ quizId }: { readonly quizId: string }): ReactNode {
  const query = useQuiz(quizId);
  return <QueryState query={query}>{(answer) => <Quiz {...answer} />}</QueryState>;
}

function Quiz({ card, quiz, shared, unfinished }: AnswerFor<'getQuiz'>): ReactNode {
  const { t } = useTranslation(['library', 'host']);
  const title = card.title.trim() === '' ? t('library:quiz.untitled') : card.title;
  const host = useHost();
  const tellFailure = useFailureToast();
  const [, navigate] = useLocation();
  const copy = async () => {
    try {
      navigate(editHref(await copyQuiz({ host, t }, card)));
    } catch (error) {
      tellFailure(error);
    }
  };
  usePageTitle(title);
  const facts = [
    t('host:quiz.questions', { count: card.questionCount }),
    card.subject,
    quiz.grade,
    languageName(card.language),
  ];
  return (
    <main className="host-main">
      <section className="quiz-head card">
        <Cover id={card.id} picture={quiz.cover?.url} alt={quiz.cover?.alt} wide />
        <div className="quiz-head-body row gap-4 apart">
          <div className="quiz-head-text stack gap-1">
            <h1 className="host-title">{title}</h1>
            <p className="muted">{facts.filter(Boolean).join(' · ')}</p>
            {quiz.description !== undefined && <p>{quiz.description}</p>}
            {card.way && <WayTag way={card.way} />}
            <UnfinishedNote count={unfinished} />
          </div>
          <div className="row">
            {!card.starter && (
              <Link href={`/host/quiz/${card.id}/edit`} className="button button--quiet button--big">
                <Pencil size={20} />
                {t('library:quiz.edit')}
              </Link>
            )}
            <QuietButton big onClick={() => void copy()}>
              <Copy size={20} />
              {t('library:quiz.copy')}
            </QuietButton>
            <DialogButton big dialog={(onClose) => <ExportDialog quizId={card.id} onClose={onClose} />}>
              <Download size={20} />
              {t('library:export.begin')}
            </DialogButton>
            <PreviewButton quiz={card} label={t('host:preview.begin')} />
            <Link href={`/host/quiz/${card.id}/start`} className="button button--big">
              <Play size={20} fill="currentColor" />
              {t('library:quiz.host')}
            </Link>
          </div>
        </div>
      </section>
      <PracticeCard card={card} shared={shared} />
      <QuestionList questions={quiz.questions} />
    </main>
  );
}

/** Returns a language's own name for itself; null if the quiz names no language. */
function languageName(language: string | null): string | null {
  if (language === null) return null;
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
