import { duelFixtures } from '#scenes/features/duels/choice/fixtures.ts';
import { strikeFixtures } from '#scenes/features/duels/fixtures.ts';
import { duelProjectorFixtures } from '#scenes/features/duels/projectorFixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

export const duels: readonly SceneFixtures[] = [...duelFixtures, ...strikeFixtures, ...duelProjectorFixtures];
