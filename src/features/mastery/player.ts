import { mastery as phases } from '#src/features/mastery/phases.ts';
import { asksUntilRight } from '#core/modes/registry.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';

export const mastery: PlayerFeature = {
  phases,

  /** Always takes up a line, so nothing shifts under a finger when an answer is graded. */
  note({ me, room, slide }) {
    if (!asksUntilRight(room)) return null;
    if (slide?.feedback?.comesAgain) return { key: 'play:mastery.comesAgain' };
    if ((slide?.asking ?? 1) > 1 && !slide?.answered) return { key: 'play:mastery.note' };
    return { key: 'play:mastery.done', values: { done: me.answered, count: room.questionCount } };
  },
  verdictAnnouncement: ({ slide }) =>
    slide?.feedback?.comesAgain ? { key: 'play:mastery.comesAgain' } : null,
  repeatAnnouncement: ({ room }) => (asksUntilRight(room) ? 'play:mastery.note' : null),
};
