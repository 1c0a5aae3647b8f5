import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { storeSoloSeat } from '#src/game/solo/soloSeat.ts';
import type { QuizCardData } from '#src/host/quizzes/quizzes.ts';
import { useHost } from '#src/host/session/useHost.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import { useAttempt } from '#src/ui/useAttempt.ts';
import { useFailureToast } from '#src/ui/useFailureToast.ts';

export interface PreviewButtonProps {
  readonly card: QuizCardData;
  readonly label: string;
}

/** Plays a quiz as a student would, without a game. */
export function PreviewButton({ card, label }: PreviewButtonProps): ReactNode {
  const { t } = useTranslation('host');
  const services = useServices();
  const host = useHost();
  const [, navigate] = useLocation();
  const { busy, attempt } = useAttempt();
  const tellFailure = useFailureToast();
  const begin = async () => {
    const player = { name: t('host:preview.player') };
    const begun = await host.call('previewQuiz', { quizId: card.id, player });
    const game = { title: card.title, type: begun.view.room.type, previewOf: card.id };
    navigate(`/join${await storeSoloSeat(services, begun, game)}`);
  };
  return (
    <QuietButton big disabled={busy} onClick={() => void attempt(begin, tellFailure)}>
      <Eye size={20} />
      {label}
    </QuietButton>
  );
}
