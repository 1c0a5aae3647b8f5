// Nobody gets in here any more, or this device does not: why, since when, and where to go (specification 1, section 8).

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Bar } from '#src/game/entering/bar.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { momentText } from '#src/ui/momentText.ts';
import { Button } from '#src/ui/Button.tsx';

function useWords({ kind, since }: Bar): { readonly title: string; readonly body: string } {
  const { t, i18n } = useTranslation('join');
  const body = t(`join:barred.${kind}.body`);
  if (since === null) return { title: t(`join:barred.${kind}.title`), body };
  const when = momentText(i18n.language, since);
  return { title: t(`join:barred.${kind}.title`), body: `${t('join:barred.since', { when })} ${body}` };
}

/** In place of the page. */
export function BarredCard({ bar }: { readonly bar: Bar }): ReactNode {
  const { t } = useTranslation('join');
  const { title, body } = useWords(bar);
  return (
    <div className="card stack" role="alert">
      <h1 className="title">{title}</h1>
      <p>{body}</p>
      <Link className="button" href="/">
        {t('join:name.otherCode')}
      </Link>
    </div>
  );
}

interface BarredDialogProps {
  readonly bar: Bar;
  readonly onClose: () => void;
}

/** Over the page where a code is typed. */
export function BarredDialog({ bar, onClose }: BarredDialogProps): ReactNode {
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
