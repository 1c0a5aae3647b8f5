import type { SceneFeature } from '#scenes/features/feature.ts';
import { mysticPeakPart } from '#scenes/features/mysticPeak/questionPart.ts';
import { lazyPart } from '#scenes/parts/lazyPart.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

export const mysticPeak = {
  part: mysticPeakPart,
  overQuestion: lazyPart(
    ({ player }: PlayerStageView) => player.me.climb !== null,
    async () => (await import('#scenes/features/mysticPeak/question/PeakLayer.ts')).peakLayer,
  ),
  scenes: {
    obstacle: async () =>
      (await import('#scenes/features/mysticPeak/obstacles/ObstacleScene.ts')).obstacleScene,
    peakStop: async () => (await import('#scenes/features/mysticPeak/stop/StopScene.ts')).peakStopScene,
  },
  projectorScenes: {
    projectorPeak: async () =>
      (await import('#scenes/features/mysticPeak/projector/PeakScene.ts')).projectorPeakScene,
  },
  fixtures: () => import('#scenes/features/mysticPeak/gallery.ts'),
} as const satisfies SceneFeature<'mysticPeak'>;
