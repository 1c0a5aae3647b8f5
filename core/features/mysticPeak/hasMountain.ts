import { hasFeature } from '#core/modes/registry.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';

/** Whether this game is a climb through camps. */
export function hasMountain(game: Pick<GameSetup, 'type'>): boolean {
  return hasFeature(game, 'mysticPeak');
}

/** Whether anything stands between its questions: without, everybody is a trekker. */
export function hasStops(game: GameSetup): boolean {
  return hasMountain(game) && game.options.breakRooms === 'yes';
}
