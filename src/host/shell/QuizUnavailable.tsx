// Shown instead of a page whose quiz can't be loaded: why, and what to do.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { failureType, isTransient } from '#src/platform/requests/requestError.ts';
import { Failure } from '#src/ui/Failure.tsx';
import { MessageCard } from '#src/ui/MessageCard.tsx';
import { Button } from '#src/ui/Button.tsx';

export interface NotShownProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function QuizUnavailable({ title, error, onRetry }: NotShownProps): ReactNode {
  const { t } = useTranslation('host');
  const mayPass = isTransient(error);
  return (
    <main className="host-main host-main--narrow">
      <MessageCard>
        <h1 className="title">{title}</h1>
        <Failure type={failureType(error)} />
        <div className="row">
          {mayPass && <Button onClick={onRetry}>{t('host:retry')}</Button>}
          <Link href="/host" className={mayPass ? 'button button--quiet' : 'button'}>
            {t('host:toLibrary')}
          </Link>
        </div>
      </MessageCard>
    </main>
  );
}
