// The mountain on the canvas.

import type { SceneFeature } from '#scenes/features/feature.ts';
import { mysticPeakPart } from '#scenes/features/mysticPeak/asked.ts';
import { late } from '#scenes/parts/late.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

export const mysticPeak = {
  part: mysticPeakPart,
  overQuestion: late(
    ({ player }: PlayerStageView) => player.me.climb !== null,
    async () => (await import('#scenes/features/mysticPeak/question/PeakLayer.ts')).peakLayer,
  ),
  scenes: {
    obstacle: async () =>
      (await import('#scenes/features/mysticPeak/obstacles/ObstacleScene.ts')).obstacleScene,
    peakStop: async () => (await import('#scenes/features/mysticPeak/stop/StopScene.ts')).peakStopScene,
  },
  projectorScenes: {
    projectorPeak: async () => (await import('#scenes/features/mysticPeak/wall/PeakScene.ts')).peakWall,
  },
  fixtures: () => import('#scenes/features/mysticPeak/gallery.ts'),
} as const satisfies SceneFeature<'mysticPeak'>;
