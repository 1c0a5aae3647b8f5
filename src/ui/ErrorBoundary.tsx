// Fallback for a page that crashed: says what happened and offers ways out.

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { homeOf } from '#src/platform/base.ts';
import { isFailedImport } from '#src/ui/lazyPage.tsx';

interface State {
  readonly error: unknown;
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of children that crashed; a full-page message by default. */
  readonly instead?: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A page broke', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, instead = <BrokenPage offline={isFailedImport(error)} /> } = this.props;
    return error === null ? children : instead;
  }
}

function BrokenPage({ offline }: { readonly offline: boolean }): ReactNode {
  const { t } = useTranslation('common');
  return (
    <div className="scenery">
      <main className="page page--narrow">
        <div className="card stack" role="alert">
          <h1 className="title">{offline ? t('common:broken.offlineTitle') : t('common:broken.title')}</h1>
          <p>{offline ? t('common:broken.offlineBody') : t('common:broken.body')}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => location.reload()}>
              {t('common:broken.reload')}
            </button>
            <a className="button button--quiet" href={homeOf(location.pathname)}>
              {t('common:home')}
            </a>
          </div>
        </div>
      </main>
    </div>
  );
}
