// Button that starts a preview of a quiz, as a student would play it.

import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { WayId } from '#core/features/ways.ts';
import { WAY_LOOKS } from '#src/host/options/wayLooks.ts';
import type { QuizCardData } from '#src/host/quizzes/quizzes.ts';
import { useHost } from '#src/host/session/useHost.ts';
import type { RequestFor } from '#src/platform/requests/wire.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import { useAttempt } from '#src/ui/useAttempt.ts';
import { useFailureToast } from '#src/ui/useFailureToast.ts';

interface PreviewButtonProps {
  readonly quiz: Pick<QuizCardData, 'id' | 'title'>;
  readonly label: string;
  /** The way that is previewed. */
  readonly way?: WayId;
  /** Type and options of the game; absent for a practice game. */
  readonly game?: Pick<RequestFor<'previewQuiz'>, 'gameType' | 'gameOptions'>;
}

export function PreviewButton({ quiz, label, way = 'normal', game }: PreviewButtonProps): ReactNode {
  const { t } = useTranslation('host');
  const services = useServices();
  const host = useHost();
  const [, navigate] = useLocation();
  const { busy, attempt } = useAttempt();
  const tellFailure = useFailureToast();
  const begin = async () => {
    const player = { name: t('host:preview.player') };
    // Kept out of the host's pages, which have no other use for it.
    const { storeSoloSeat } = await import('#src/game/solo/soloSeat.ts');
    const begun = await host.call('previewQuiz', { quizId: quiz.id, player, ...game });
    const previewWay = t('host:preview.way', { name: t(WAY_LOOKS[way].name), line: t(`host:way.${way}`) });
    const seat = { title: quiz.title, type: begun.view.room.type, previewOf: quiz.id, previewWay };
    navigate(`/join${await storeSoloSeat(services, begun, seat)}`);
  };
  return (
    <QuietButton big disabled={busy} onClick={() => void attempt(begin, tellFailure)}>
      <Eye size={20} />
      {label}
    </QuietButton>
  );
}
