// Gallery entries of duels.

import { duelFixtures } from '#scenes/features/duels/choice/fixtures.ts';
import { strikeFixtures } from '#scenes/features/duels/fixtures.ts';
import { duelsOnTheWallFixtures } from '#scenes/features/duels/wallFixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

export const duels: readonly SceneFixtures[] = [
  ...duelFixtures,
  ...strikeFixtures,
  ...duelsOnTheWallFixtures,
];
