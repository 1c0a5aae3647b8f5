import { hasFeature } from '#core/modes/registry.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';
import type { PlayMode } from '#core/room/phase.ts';

/** Whether players of this game strike each other: in one that is played together, each at an own pace. */
export function hasDuels(game: GameSetup & { readonly playMode: PlayMode }): boolean {
  return (
    hasFeature(game, 'duels') &&
    game.playMode === 'live' &&
    game.options.isDuelEnabled &&
    // What is right must be known, and stay so.
    !game.options.reviewAndSubmit &&
    game.options.showAnswers !== 'never'
  );
}
