// The game can't be played on: why, and where to go.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { usePageTitle } from '#src/app/Page.tsx';
import type { FailureType } from '#src/services/requests/requestError.ts';
import { failureText } from '#src/shell/Failure.tsx';

export type EndScreenProps =
  | { readonly kind: 'noSeat' | 'removed' | 'rejected' | 'closed' }
  | { readonly kind: 'noStorage'; readonly onRetry: () => void }
  | { readonly kind: 'lost'; readonly type: FailureType };

export function EndScreen(props: EndScreenProps): ReactNode {
  const { t } = useTranslation(['play', 'errors']);
  const title = t(`play:end.${props.kind}.title`);
  usePageTitle(title);
  return (
    <main className="game game--message scenery">
      <div className="card stack" role="alert">
        <h1 className="title">{title}</h1>
        <p>{props.kind === 'lost' ? failureText(t, props.type) : t(`play:end.${props.kind}.body`)}</p>
        <div className="row">
          {props.kind === 'noStorage' && (
            <button type="button" className="button" onClick={props.onRetry}>
              {t('play:end.retry')}
            </button>
          )}
          <Link className={props.kind === 'noStorage' ? 'button button--quiet' : 'button'} href="/">
            {t('play:end.home')}
          </Link>
        </div>
      </div>
    </main>
  );
}
