// Stops of a climb stand between two questions. What they need is loaded by games with a mountain.

import type { PlayerView } from '#core/views/playerView.ts';
import { loadParts, parts } from '#src/features/mysticPeak/load.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';

/** Until its parts are there. */
const COMING: Phase = { id: 'peak.stop', scene: 'question', onNext: () => null };

export const mysticPeak: PhaseSource<'peak.stop' | 'peak.obstacle'> = {
  feature: 'mysticPeak',
  ids: ['peak.stop', 'peak.obstacle'],
  open: (seat) => ({
    watch({ me }: PlayerView) {
      if (me.climb) void loadParts();
    },
    beforeNext({ view }) {
      if (!view.me.climb?.stop) return null;
      if (parts) return parts.stopPhase(seat, view);
      void loadParts().then(({ stopPhase }) => {
        const { view: now } = seat.room.getState();
        const phase = now && stopPhase(seat, now);
        if (phase) seat.replacePhase(phase);
      });
      return COMING;
    },
  }),
};
