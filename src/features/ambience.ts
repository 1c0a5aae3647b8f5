// What a game looks and sounds like that has features with a theme and a tune of their own.

import { hasDuels } from '#core/features/duels/hasDuels.ts';
import { hasMountain } from '#core/features/mysticPeak/hasMountain.ts';
import type { PlayerView, RoomInfo } from '#core/views/playerView.ts';
import { parts } from '#src/features/mysticPeak/load.ts';
import type { MusicCategory } from '#src/services/sound/names.ts';

/** The id of its theme, on the pages of its players and on the projector; null where it is shown in the theme of the page. */
export function themeOfGame(room: RoomInfo): string | null {
  if (hasMountain(room)) return 'mystic-peak';
  return hasDuels(room) ? 'duels' : null;
}

/** What is heard while questions are played. */
export function tuneOfGame(room: RoomInfo): MusicCategory {
  if (hasMountain(room)) return 'peakQuestion';
  return hasDuels(room) ? 'duelQuestion' : 'question';
}

/** How many layers of it are heard by a player; 1 before what a climb needs is there. */
export const layersOfGame = (view: PlayerView): number => parts?.layersOfClimb(view) ?? 1;
