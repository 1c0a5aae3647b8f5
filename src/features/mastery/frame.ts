// What is said of the questions of a mastery game.

import { asksUntilRight } from '#core/modes/registry.ts';
import type { FramePart } from '#src/features/framePart.ts';

export const mastery: FramePart = {
  /** The line is always there: nothing moves under a finger when an answer is judged. */
  note({ me, room, slide }) {
    if (room.type !== 'mastery_mode') return null;
    if (slide?.feedback?.comesAgain) return { key: 'play:mastery.comesAgain' };
    if ((slide?.asking ?? 1) > 1 && !slide?.answered) return { key: 'play:mastery.note' };
    return { key: 'play:mastery.done', values: { done: me.answered, count: room.questionCount } };
  },
  saysAgain: ({ room }) => (asksUntilRight(room) ? 'play:mastery.note' : null),
};
