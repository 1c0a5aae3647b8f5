// Quiz update rules: the host uses what has changed in the quiz since the room took its questions.

import type { QuizUpdateCommands } from '#core/authority/commands.ts';
import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import type { CorrectionEvent, QuizUpdateEvent } from '#core/authority/events.ts';
import { questionUpdates, withUpdatedQuiz } from '#core/authority/quizUpdates.ts';
import { finishedReason } from '#core/authority/refusals.ts';
import { finishing } from '#core/authority/rules/corrections.ts';
import type { HostTurn, RuleSet } from '#core/authority/ruleSet.ts';
import { toAll, WHOLE_VIEW } from '#core/authority/announcements.ts';

export const quizUpdates: RuleSet<never, QuizUpdateCommands['host'], QuizUpdateEvent> = {
  version: 1,
  playerCommands: {},
  hostCommands: { updateQuiz },
  evolve: { quizUpdated: withUpdatedQuiz },
  tells: {
    quizUpdated: ({ questions }) => ({
      // Players see none of these questions yet, but what can be reached may have changed.
      players: [{ ...toAll('updateQuestionState', ...WHOLE_VIEW), exact: true }],
      host: {
        name: 'updateQuestionState',
        immediate: true,
        seats: 'all',
        questions: questions.map(({ q }) => q),
      },
    }),
  },
};

function updateQuiz(turn: HostTurn, { questions, commandId }: QuizUpdateCommands['host']): Decision {
  const { room, now } = turn;
  if (room.state === 'archived') return refused(finishedReason(room));
  const cause = { commandId, at: now };
  const used = questionUpdates(room, questions).filter((update) => update.used.length > 0);
  const replaced = used.flatMap(({ q, question, isOpened }) => (isOpened ? [] : { q, question }));
  const corrected = used.flatMap(({ q, keyed: { key }, isOpened }): CorrectionEvent | readonly [] =>
    isOpened ? { type: 'questionCorrected', q, change: { type: 'quiz', key }, mayLose: false, ...cause } : [],
  );
  if (used.length === 0) return NOTHING;
  const updated: readonly QuizUpdateEvent[] =
    replaced.length > 0 ? [{ type: 'quizUpdated', questions: replaced, ...cause }] : [];
  return accepted(...updated, ...corrected, ...finishing(turn, corrected));
}
