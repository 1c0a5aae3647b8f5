// Memes have a switch of their own in the settings.

import { showsMemes } from '#core/features/memes/rules.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';

export const memes: PlayerFeature = { idleSwitch: (room) => (showsMemes(room) ? null : 'memes') };
