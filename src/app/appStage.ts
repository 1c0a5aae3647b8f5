// The app's one stage: made with the first game, for players, hosts and projectors alike.

import type { i18n } from 'i18next';
import type { Services } from '#src/app/services.ts';
import type { MotionPolicy } from '#scenes/index.ts';
import { sceneSound } from '#src/services/sound/sceneSound.ts';
import { createStageHandle, type StageConfig, type StageHandle } from '#src/stage/stageHandle.ts';
import { wantsLessMotion } from '#src/stores/settings.ts';

let handle: StageHandle | null = null;

/** The scenes' strings (namespace `scenes`) must be loaded by now. */
export function appStage(services: Services, i18n: i18n): StageHandle {
  handle ??= createStageHandle(stageConfig(services, i18n, false));
  return handle;
}

/** `calm`: the game itself asks for little motion. */
export function stageConfig({ settings, sound, clock }: Services, i18n: i18n, calm: boolean): StageConfig {
  const less =
    calm || wantsLessMotion(settings.getState(), matchMedia('(prefers-reduced-motion: reduce)').matches);
  const policy: MotionPolicy = less ? 'reduced' : 'full';
  const t = i18n.getFixedT(null, 'scenes');
  return {
    strings: (key, values) => t(key, values ?? {}),
    sound: sceneSound(sound),
    serverNow: clock.now,
    policy,
  };
}
