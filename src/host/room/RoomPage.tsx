// A host's room: lobby, live dashboard, or results, depending on the game's state.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { isFinished } from '#core/room/phase.ts';
import type { HostView } from '#core/views/hostView.ts';
import { MessageCard } from '#src/ui/MessageCard.tsx';
import { usePageTitle } from '#src/ui/Page.tsx';
import type { PageProps } from '#src/platform/route.ts';
import { hostAgainPath } from '#src/host/options/playedGame.ts';
import { QuizChangesNotice } from '#src/host/changes/QuizChangesNotice.tsx';
import { Dashboard } from '#src/host/room/Dashboard.tsx';
import { FloodNotice } from '#src/host/room/FloodNotice.tsx';
import { HostRoom } from '#src/host/room/HostRoom.tsx';
import { Lobby } from '#src/host/room/Lobby.tsx';
import { HostOfflineBanner } from '#src/host/room/HostOfflineBanner.tsx';
import type { HostPageProps } from '#src/host/room/hostFeature.ts';
import { useHostFeatures } from '#src/host/room/HostFeatures.tsx';
import { Results } from '#src/host/room/Results.tsx';
import { RoomBar } from '#src/host/room/RoomBar.tsx';
import { ShortcutHelp } from '#src/host/room/ShortcutHelp.tsx';
import { type Shortcut, useHostShortcuts } from '#src/host/room/shortcuts.ts';
import { type RoomControls, useControls } from '#src/host/room/useControls.ts';
import { HostGate } from '#src/host/session/HostGate.tsx';
import { HostBar, HostFrame } from '#src/host/shell/HostPage.tsx';

export function RoomPage({ params }: PageProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <HostFrame title={t('host:room.title')}>
      <HostGate bar={<HostBar back="/host" />}>
        <HostRoom roomHash={params['roomHash'] ?? ''} back="/host">
          {(room, view) => <ShownRoom room={room} view={view} />}
        </HostRoom>
      </HostGate>
    </HostFrame>
  );
}

function ShownRoom(props: HostPageProps): ReactNode {
  const own = useHostFeatures().flatMap(({ isShown }) =>
    isShown?.stands(props.view) ? isShown.Page : [],
  )[0];
  const Page = own ?? RoomView;
  return <Page {...props} />;
}

function RoomView({ room, view }: HostPageProps): ReactNode {
  const controls = useControls(view, room.act);
  const [help, setHelp] = useState(false);
  const { state, title } = view.room;
  usePageTitle(title);
  const waiting = state === 'waiting' || state === 'scheduled';
  useHostShortcuts((shortcut) => perform(shortcut, controls, waiting, () => setHelp(true)));
  return (
    <>
      <RoomBar view={view} controls={controls} onHelp={() => setHelp(true)} />
      <HostOfflineBanner line={room.line} />
      <FloodNotice view={view} controls={controls} />
      <QuizChangesNotice roomHash={view.room.hash} />
      {waiting ? (
        <Lobby view={view} controls={controls} line={room.line} />
      ) : isFinished(state) ? (
        hasPlayed(view) ? (
          <Results view={view} controls={controls} />
        ) : (
          <Closed view={view} />
        )
      ) : (
        <Dashboard view={view} controls={controls} line={room.line} />
      )}
      {help && <ShortcutHelp onClose={() => setHelp(false)} />}
    </>
  );
}

/** Ranks exist only once the game has started. */
function hasPlayed({ players }: HostView): boolean {
  return players.some(({ rank }) => rank !== null);
}

function Closed({ view }: { readonly view: HostView }): ReactNode {
  const { t } = useTranslation('host');
  return (
    <main className="host-main host-main--narrow">
      <MessageCard>
        <h2 className="title">{t('host:closed.title')}</h2>
        <p>{t('host:closed.body')}</p>
        <div className="row">
          <Link href={hostAgainPath(view)} className="button">
            {t('host:results.again')}
          </Link>
          <Link href="/host" className="button button--quiet">
            {t('host:toLibrary')}
          </Link>
        </div>
      </MessageCard>
    </main>
  );
}

function perform(shortcut: Shortcut, controls: RoomControls, waiting: boolean, help: () => void): void {
  switch (shortcut) {
    case 'next':
      return void (waiting ? controls.start() : controls.next());
    case 'pause':
      return void controls.pause();
    case 'lock':
      return void controls.lock();
    case 'addTime':
      return void controls.addTime(1);
    case 'projector':
      return controls.openProjector();
    case 'help':
      return help();
    default:
      return shortcut satisfies never;
  }
}
