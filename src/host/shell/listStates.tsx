// States of a searchable list besides its rows: failed to load, nothing found, more to show.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureType } from '#src/platform/requests/requestError.ts';
import { EmptyCard } from '#src/host/shell/EmptyCard.tsx';
import { Failure } from '#src/ui/Failure.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';

interface ListFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function ListFailed({ error, onRetry }: ListFailedProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <div className="stack">
      <Failure type={failureType(error)} />
      <div>
        <Button onClick={onRetry}>{t('host:retry')}</Button>
      </div>
    </div>
  );
}

interface NothingFoundProps {
  readonly search: string;
  readonly onClear: () => void;
}

export function NothingFound({ search, onClear }: NothingFoundProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <EmptyCard>
      <h2 className="title">{t('host:library.nothing', { search })}</h2>
      <QuietButton onClick={onClear}>{t('host:library.clear')}</QuietButton>
    </EmptyCard>
  );
}

export interface ShowMoreProps {
  /** Number of rows not shown yet. */
  readonly left: number;
  readonly busy: boolean;
  readonly className?: string;
  readonly onMore: () => void;
}

export function ShowMore({ left, busy, className = '', onMore }: ShowMoreProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <button type="button" className={`button button--quiet ${className}`} disabled={busy} onClick={onMore}>
      {t('host:library.more', { count: left })}
    </button>
  );
}
