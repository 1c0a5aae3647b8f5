// Phase before a question that opens only when the player is ready, because its clock starts then.

import { runsFromOpening } from '#core/room/phase.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';

export const READY: Phase = {
  id: 'ready',
  onNext(seat) {
    seat.openQuestions({});
    return null;
  },
  scene: 'question',
};

export const ready: PhaseSource<'ready'> = {
  ids: ['ready'],
  phases: [READY],
  open: ({ settings }) => ({
    atStart({ view: { me, room } }) {
      // Students who open homework may only want to look at it first.
      const isFirst = runsFromOpening(room) && me.answered === 0;
      return isFirst || !settings().autoNext ? READY : null;
    },
  }),
};
