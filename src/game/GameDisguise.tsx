// Dresses up monsters on the pages of a game, if its theme does so on the canvas.

import type { ReactNode } from 'react';
import type { RoomInfo } from '#core/views/playerView.ts';
import { themeOfGame } from '#src/game/ambience.ts';
import { DISGUISE_THEMES } from '#src/platform/theme/themeIds.ts';
import { DisguiseContext } from '#src/ui/disguise.ts';

interface GameDisguiseProps {
  readonly room: RoomInfo;
  /** The reader's choice of a theme; null for none, and on the wall. */
  readonly own: string | null;
  readonly children: ReactNode;
}

export function GameDisguise({ room, own, children }: GameDisguiseProps): ReactNode {
  return (
    <DisguiseContext value={DISGUISE_THEMES.includes(themeOfGame(room, own))}>{children}</DisguiseContext>
  );
}
