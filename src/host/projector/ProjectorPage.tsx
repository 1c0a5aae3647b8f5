// Projector page: what the class sees, in its own window, while the controls stay on the teacher's screen.

import { BookOpenText } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { lazyExport } from '#src/ui/lazyExport.ts';
import { lazyStage } from '#src/ui/lazyStage.tsx';
import { usePageTitle } from '#src/ui/Page.tsx';
import { useReducedMotionPage } from '#src/platform/useReducedMotionPage.ts';
import type { PageProps } from '#src/platform/route.ts';
import { useServices, useSetting } from '#src/platform/ServicesProvider.tsx';
import { hostFeaturesOf } from '#src/host/room/HostFeatures.tsx';
import {
  useNextGame,
  useProjectorAnnouncements,
  useProjectorMusic,
  useProjectorScene,
  useTraces,
} from '#src/host/projector/useProjector.ts';
import { useGameTheme } from '#src/game/useGameTheme.ts';
import { GameDisguise } from '#src/game/GameDisguise.tsx';
import { StageUnavailableNotice } from '#src/game/StageUnavailableNotice.tsx';
import { HeldPanel } from '#src/host/projector/HeldPanel.tsx';
import { ProjectorControls } from '#src/host/projector/ProjectorControls.tsx';
import { ProjectorOfflineBanner } from '#src/host/projector/ProjectorOfflineBanner.tsx';
import { ProjectorTwin } from '#src/host/projector/ProjectorTwin.tsx';
import { joinLink, useJoinAddress, withoutScheme } from '#src/host/room/joinAddress.ts';
import { seenSlide } from '#src/host/room/nextStep.ts';
import { useSlideSettled } from '#src/host/room/useSlideSettled.ts';
import { type RoomConnection, connectProjector } from '#src/host/room/roomConnection.ts';
import { qrMatrix } from '#src/ui/qr.ts';
import { type Shortcut, useHostShortcuts } from '#src/host/room/shortcuts.ts';
import { useRoom } from '#src/host/room/useRoom.ts';
import { HostGate } from '#src/host/session/HostGate.tsx';
import type { FailureType } from '#src/platform/requests/requestError.ts';
import { Failure } from '#src/ui/Failure.tsx';
import type { NamedHostFeature } from '#src/host/room/hostFeature.ts';
import { IconButton } from '#src/ui/Button.tsx';
import '#src/host/shell/hostPage.css';
import '#src/host/projector/projectorPage.css';
import '#src/host/projector/projectorTwin.css';
import '#src/host/projector/projectorPanel.css';

const ProjectorExtras = lazyExport(
  // Without them, pictures just load later.
  () => import('#src/game/extras/Extras.tsx').catch(() => ({ ProjectorExtras: () => null })),
  'ProjectorExtras',
);
const ProjectorStage = lazyStage(() => import('#src/host/projector/ProjectorStage.tsx'), 'ProjectorStage');

export function ProjectorPage({ params }: PageProps): ReactNode {
  const { t } = useTranslation('host');
  usePageTitle(t('host:projector.title'));
  return (
    <HostGate>
      <Projector roomHash={params['roomHash'] ?? ''} />
    </HostGate>
  );
}

function Projector({ roomHash }: { readonly roomHash: string }): ReactNode {
  const room = useRoom(roomHash, connectProjector);
  return room ? <Opened room={room} /> : <ProjectorMessage />;
}

function Opened({ room }: { readonly room: RoomConnection<ProjectorView> }): ReactNode {
  const view = useStore(room.view, (state) => state.view);
  const { gone } = useStore(room.line);
  if (gone !== null) return <ProjectorMessage problem={gone} />;
  if (!view) return <ProjectorMessage />;
  return (
    <GameDisguise room={view.room} own={null}>
      <Shown room={room} view={view} />
    </GameDisguise>
  );
}

interface ShownProps {
  readonly room: RoomConnection<ProjectorView>;
  readonly view: ProjectorView;
}

function Shown({ room, view }: ShownProps): ReactNode {
  const features = useMemo(() => hostFeaturesOf({ type: view.room.type }), [view.room.type]);
  const { t } = useTranslation([
    'host',
    'scenes',
    'projector',
    ...features.flatMap(({ projectorNamespace }) => projectorNamespace?.(view.room) ?? []),
  ]);
  const { settings } = useServices();
  const webgl = useSetting('webgl');
  const [drawable, setDrawable] = useState(true);
  const drawn = webgl === 'on' && drawable;
  const { code, hash, state } = view.room;
  const scene = useProjectorScene(view);
  const settled = useSlideSettled(view.slide);
  const traces = useTraces(room);
  const { address } = useJoinAddress();
  const link = joinLink(address, { code, hash });
  const join = useMemo(() => ({ address: withoutScheme(address), qr: qrMatrix(link) }), [address, link]);
  usePageTitle(t('host:projector.titleOf', { title: view.room.title }));
  useReducedMotionPage(view.room.options.reduceMotion);
  useGameTheme(view.room, true);
  useProjectorMusic(scene, view);
  useProjectorAnnouncements(view, scene);
  useNextGame(view);
  const perform = (shortcut: Shortcut) => {
    if (shortcut === 'projector') void toggleFullscreen();
    else if (shortcut === 'next' && state === 'waiting') void room.act('startGame', {});
    else if (shortcut === 'next' && settled) void room.act('proceedHostGame', seenSlide(view.slide));
    else if (shortcut === 'pause') void room.act('pauseGame', { paused: state === 'running' });
  };
  const { buttons, panel } = useProjectorPanels(features, view);
  useHostShortcuts(perform);
  const twin = <ProjectorTwin view={view} scene={scene} join={join} link={link} drawn={drawn} />;
  return (
    <div className="projector" data-quiz-language={view.room.language}>
      <ProjectorOfflineBanner line={room.line} />
      <main className="projector-main">
        {drawn ? (
          <>
            <Suspense>
              <ProjectorStage
                view={view}
                scene={scene}
                join={join}
                traces={traces}
                onStageUnavailable={() => setDrawable(false)}
              />
            </Suspense>
            <div className="visually-hidden">{twin}</div>
          </>
        ) : (
          // A scrollable region must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div className="projector-plain scenery" tabIndex={0}>
            {!drawable && <StageUnavailableNotice onRetry={() => setDrawable(true)} />}
            {twin}
          </div>
        )}
        {panel}
      </main>
      {view.mediaAhead && (
        <Suspense>
          <ProjectorExtras urls={view.mediaAhead} />
        </Suspense>
      )}
      {features.map(({ id, Overlay }) => Overlay && <Overlay key={id} room={room} />)}
      <ProjectorControls
        onFullscreen={() => void toggleFullscreen()}
        onMusic={() => settings.change({ music: !settings.getState().music })}
      >
        {buttons}
      </ProjectorControls>
    </div>
  );
}

/** Some browsers, such as Safari on the iPhone, have no full screen for pages; the window has to do. */
async function toggleFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    // The whole document, not this room's element, so the next game's projector stays in full screen.
    else await document.documentElement.requestFullscreen();
  } catch {
    // Refused by the browser; the page works without it.
  }
}

function ProjectorMessage({ problem }: { readonly problem?: FailureType }): ReactNode {
  const { t } = useTranslation('host');
  return (
    <main className="projector projector--message scenery" aria-busy={problem === undefined}>
      {problem === undefined ? (
        <p className="visually-hidden">{t('host:opening')}</p>
      ) : (
        <div className="card stack">
          <h1 className="title">{t('host:room.gone')}</h1>
          <Failure type={problem} />
          <Link href="/host" className="button">
            {t('host:toLibrary')}
          </Link>
        </div>
      )}
    </main>
  );
}

/** The panels of a running game that cover the picture, and their buttons. */
function useProjectorPanels(features: readonly NamedHostFeature[], view: ProjectorView) {
  const { t } = useTranslation('host');
  const [shown, setShown] = useState<string | null>(null);
  const isOn = view.room.state === 'running' || view.room.state === 'paused';
  const parent = view.slide?.parent;
  const held = parent && {
    // Another question closes it.
    id: `held ${view.slide?.index}`,
    Icon: BookOpenText,
    label: () => t('host:projector.showAgain', { title: parent.title.text }),
    Panel: HeldPanel,
  };
  const panels = isOn
    ? [
        ...(held ? [held] : []),
        ...features.flatMap(({ id, projectorPanel }) => (projectorPanel ? { id, ...projectorPanel } : [])),
      ]
    : [];
  const open = panels.find(({ id }) => id === shown);
  const buttons: ReactNode = panels.map(({ id, Icon, label }) => (
    <IconButton
      key={id}
      aria-pressed={id === shown}
      label={label(t)}
      onClick={() => setShown(id === shown ? null : id)}
    >
      <Icon />
    </IconButton>
  ));
  const panel: ReactNode = open && (
    // A scrollable region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="projector-panel" aria-label={open.label(t)} data-scheme="play" tabIndex={0}>
      <open.Panel view={view} />
    </section>
  );
  return { buttons, panel };
}
