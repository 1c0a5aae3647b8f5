// Gallery phases that show the climb's scenes.

import { obstaclePhase, shownStop, waitingPhase } from '#src/features/mysticPeak/parts.tsx';
import type { GalleryPhases } from '#src/game/galleryPhases.ts';

export const mysticPeak: GalleryPhases = {
  obstacle: ({ player }) => obstaclePhase(player),
  peakStop({ player, board = null }) {
    const rivals = { board: () => board };
    return shownStop(player, undefined, rivals) ?? waitingPhase(rivals);
  },
};
