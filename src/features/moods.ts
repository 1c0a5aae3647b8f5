// How features let a game look and sound as a whole, on the pages of its players and on the projector.

import { hasDuels } from '#core/features/duels/duels.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import type { MusicCategory } from '#src/services/sound/names.ts';

/** The id of its theme; null where it is shown in the theme of the page. */
export const themeOfGame = (room: RoomInfo): string | null => (hasDuels(room) ? 'duels' : null);

/** What is heard while it is played. */
export const musicOfGame = (room: RoomInfo): MusicCategory => (hasDuels(room) ? 'duelMusic' : 'question');
