import { hasFeature } from '#core/modes/registry.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';
import type { PlayMode } from '#core/room/phase.ts';

/** True if players of this game strike each other; only in live, student-paced games. */
export function hasDuels(game: GameSetup & { readonly playMode: PlayMode }): boolean {
  return (
    hasFeature(game, 'duels') &&
    game.playMode === 'live' &&
    game.options.isDuelEnabled &&
    // Results must be known, and final.
    !game.options.reviewAndSubmit &&
    game.options.showAnswers !== 'never'
  );
}
