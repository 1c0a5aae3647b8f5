// The app's one stage: made with the first game, for players, hosts and projectors alike.

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
import { wearTheme } from '#src/platform/theme/themes.ts';

let handle: StageHandle | null = null;
const theStage = (first: StageConfig): StageHandle => (handle ??= createStageHandle(first));

/** How much of a motion passes in its time on the app's stage, once there is one. */
export const setStagePace = (pace: number): void => handle?.setPace(pace);

export interface AppStageProps {
  /** The game that is shown: it may ask for little motion, and for a theme. */
  readonly room: RoomInfo;
  /** Nothing can be drawn here: the twin is the game. */
  readonly onUndrawable: () => void;
  readonly children: ReactNode;
}

/** The stage for everything below, under the settings and in the language of now. */
export function AppStage({ room, onUndrawable, children }: AppStageProps): ReactNode {
  const services = useServices();
  // The scenes' strings must be loaded before there is a stage.
  const { i18n } = useTranslation('scenes');
  const calm = room.options.reduceMotion;
  const settings = useStore(services.settings);
  const theme = themeOfGame(room) ?? settings.theme;
  const stage = theStage(stageConfig(services, i18n, calm, theme));
  const { language } = i18n;
  // Before a scene is shown, which an effect of the page below does.
  useLayoutEffect(() => {
    stage.configure(stageConfig(services, i18n, calm, theme));
  }, [stage, services, i18n, calm, theme, settings, language]);
  useEffect(() => {
    void wearTheme(theme);
    return () => void wearTheme(services.settings.getState().theme);
  }, [theme, services]);
  const { status } = useSyncExternalStore(stage.subscribe, stage.snapshot);
  useEffect(() => {
    // Not as it was rendered: the page below may have asked for another try since.
    if (stage.snapshot().status === 'unavailable') onUndrawable();
  }, [status, stage, onUndrawable]);
  return <StageProvider handle={stage}>{children}</StageProvider>;
}

/** What a stage needs of the app. `calm`: the game itself asks for little motion. */
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
  };
}
