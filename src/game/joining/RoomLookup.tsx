// Placeholder while a room is being looked up, or when it can't be found.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { FailureType } from '#src/platform/requests/requestError.ts';
import { failureText } from '#src/ui/Failure.tsx';
import { MessageCard } from '#src/ui/MessageCard.tsx';
import { Button } from '#src/ui/Button.tsx';

export interface LookingProps {
  /** Null while waiting for the answer. */
  readonly problem: FailureType | null;
  /** Text for a room that doesn't exist; absent if it may exist. */
  readonly missing?: { readonly title: string; readonly body: string };
  /** Absent if trying again changes nothing. */
  readonly onRetry?: () => void;
}

export function RoomLookup({ problem, missing, onRetry }: LookingProps): ReactNode {
  const { t } = useTranslation(['join', 'errors']);
  return (
    <MessageCard aria-busy={problem === null}>
      <h1 className="title">{missing?.title ?? t('join:title')}</h1>
      <div role="alert">
        {missing ? (
          <p>{missing.body}</p>
        ) : (
          problem !== null && <p className="failure">{failureText(t, problem)}</p>
        )}
      </div>
      {problem === null ? (
        <p className="muted">{t('join:code.checking')}</p>
      ) : (
        <div className="row">
          {onRetry && <Button onClick={onRetry}>{t('join:name.retry')}</Button>}
          <Link className={onRetry ? 'button button--quiet' : 'button'} href="/">
            {t('join:name.otherCode')}
          </Link>
        </div>
      )}
    </MessageCard>
  );
}
