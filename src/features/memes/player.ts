// Memes have a switch of their own in the settings.

import { memes as phases } from '#src/features/memes/phase.tsx';
import { showsMemes } from '#core/features/memes/rules.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';

export const memes: PlayerFeature = {
  phases,
  idleSwitch: (room) => (showsMemes(room) ? null : 'memes'),
};
