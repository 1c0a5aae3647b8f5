// Notes for hosting a game again: which game it was, what can't be carried over, and what to do if its quiz
// was deleted.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { droppedOptions, type PlayedGame, useLostOptions } from '#src/host/options/playedGame.ts';
import { useHost } from '#src/host/session/useHost.ts';
import { Failure } from '#src/ui/Failure.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useAttempt } from '#src/ui/useAttempt.ts';

export interface SameAgainProps {
  /** null if that game's options can't be read. */
  readonly game: PlayedGame | null;
  readonly quiz: { readonly questionCount: number };
}

export function HostAgainNote({ game, quiz }: SameAgainProps): ReactNode {
  const { t, i18n } = useTranslation('host');
  const lost = useLostOptions(game, quiz);
  if (!game) return <p className="note">{t('host:sameAgain.lost')}</p>;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(game.playedAt);
  const names = [...droppedOptions(game, quiz), ...lost];
  const list = new Intl.ListFormat(i18n.language).format(names.map((name) => t(`host:option.${name}.label`)));
  return (
    <div className="note">
      <p>
        <strong>{t('host:sameAgain.from', { day })}</strong>
      </p>
      {names.length > 0 && <p>{t('host:sameAgain.notKept', { list })}</p>}
    </div>
  );
}

export interface QuizGoneProps {
  readonly roomHash: string;
  readonly quizId: string;
  readonly onBack: () => Promise<unknown>;
}

/** Shown when the quiz was deleted: a game's results outlive its quiz. */
export function QuizGone({ roomHash, quizId, onBack }: QuizGoneProps): ReactNode {
  const { t } = useTranslation('host');
  const host = useHost();
  const { busy, problem, attempt } = useAttempt();
  const restore = async () => {
    await host.call('restoreQuiz', { quizId });
    await onBack();
  };
  return (
    <main className="host-main host-main--narrow">
      <div className="card stack">
        <h1 className="title">{t('host:sameAgain.quizGone')}</h1>
        <p>{t('host:sameAgain.quizGoneBody')}</p>
        {problem !== null && <Failure type={problem} />}
        <div className="row">
          <Button disabled={busy} onClick={() => void attempt(restore)}>
            {t('host:sameAgain.restore')}
          </Button>
          <Link href={`/host/game/${roomHash}`} className="button button--quiet">
            {t('host:sameAgain.toResults')}
          </Link>
        </div>
      </div>
    </main>
  );
}
