// What can be heard of features, by name: a line for each of them.

import type { DuelSound } from '#scenes/features/duels/sounds.ts';
import type { PeakSound } from '#scenes/features/mysticPeak/sounds/names.ts';
import type { PowerupSound } from '#scenes/features/powerups/sounds.ts';

export type FeatureSound = DuelSound | PeakSound | PowerupSound;
