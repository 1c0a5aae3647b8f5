// Host room: connects to the room and renders it once its view arrives, with loading, offline, or error
// states until then.

import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { HostView } from '#core/views/hostView.ts';
import { GameDisguise } from '#src/game/GameDisguise.tsx';
import { useReducedMotionPage } from '#src/platform/useReducedMotionPage.ts';
import { hostFeaturesOf } from '#src/host/room/HostFeatures.tsx';
import { HostFeatures } from '#src/host/room/HostFeatures.tsx';
import { connectHostRoom, type RoomConnection } from '#src/host/room/roomConnection.ts';
import { useRoom } from '#src/host/room/useRoom.ts';
import { PageLoading } from '#src/host/shell/PageLoading.tsx';
import { HostBar } from '#src/host/shell/HostPage.tsx';
import type { FailureType } from '#src/platform/requests/requestError.ts';
import { MessageCard } from '#src/ui/MessageCard.tsx';
import { Failure } from '#src/ui/Failure.tsx';

interface ShownProps {
  /** Target of the bar's back arrow until the room is loaded. */
  readonly back: string;
  readonly children: (room: RoomConnection<HostView>, view: HostView) => ReactNode;
}

export function HostRoom({ roomHash, ...shown }: ShownProps & { readonly roomHash: string }): ReactNode {
  const room = useRoom(roomHash, connectHostRoom);
  return room ? <Opened room={room} {...shown} /> : <Opening offline={false} back={shown.back} />;
}

interface OpenedProps extends ShownProps {
  readonly room: RoomConnection<HostView>;
}

function Opened({ room, back, children }: OpenedProps): ReactNode {
  const view = useStore(room.view, (state) => state.view);
  const { gone, link } = useStore(room.line);
  useReducedMotionPage(view?.room.options.reduceMotion === true);
  const type = view?.room.type;
  const features = useMemo(() => (type ? hostFeaturesOf({ type }) : []), [type]);
  if (gone !== null) return <Gone type={gone} />;
  if (!view) return <Opening offline={link === 'offline'} back={back} />;
  return (
    <HostFeatures value={features}>
      <GameDisguise room={view.room} own={null}>
        {children(room, view)}
        {features.map(({ id, Overlay }) => Overlay && <Overlay key={id} room={room} />)}
      </GameDisguise>
    </HostFeatures>
  );
}

function Opening({ offline, back }: { readonly offline: boolean; readonly back: string }): ReactNode {
  const { t } = useTranslation('host');
  return (
    <>
      <HostBar back={back} />
      {offline ? (
        <main className="host-main host-main--narrow">
          <MessageCard role="alert">
            <p>{t('host:offline.opening')}</p>
          </MessageCard>
        </main>
      ) : (
        <PageLoading label={t('host:opening')} />
      )}
    </>
  );
}

function Gone({ type }: { readonly type: FailureType }): ReactNode {
  const { t } = useTranslation('host');
  // A game brought from another computer has another address than it had there.
  const isElsewhere = type === 'room.NOT_FOUND' || type === 'request.FORBIDDEN';
  return (
    <>
      <HostBar back="/host" />
      <main className="host-main host-main--narrow">
        <MessageCard>
          <h1 className="title">{t('host:room.gone')}</h1>
          {isElsewhere ? <p role="alert">{t('host:room.elsewhere')}</p> : <Failure type={type} />}
          <div className="row">
            {isElsewhere && (
              <Link href="/host/reports" className="button">
                {t('host:room.past')}
              </Link>
            )}
            <Link href="/host" className={isElsewhere ? 'button button--quiet' : 'button'}>
              {t('host:toLibrary')}
            </Link>
          </div>
        </MessageCard>
      </main>
    </>
  );
}
