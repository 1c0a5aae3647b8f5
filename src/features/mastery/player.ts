// What is said of the questions of a mastery game.

import { mastery as phases } from '#src/features/mastery/phases.ts';
import { asksUntilRight } from '#core/modes/registry.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';

export const mastery: PlayerFeature = {
  phases,

  /** The line is always there: nothing moves under a finger when an answer is judged. */
  note({ me, room, slide }) {
    if (!asksUntilRight(room)) return null;
    if (slide?.feedback?.comesAgain) return { key: 'play:mastery.comesAgain' };
    if ((slide?.asking ?? 1) > 1 && !slide?.answered) return { key: 'play:mastery.note' };
    return { key: 'play:mastery.done', values: { done: me.answered, count: room.questionCount } };
  },
  saysOfVerdict: ({ slide }) => (slide?.feedback?.comesAgain ? { key: 'play:mastery.comesAgain' } : null),
  saysAgain: ({ room }) => (asksUntilRight(room) ? 'play:mastery.note' : null),
};
