// The hand in the bar.

import { handIntents } from '#src/features/hands/intents.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import { Hands } from '#src/features/hands/HandButton.tsx';

export const hands: PlayerFeature = {
  intents: handIntents,
  OfGame: Hands,
};
