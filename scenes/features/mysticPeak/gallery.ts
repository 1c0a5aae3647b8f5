// Gallery entries of the mountain.

import { obstacleFixtures } from '#scenes/features/mysticPeak/obstacles/fixtures.ts';
import { peakStopFixtures } from '#scenes/features/mysticPeak/stop/fixtures.ts';
import { peakWallFixtures } from '#scenes/features/mysticPeak/wall/fixtures.ts';
import { peakQuestionFixtures } from '#scenes/features/mysticPeak/question/fixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

export const mysticPeak: readonly SceneFixtures[] = [
  ...obstacleFixtures,
  ...peakStopFixtures,
  ...peakWallFixtures,
  ...peakQuestionFixtures,
];
