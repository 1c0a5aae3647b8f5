// What a game looks and sounds like that has features with a theme and a tune of their own: a line here for each of them.

import type { PlayerView, RoomInfo } from '#core/views/playerView.ts';
import { duels } from '#src/features/duels/ambience.ts';
import { parts } from '#src/features/mysticPeak/load.ts';
import { mysticPeak } from '#src/features/mysticPeak/theme.ts';
import type { MusicCategory } from '#src/platform/sound/names.ts';

export interface Ambience {
  readonly isIn: (room: RoomInfo) => boolean;
  /** The id of a theme. */
  readonly theme: string;
  /** What is heard while questions are played. */
  readonly tune: MusicCategory;
}

const AMBIENCES: readonly Ambience[] = [mysticPeak, duels];

const ambienceOf = (room: RoomInfo): Ambience | undefined => AMBIENCES.find(({ isIn }) => isIn(room));

/** The id of its theme, on the pages of its players and on the projector; null where it is shown in the theme of the page. */
export const themeOfGame = (room: RoomInfo): string | null => ambienceOf(room)?.theme ?? null;

/** What is heard while questions are played. */
export const tuneOfGame = (room: RoomInfo): MusicCategory => ambienceOf(room)?.tune ?? 'question';

/** How many layers of it are heard by a player; 1 before what a climb needs is there. */
export const layersOfGame = (view: PlayerView): number => parts?.layersOfClimb(view) ?? 1;
