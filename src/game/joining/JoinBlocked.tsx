// Notice for a device that can't join a room: why, since when, and where to go (specification 1, section 8).

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { JoinBlock } from '#src/game/joining/joinBlock.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { dateTimeText } from '#src/ui/dateTimeText.ts';
import { MessageCard } from '#src/ui/MessageCard.tsx';
import { Button } from '#src/ui/Button.tsx';

function useWords({ kind, since }: JoinBlock): { readonly title: string; readonly body: string } {
  const { t, i18n } = useTranslation('join');
  const body = t(`join:barred.${kind}.body`);
  if (since === null) return { title: t(`join:barred.${kind}.title`), body };
  const when = dateTimeText(i18n.language, since);
  return { title: t(`join:barred.${kind}.title`), body: `${t('join:barred.since', { when })} ${body}` };
}

/** Shown instead of the page. */
export function JoinBlockCard({ bar }: { readonly bar: JoinBlock }): ReactNode {
  const { t } = useTranslation('join');
  const { title, body } = useWords(bar);
  return (
    <MessageCard role="alert">
      <h1 className="title">{title}</h1>
      <p>{body}</p>
      <Link className="button" href="/">
        {t('join:name.otherCode')}
      </Link>
    </MessageCard>
  );
}

interface BarredDialogProps {
  readonly bar: JoinBlock;
  readonly onClose: () => void;
}

/** Shown over the page with the code field. */
export function JoinBlockDialog({ bar, onClose }: BarredDialogProps): ReactNode {
  const { t } = useTranslation('join');
  const { title, body } = useWords(bar);
  return (
    <Dialog
      title={title}
      description={body}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('join:name.otherCode')}</Button>}
    />
  );
}
