// What stands in a page while its one query is on its way, and when it failed.

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotShown } from '#src/host/shell/NotShown.tsx';

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
    return <NotShown title={t('library:missing')} error={error} onRetry={() => void query.refetch()} />;
  return (
    <main className="host-main" aria-busy="true">
      <p className="visually-hidden">{t('host:opening')}</p>
      <div className="card skeleton skeleton--head" aria-hidden="true" />
      <div className="card skeleton" aria-hidden="true" />
      <div className="card skeleton" aria-hidden="true" />
    </main>
  );
}
