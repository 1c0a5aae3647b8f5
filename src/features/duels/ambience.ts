// Theme and tune of games with duels.

import { hasDuels } from '#core/features/duels/hasDuels.ts';
import type { Ambience } from '#src/game/ambience.ts';

export const duels: Ambience = { isIn: hasDuels, theme: 'duels', tune: 'duelQuestion' };
