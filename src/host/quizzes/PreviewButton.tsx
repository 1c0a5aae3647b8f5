// Button that starts a preview of a quiz, as a student would play it.

import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { QuizCardData } from '#src/host/quizzes/quizzes.ts';
import { useHost } from '#src/host/session/useHost.ts';
import type { RequestFor } from '#src/platform/requests/wire.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import { useAttempt } from '#src/ui/useAttempt.ts';
import { useFailureToast } from '#src/ui/useFailureToast.ts';

interface PreviewButtonProps {
  readonly quiz: Pick<QuizCardData, 'id' | 'title'>;
  /** Type and options of the game; absent for a practice game. */
  readonly game?: Pick<RequestFor<'previewQuiz'>, 'gameType' | 'gameOptions'>;
  /** Looks like a link, where there is little room. */
  readonly isLink?: boolean;
}

export function PreviewButton({ quiz, game, isLink = false }: PreviewButtonProps): ReactNode {
  const { t } = useTranslation('library');
  const services = useServices();
  const host = useHost();
  const [, navigate] = useLocation();
  const { busy, attempt } = useAttempt();
  const tellFailure = useFailureToast();
  const begin = async () => {
    const player = { name: t('library:preview.player') };
    // Kept out of the host's pages, which have no other use for it.
    const { storeSoloSeat } = await import('#src/game/solo/soloSeat.ts');
    const begun = await host.call('previewQuiz', { quizId: quiz.id, player, ...game });
    const seat = { title: quiz.title, type: begun.view.room.type, previewOf: quiz.id };
    navigate(`/join${await storeSoloSeat(services, begun, seat)}`);
  };
  const start = () => void attempt(begin, tellFailure);
  const words = t('library:preview.begin');
  if (isLink)
    return (
      <button type="button" className="link-button" disabled={busy} onClick={start}>
        {words}
      </button>
    );
  return (
    <QuietButton big disabled={busy} onClick={start}>
      <Eye size={20} />
      {words}
    </QuietButton>
  );
}
