// The hand in the bar.

import type { PlayerFeature } from '#src/game/playerFeature.ts';
import { Hands } from '#src/features/hands/HandButton.tsx';

export const hands: PlayerFeature = { OfGame: Hands };
