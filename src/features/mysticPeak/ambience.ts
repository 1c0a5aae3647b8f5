import { hasMountain } from '#core/features/mysticPeak/hasMountain.ts';
import type { Ambience } from '#src/game/ambience.ts';

export const mysticPeak: Ambience = { isIn: hasMountain, theme: 'mystic-peak', tune: 'peakQuestion' };
