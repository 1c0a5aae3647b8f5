// The app's only stage: created with the first game, for players, hosts and projectors alike.

import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { RoomInfo } from '#core/views/playerView.ts';
import type { MotionPolicy } from '#scenes/index.ts';
import type { Services } from '#src/platform/services.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { themeOfGame } from '#src/game/ambience.ts';
import { sceneSound } from '#src/platform/sound/sceneSound.ts';
import { loadParts } from '#src/ui/formatted/loadParts.ts';
import { StageProvider } from '#src/platform/stage/StageHost.tsx';
import { createStageHandle, type StageConfig, type StageHandle } from '#src/platform/stage/stageHandle.ts';
import { wantsLessMotion } from '#src/platform/stores/settings.ts';

let handle: StageHandle | null = null;
const theStage = (first: StageConfig): StageHandle => (handle ??= createStageHandle(first));

/** Sets the speed of motion on the app's stage, if there is one yet. */
export const setStagePace = (pace: number): void => handle?.setPace(pace);

export interface AppStageProps {
  /** The game being shown: it may ask for reduced motion or for a theme. */
  readonly room: RoomInfo;
  /** The wall shows the host's choice, whatever theme the device has of its own. */
  readonly forWall?: boolean;
  /** Nothing can be drawn here, so the twin becomes the game. */
  readonly onStageUnavailable: () => void;
  readonly children: ReactNode;
}

/** Provides the stage to everything below, with the current settings and language. */
export function AppStage({ room, forWall = false, onStageUnavailable, children }: AppStageProps): ReactNode {
  const services = useServices();
  // The scenes' strings must be loaded before the stage is created.
  const { i18n } = useTranslation('scenes');
  const calm = room.options.reduceMotion;
  const settings = useStore(services.settings);
  const theme = themeOfGame(room, forWall ? null : settings.theme);
  const stage = theStage(stageConfig(services, i18n, calm, theme));
  const { language } = i18n;
  // Before a scene is shown, which happens in an effect of the page below.
  useLayoutEffect(() => {
    stage.configure(stageConfig(services, i18n, calm, theme));
  }, [stage, services, i18n, calm, theme, settings, language]);
  const { status } = useSyncExternalStore(stage.subscribe, stage.snapshot);
  useEffect(() => {
    // The latest status, not the rendered one: the page below may have tried again since.
    if (stage.snapshot().status === 'unavailable') onStageUnavailable();
  }, [status, stage, onStageUnavailable]);
  return <StageProvider handle={stage}>{children}</StageProvider>;
}

/** Builds a stage's configuration. `calm`: the game itself asks for reduced motion. */
export function stageConfig(
  { settings, sound, clock }: Services,
  i18n: i18n,
  calm: boolean,
  theme: string,
): StageConfig {
  const preferences = settings.getState();
  const less = calm || wantsLessMotion(preferences, matchMedia('(prefers-reduced-motion: reduce)').matches);
  const policy: MotionPolicy = less ? 'reduced' : 'full';
  const t = i18n.getFixedT(null, 'scenes');
  return {
    strings: (key, values) => t(key, values ?? {}),
    language: i18n.language,
    sound: sceneSound(sound),
    formula: async (source) => (await loadParts()).drawingOf(source, i18n.language),
    serverNow: clock.now,
    policy,
    theme,
    reading: preferences,
  };
}
