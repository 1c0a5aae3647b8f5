// Practice link of a quiz: off until the teacher switches it on; then students can play the quiz alone at any
// time.

import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { useShareQuiz } from '#src/host/quizzes/quizzes.ts';
import { practiceLink, useJoinAddress, withoutScheme } from '#src/host/room/joinAddress.ts';
import { QrCode } from '#src/ui/QrCode.tsx';
import { useCopy } from '#src/ui/useCopy.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { Toggle } from '#src/ui/Toggle.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import '#src/areas/library/quiz/practiceCard.css';

export function PracticeCard({ card, shared }: Pick<AnswerFor<'getQuiz'>, 'card' | 'shared'>): ReactNode {
  const { t } = useTranslation('library');
  const share = useShareQuiz(card.id);
  // Shows the pressed state immediately; the response corrects it if needed.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const on = wanted ?? shared;
  const change = async (next: boolean) => {
    setWanted(next);
    await share(next);
    setWanted(null);
  };
  return (
    <section className="practice card">
      <Toggle
        label={t('library:practice.title')}
        hint={t(card.starter ? 'library:practice.hintStarter' : 'library:practice.hint')}
        on={on}
        onChange={(next) => void change(next)}
      />
      {shared && on && <PracticeLink quizId={card.id} />}
    </section>
  );
}

function PracticeLink({ quizId }: { readonly quizId: string }): ReactNode {
  const { t } = useTranslation(['library', 'host']);
  const { notices } = useServices();
  const { address } = useJoinAddress();
  const link = practiceLink(address, quizId);
  const [copied, copy] = useCopy(link, () => notices.toast('error', t('host:join.notCopied', { link })));
  return (
    <div className="practice-link row gap-4 apart">
      <div className="practice-how stack gap-2">
        <p className="practice-address strong breaks">{withoutScheme(link)}</p>
        <p className="muted">{t('library:practice.private')}</p>
        <QuietButton small onClick={copy}>
          {copied ? <Check size={18} /> : <Copy size={18} />}
          <span aria-live="polite">{copied ? t('host:join.copied') : t('host:join.copy')}</span>
        </QuietButton>
      </div>
      <QrCode text={link} label={t('library:practice.qr')} />
    </div>
  );
}
