// Memes on a player's page, with their own switch in the settings.

import { memes as phases } from '#src/features/memes/phase.ts';
import { showsMemes } from '#core/features/memes/rules.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';

export const memes: PlayerFeature = {
  phases,
  idleSwitch: (room) => (showsMemes(room) ? null : 'memes'),
};
