// The keys that open the cards of the belt.

import type { FeatureKey } from '#src/game/playerFeature.ts';
import { parts } from '#src/features/powerups/load.ts';

export const powerupKey: FeatureKey = (...press) => parts?.cardOfKey(...press) ?? null;
