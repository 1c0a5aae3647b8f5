// Correction rules: the host changes what is correct in a game that runs or is over.

import { changedQuestions, concernedSeats, withCorrection } from '#core/authority/corrections.ts';
import type { CorrectionCommands } from '#core/authority/commands.ts';
import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import { isOver } from '#core/authority/dueTimes.ts';
import type { CorrectionEvent, RoomEvent } from '#core/authority/events.ts';
import { answerFits } from '#core/authority/grade.ts';
import { marksToKeep } from '#core/authority/marking.ts';
import { finishedReason } from '#core/authority/refusals.ts';
import type { HostTurn, RuleSet } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Seat } from '#core/authority/state.ts';
import { WHOLE_VIEW } from '#core/authority/announcements.ts';
import { deepEqual } from '#core/collections/deepEqual.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';

export const corrections: RuleSet<never, CorrectionCommands['host'], CorrectionEvent> = {
  version: 2,
  playerCommands: {},
  hostCommands: { correctQuestion },
  evolve: { questionCorrected: withCorrection },
  tells: {
    questionCorrected: (event, { before, room }) => {
      const name = 'updateQuestionState';
      // A teacher marks answer after answer while others play. These need no more than the leaderboard.
      const isLimited = event.change.type === 'marks' && !isFinished(room.state);
      const seats = isLimited ? concernedSeats(event, before, room) : 'all';
      return {
        // Keys in summaries, everyone's points and the ranks.
        players: [{ name, seats, sections: WHOLE_VIEW, exact: true }],
        soon: isLimited ? ['board'] : [],
        host: { name, immediate: true, seats, questions: [event.q] },
      };
    },
  },
};

function correctQuestion(
  { room, now, rules }: HostTurn,
  { questionId, change: wanted, mayLose, commandId }: CorrectionCommands['host'],
): Decision {
  if (room.startedAt === null) return refused('room.WRONG_STATE');
  if (room.state === 'archived') return refused(finishedReason(room));
  const q = room.questions.findIndex(({ question }) => question.id === questionId);
  const keyed = room.questions[q];
  const { original = keyed } = room.corrections?.[q] ?? {};
  const isMarking = wanted.type === 'marks';
  // Nothing was scored, so nothing can be corrected.
  if (!keyed || !(isMarking || original?.question.hasCorrectAnswer))
    return refused('response.WRONG_QUESTION');
  const change = isMarking ? { ...wanted, marks: marksToKeep(room, q, wanted.marks) } : wanted;
  if ('answer' in change && !answerFits(keyed, change.answer)) return refused('response.CANT_SAVE');
  const changed = changedQuestions(room, q, { change, at: now });
  if (!changed) return refused('response.CANT_SAVE');
  const isFull = (of: typeof room.corrections): boolean => of?.[q]?.fullMarks === true;
  if (deepEqual(changed.questions[q], keyed) && isFull(changed.corrections) === isFull(room.corrections))
    return NOTHING;
  const event: CorrectionEvent = {
    type: 'questionCorrected',
    q,
    change,
    // A teacher who lowers a mark means it.
    mayLose: mayLose || isMarking,
    commandId,
    at: now,
  };
  // A mark is no result, so no question comes back or stays away by it.
  return accepted(event, ...(isMarking ? [] : finishing({ room, now, rules }, [event])));
}

/** Events of players for whom the corrections leave nothing to do, such as a question that won't come back. */
export function finishing(
  { room, now, rules }: HostTurn,
  events: readonly CorrectionEvent[],
): readonly RoomEvent[] {
  if (isTeacherPaced(room) || isFinished(room.state)) return [];
  const after = events.reduce((each, event) => withCorrection(each, event, rules), room);
  return [...entriesOf(after.seats)].flatMap(([index, seat]) => {
    const before = at(room.seats, index) as Seat;
    if (!isPlaying(seat) || isOver(room, seat) || rules.hasNothingLeft(room, index, before)) return [];
    return rules.hasNothingLeft(after, index, seat) ? rules.finishing(after, index, now) : [];
  });
}
