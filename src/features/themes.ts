// The themes that features bring: a game that has one is shown in it, on the pages of its players and on the projector.

import { hasDuels } from '#core/features/duels/duels.ts';
import type { RoomInfo } from '#core/views/playerView.ts';

/** Its id; null where the game is shown in the theme of the page. */
export const themeOfGame = (room: RoomInfo): string | null => (hasDuels(room) ? 'duels' : null);
