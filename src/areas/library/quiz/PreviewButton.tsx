// The way from a quiz to what students see of it: a game alone that nobody finds again.

import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { useHost } from '#src/host/session/useHost.ts';
import { keepBegun } from '#src/game/solo/begun.ts';
import { failureType } from '#src/platform/requests/requestError.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { failureText } from '#src/ui/Failure.tsx';
import { QuietButton } from '#src/ui/Button.tsx';

export function PreviewButton({ card }: Pick<AnswerFor<'getQuiz'>, 'card'>): ReactNode {
  const { t } = useTranslation(['library', 'errors']);
  const services = useServices();
  const host = useHost();
  const [, navigate] = useLocation();
  const [beginning, setBeginning] = useState(false);
  const begin = async () => {
    setBeginning(true);
    try {
      const begun = await host.call('previewQuiz', {
        quizId: card.id,
        player: { name: t('library:preview.player') },
      });
      const game = { title: card.title, type: begun.view.room.type, previewOf: card.id };
      navigate(`/join${await keepBegun(services, begun, game)}`);
    } catch (error) {
      services.notices.toast('error', failureText(t, failureType(error)));
      setBeginning(false);
    }
  };
  return (
    <QuietButton big disabled={beginning} onClick={() => void begin()}>
      <Eye size={20} aria-hidden="true" />
      {t('library:preview.begin')}
    </QuietButton>
  );
}
