// What a game looks and sounds like that has features with a theme and a tune of their own.

import { hasDuels } from '#core/features/duels/hasDuels.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import type { MusicCategory } from '#src/services/sound/names.ts';

/** The id of its theme, on the pages of its players and on the projector; null where it is shown in the theme of the page. */
export const themeOfGame = (room: RoomInfo): string | null => (hasDuels(room) ? 'duels' : null);

/** What is heard while questions are played. */
export const tuneOfGame = (room: RoomInfo): MusicCategory => (hasDuels(room) ? 'duelQuestion' : 'question');
