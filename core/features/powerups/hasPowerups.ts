import { hasFeature } from '#core/modes/registry.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';

/**
 * True if players of this game get power-ups. Never in games with a review or without results before the end,
 * because half of the cards would reveal what is correct.
 */
export function hasPowerups(game: GameSetup): boolean {
  const { powerups, reviewAndSubmit, showAnswers } = game.options;
  return hasFeature(game, 'powerups') && powerups === 'yes' && !reviewAndSubmit && showAnswers !== 'never';
}
