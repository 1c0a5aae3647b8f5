// How features let a game look and sound as a whole on the projector, as moods.ts says for its players' pages.

import { hasDuels } from '#core/features/duels/duels.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import type { MusicCategory } from '#src/services/sound/names.ts';

export const projectorTheme = (room: RoomInfo): string | null => (hasDuels(room) ? 'duels' : null);
export const projectorMusic = (room: RoomInfo): MusicCategory => (hasDuels(room) ? 'duelMusic' : 'question');
