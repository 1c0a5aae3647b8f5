// Gate to the host's pages: opens the session, asks for the server's password, and explains failures.

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useHost } from '#src/host/session/useHost.ts';
import { PageLoading } from '#src/host/shell/PageLoading.tsx';
import type { FailureType } from '#src/platform/requests/requestError.ts';
import { Failure } from '#src/ui/Failure.tsx';
import { Button } from '#src/ui/Button.tsx';
import { lazyPage } from '#src/ui/lazyPage.tsx';
import { MessageCard } from '#src/ui/MessageCard.tsx';

const PasswordCard = lazyPage(() => import('#src/host/session/PasswordCard.tsx'), 'PasswordCard');

export interface HostGateProps {
  readonly children: ReactNode;
  /** The top bar, for pages whose own bar is behind the gate. */
  readonly bar?: ReactNode;
  /** Extra content when the session can't be opened. */
  readonly unopened?: ReactNode;
}

/** Once the session has opened, the page stays mounted while the session is renewed. */
export function HostGate({ children, bar, unopened }: HostGateProps): ReactNode {
  const host = useHost();
  const session = useStore(host.session);
  const [wasOpen, setWasOpen] = useState(session.status === 'open');
  if (session.status === 'open' && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (host.session.getState().status === 'opening') void host.open();
  }, [host]);

  if (session.status !== 'password' && wasOpen)
    return <QueryClientProvider client={host.queries}>{children}</QueryClientProvider>;
  return (
    <>
      {bar}
      {session.status === 'password' ? (
        <Suspense fallback={<Opening />}>
          <PasswordCard problem={session.problem} />
        </Suspense>
      ) : session.status === 'failed' ? (
        <NoSession problem={session.problem}>{unopened}</NoSession>
      ) : (
        <Opening />
      )}
    </>
  );
}

function Opening(): ReactNode {
  const { t } = useTranslation('host');
  return <PageLoading label={t('host:session.opening')} />;
}

interface NoSessionProps {
  readonly problem: FailureType;
  readonly children: ReactNode;
}

function NoSession({ problem, children }: NoSessionProps): ReactNode {
  const { t } = useTranslation('host');
  const host = useHost();
  return (
    <main className="host-main host-main--narrow">
      <MessageCard>
        <h1 className="title">{t('host:session.failed')}</h1>
        <Failure type={problem} />
        {children}
        <div className="row">
          <Button onClick={() => void host.open()}>{t('host:retry')}</Button>
        </div>
      </MessageCard>
    </main>
  );
}
