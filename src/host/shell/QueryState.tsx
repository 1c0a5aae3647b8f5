// Loading and error states of a page with a single query.

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoading } from '#src/host/shell/PageLoading.tsx';
import { QuizUnavailable } from '#src/host/shell/QuizUnavailable.tsx';

export function QueryState<Data>({
  query,
  children,
}: {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}): ReactNode {
  const { t } = useTranslation(['library', 'host']);
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error)
    return (
      <QuizUnavailable title={t('library:missing')} error={error} onRetry={() => void query.refetch()} />
    );
  return <PageLoading label={t('host:opening')} />;
}
