// Theme and music of a game, if one of its features brings its own.

import type { RoomInfo } from '#core/views/playerView.ts';
import { createInjected } from '#src/platform/injected.ts';
import { DEFAULT_THEME, isCalmTheme, isOpenTheme, isTheme } from '#src/platform/theme/themes.ts';
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

/**
 * Id of the theme that a game is shown in. `own`: the reader's choice; null for none. A theme that isn't allowed
 * or doesn't exist falls back to the next (specification 2, section 7). A calm one is always allowed.
 */
export function themeOfGame(room: RoomInfo, own: string | null): string {
  const { theme, studentThemes } = room.options;
  const isKept = own !== null && (studentThemes ? isOpenTheme(own) : isCalmTheme(own));
  const wanted = [isKept ? own : null, theme, ambienceOf(room)?.theme];
  return wanted.find((id) => typeof id === 'string' && isTheme(id)) ?? DEFAULT_THEME;
}

/** Music while questions are played. */
export const tuneOfGame = (room: RoomInfo): MusicCategory => ambienceOf(room)?.tune ?? 'question';
