// Landing page of a practice link: the quiz, the player, how to play, and the way into a solo game.

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { usePageTitle } from '#src/ui/Page.tsx';
import type { PageProps } from '#src/platform/route.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { ResumeCard } from '#src/game/joining/ResumeCard.tsx';
import { preloadEntrance } from '#src/game/joining/preload.ts';
import type { QuizInfo } from '#src/game/solo/start.ts';
import { SoloForm } from '#src/pages/solo/SoloForm.tsx';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';
import { failureText } from '#src/ui/Failure.tsx';
import { MessageCard } from '#src/ui/MessageCard.tsx';
import { Header } from '#src/ui/Header.tsx';
import { Button } from '#src/ui/Button.tsx';
import '#src/pages/solo/solo.css';

/** The link is switched off or incomplete, or its quiz was deleted: the page doesn't tell which. */
const MISSING: readonly FailureType[] = ['quiz.NOT_FOUND', 'request.VALIDATION_ERROR'];

export function SoloPage({ params }: PageProps): ReactNode {
  const { t } = useTranslation(['join', 'errors']);
  const services = useServices();
  const quizId = params['quizId'] ?? '';
  const [info, setInfo] = useState<QuizInfo | null>(null);
  const [problem, setProblem] = useState<FailureType | null>(null);
  const [tries, setTries] = useState(0);
  const missing = problem !== null && MISSING.includes(problem);
  usePageTitle(info && !missing ? info.title : t(missing ? 'join:solo.missing.title' : 'join:solo.title'));

  useEffect(() => {
    let here = true;
    services.caller.call('getQuizInfo', { quizId }).then(
      (found) => here && setInfo(found),
      (error: unknown) => here && setProblem(failureType(error)),
    );
    return () => {
      here = false;
    };
  }, [services, quizId, tries]);
  useEffect(preloadEntrance, []);
  const retry = () => {
    setProblem(null);
    setTries(tries + 1);
  };
  return (
    <div className="scenery">
      <Header />
      <main className="page page--narrow solo stack">
        <ResumeCard quizId={quizId} />
        {missing ? (
          <Missing />
        ) : info ? (
          <SoloForm info={info} onMissing={() => setProblem('quiz.NOT_FOUND')} />
        ) : (
          <div className="card stack" aria-busy={problem === null}>
            <h1 className="title">{t('join:solo.title')}</h1>
            <div role="alert">{problem !== null && <p className="failure">{failureText(t, problem)}</p>}</div>
            {problem === null ? (
              <p className="muted">{t('join:solo.looking')}</p>
            ) : (
              <Button onClick={retry}>{t('join:solo.retry')}</Button>
            )}
          </div>
        )}
      </main>
    </div>
  );
}

function Missing(): ReactNode {
  const { t } = useTranslation('join');
  return (
    <MessageCard role="alert">
      <h1 className="title">{t('join:solo.missing.title')}</h1>
      <p>{t('join:solo.missing.body')}</p>
      <Link className="button" href="/">
        {t('join:solo.missing.home')}
      </Link>
    </MessageCard>
  );
}
