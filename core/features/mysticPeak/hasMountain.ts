import { hasFeature } from '#core/modes/registry.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';

/** True if this game is a climb through camps. */
export function hasMountain(game: Pick<GameSetup, 'type'>): boolean {
  return hasFeature(game, 'mysticPeak');
}

/** True if there are stops between questions; without them, everyone is a Trekker. */
export function hasStops(game: GameSetup): boolean {
  return hasMountain(game) && game.options.breakRooms === 'yes';
}
