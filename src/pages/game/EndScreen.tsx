// Screen for a game that can't be continued: why, and where to go next.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { usePageTitle } from '#src/ui/Page.tsx';
import { gamePath } from '#src/platform/composites.ts';
import type { Seat } from '#src/platform/storage/seats.ts';
import type { FailureType } from '#src/platform/requests/requestError.ts';
import { failureText } from '#src/ui/Failure.tsx';
import { MessageCard } from '#src/ui/MessageCard.tsx';
import { Button } from '#src/ui/Button.tsx';
import '#src/pages/game/game.css';

export type EndScreenProps =
  | {
      readonly kind:
        | 'removed'
        | 'rejected'
        | 'closed'
        | 'deleted'
        | 'friendsClosed'
        | 'friendsCleared'
        | 'aloneCleared';
    }
  /** `other`: the seat that this device does hold in this game. */
  | { readonly kind: 'noSeat'; readonly other: Seat | null }
  | { readonly kind: 'noStorage'; readonly onRetry: () => void }
  | { readonly kind: 'lost'; readonly type: FailureType };

export function EndScreen(props: EndScreenProps): ReactNode {
  const { t } = useTranslation(['ending', 'errors']);
  const title = t(`ending:screen.${props.kind}.title`);
  usePageTitle(title);
  const hasMore = props.kind === 'noStorage' || (props.kind === 'noSeat' && props.other !== null);
  return (
    <main className="game game--message scenery">
      <MessageCard role="alert">
        <h1 className="title">{title}</h1>
        <p>{props.kind === 'lost' ? failureText(t, props.type) : t(`ending:screen.${props.kind}.body`)}</p>
        <div className="row">
          {props.kind === 'noStorage' && <Button onClick={props.onRetry}>{t('ending:screen.retry')}</Button>}
          {props.kind === 'noSeat' && props.other && (
            <Link className="button" href={gamePath(props.other, props.other.type)}>
              {t('ending:screen.other', { name: props.other.name })}
            </Link>
          )}
          <Link className={hasMore ? 'button button--quiet' : 'button'} href="/">
            {t('ending:screen.home')}
          </Link>
        </div>
      </MessageCard>
    </main>
  );
}
