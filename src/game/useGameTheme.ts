// The theme of a game that is played on this page, drawn or not.

import { useEffect } from 'react';
import type { RoomInfo } from '#core/views/playerView.ts';
import { themeOfGame } from '#src/game/ambience.ts';
import { useServices, useSetting } from '#src/platform/ServicesProvider.tsx';
import { changeTheme, DEFAULT_THEME } from '#src/platform/theme/themes.ts';

/**
 * The page and its sounds wear the game's theme until the game is left. `forWall`: the wall shows the host's
 * choice, whatever theme the device has of its own.
 */
export function useGameTheme(room: RoomInfo, forWall = false): void {
  const { sound } = useServices();
  const own = useSetting('theme');
  const theme = themeOfGame(room, forWall ? null : own);
  useEffect(() => {
    void changeTheme({ game: theme });
    sound.setTheme(theme);
  }, [sound, theme]);
  // Apart, so that a change of theme doesn't pass through the page's own.
  useEffect(
    () => () => {
      void changeTheme({ game: null });
      sound.setTheme(DEFAULT_THEME);
    },
    [sound],
  );
}
