// Theme and music of a game, if one of its features brings its own.

import type { RoomInfo } from '#core/views/playerView.ts';
import { createInjected } from '#src/platform/injected.ts';
import type { MusicCategory } from '#src/platform/sound/names.ts';

export interface Ambience {
  readonly isIn: (room: RoomInfo) => boolean;
  /** Theme id. */
  readonly theme: string;
  /** Music while questions are played. */
  readonly tune: MusicCategory;
}

export const ambiences = createInjected<readonly Ambience[]>([]);

const ambienceOf = (room: RoomInfo): Ambience | undefined => ambiences.get().find(({ isIn }) => isIn(room));

/** Theme id for the game's player pages and projector; null to use the page's theme. */
export const themeOfGame = (room: RoomInfo): string | null => ambienceOf(room)?.theme ?? null;

/** Music while questions are played. */
export const tuneOfGame = (room: RoomInfo): MusicCategory => ambienceOf(room)?.tune ?? 'question';
