import { projectorPowerupFixtures } from '#scenes/features/powerups/projectorFixtures.ts';
import { beltFixtures } from '#scenes/features/powerups/fixtures.ts';
import { busyFixtures } from '#scenes/features/powerups/busyFixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

export const powerups: readonly SceneFixtures[] = [
  ...projectorPowerupFixtures,
  ...beltFixtures,
  busyFixtures,
];
