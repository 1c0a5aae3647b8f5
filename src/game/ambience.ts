// The theme and music of a game, where one of its features brings its own.

import type { RoomInfo } from '#core/views/playerView.ts';
import { handedDown } from '#src/platform/handedDown.ts';
import type { MusicCategory } from '#src/platform/sound/names.ts';

export interface Ambience {
  readonly isIn: (room: RoomInfo) => boolean;
  /** The id of a theme. */
  readonly theme: string;
  /** What is heard while questions are played. */
  readonly tune: MusicCategory;
}

export const ambiences = handedDown<readonly Ambience[]>([]);

const ambienceOf = (room: RoomInfo): Ambience | undefined => ambiences.get().find(({ isIn }) => isIn(room));

/** The id of its theme, on the pages of its players and on the projector; null where it is shown in the theme of the page. */
export const themeOfGame = (room: RoomInfo): string | null => ambienceOf(room)?.theme ?? null;

/** What is heard while questions are played. */
export const tuneOfGame = (room: RoomInfo): MusicCategory => ambienceOf(room)?.tune ?? 'question';
