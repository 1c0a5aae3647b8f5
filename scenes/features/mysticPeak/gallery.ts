import { obstacleFixtures } from '#scenes/features/mysticPeak/obstacles/fixtures.ts';
import { peakStopFixtures } from '#scenes/features/mysticPeak/stop/fixtures.ts';
import { peakProjectorFixtures } from '#scenes/features/mysticPeak/projector/fixtures.ts';
import { peakQuestionFixtures } from '#scenes/features/mysticPeak/question/fixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

export const mysticPeak: readonly SceneFixtures[] = [
  ...obstacleFixtures,
  ...peakStopFixtures,
  ...peakProjectorFixtures,
  ...peakQuestionFixtures,
];
