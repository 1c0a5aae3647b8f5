// The rule that says which games have power-ups.

import { hasFeature } from '#core/modes/registry.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';

/**
 * True where players of this game are given power-ups: not where answers are looked over before they count, nor where nobody is told what was
 * right, since half of them would tell it.
 */
export function hasPowerups(game: GameSetup): boolean {
  const { powerups, reviewAndSubmit, showAnswers } = game.options;
  return hasFeature(game, 'powerups') && powerups === 'yes' && !reviewAndSubmit && showAnswers !== 'never';
}
