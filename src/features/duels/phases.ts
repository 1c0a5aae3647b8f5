// Before the next question a player of a duel chooses, where that is due. What the choice needs is loaded by games with duels.

import type { PlayerView } from '#core/views/playerView.ts';
import { loadParts, parts } from '#src/features/duels/load.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';

/** Until its parts are there, which know when it is over. */
const COMING: Phase = { id: 'duel.choice', scene: 'question', onNext: () => null };

export const duels: PhaseSource<'duel.choice' | 'duel.outcome'> = {
  feature: 'duels',
  ids: ['duel.choice', 'duel.outcome'],
  open: (seat) => ({
    watch({ me }: PlayerView) {
      if (me.duel) void loadParts();
    },
    beforeNext({ view }) {
      if (!view.slide?.duelChoice) return null;
      if (parts) return parts.choicePhase(seat.room);
      void loadParts().then(({ choicePhase }) => seat.replacePhase(choicePhase(seat.room)));
      return COMING;
    },
  }),
};
