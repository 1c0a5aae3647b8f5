// What stands in a page while its one query is on its way, and when it failed.

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { failureType } from '#src/services/requests/requestError.ts';
import { Failure } from '#src/shell/Failure.tsx';
import '#src/host/shell/skeleton.css';

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
      <main className="host-main host-main--narrow">
        <div className="card stack">
          <h1 className="title">{t('library:missing')}</h1>
          <Failure type={failureType(error)} />
          <div className="row">
            <button type="button" className="button" onClick={() => void query.refetch()}>
              {t('host:retry')}
            </button>
            <Link href="/host" className="button button--quiet">
              {t('host:toLibrary')}
            </Link>
          </div>
        </div>
      </main>
    );
  return (
    <main className="host-main" aria-busy="true">
      <p className="visually-hidden">{t('host:opening')}</p>
      <div className="card skeleton skeleton--head" aria-hidden="true" />
      <div className="card skeleton" aria-hidden="true" />
      <div className="card skeleton" aria-hidden="true" />
    </main>
  );
}
