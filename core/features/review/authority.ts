// What a player can look over and change before handing in.

import { countingResponses, timesByQuestion } from '#core/authority/askings.ts';
import { likenessTo } from '#core/authority/commandId.ts';
import type { Refusal } from '#core/authority/commands.ts';
import { type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import { isOver } from '#core/authority/dueTimes.ts';
import { answerFits } from '#core/authority/grade.ts';
import { orderOf } from '#core/authority/order/draw.ts';
import { nextOf } from '#core/authority/order/order.ts';
import { MOST_REVISIONS, revisable } from '#core/features/review/authorityOrder.ts';
import type { Feature, PlayerTurn } from '#core/authority/ruleSet.ts';
import { reopening } from '#core/authority/rules/attempts.ts';
import { deadlineOf } from '#core/authority/slides.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { offersReview, REVIEW } from '#core/features/review/review.ts';
import type { ReviewItem } from '#core/features/review/index.ts';
import type { Answer } from '#core/questions/question.ts';
import { isAttempt, isFinished } from '#core/room/phase.ts';

interface ReviewTypes {
  readonly opening: {
    /** At the review: the question to open once more. */
    readonly reviewId?: string | undefined;
  };
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly review: ReviewTypes;
  }
}

export const review: Feature<'review'> = {
  version: 1,
  turn: 2,
  views: {
    choice: (room, index, seat) => ({ review: reviewFor(room, index, seat) }),
    hostRow: (room, index, seat) => ({ atReview: isAtReview(room, index, seat) }),
  },
  orders: { revisable },
  hooks: { draft: currentAnswer, showsAll: isAtReview },
  choice: {
    stands: isAtReview,
    holds: (room) => offersReview(room),
    byRobot: (playerId) => ({ type: 'finish', playerId }),
    onNext: (turn, { reviewId }) => ({ stop: reviewId === undefined ? NOTHING : reopen(turn, reviewId) }),
  },
  sample: {
    opening({ game, playerId, what }) {
      const review = game.viewOf(playerId)?.slide?.review ?? [];
      const again = review[what % Math.max(1, review.length)];
      return again ? { reviewId: again.questionId } : null;
    },
    options: { reviewAndSubmit: [true, false] },
  },
};

/** Whether the seat has met every question, and looks its answers over. */
function isAtReview(room: Room, seatIndex: number, seat: Seat): boolean {
  if (!offersReview(room) || isFinished(room.state) || isOver(room, seat) || seat.open) return false;
  return nextOf(room, seatIndex, seat) === undefined;
}

/** Each question with what became of it, in the player's own order; none while the seat is not at the review. */
function reviewFor(room: Room, seatIndex: number, seat: Seat): readonly ReviewItem[] {
  if (!isAtReview(room, seatIndex, seat)) return [];
  const given = countingResponses(seat.responses);
  const times = timesByQuestion(seat.responses);
  const askings = askingsByQuestion(seat);
  return orderOf(room, seatIndex).flatMap((q, index) => {
    const question = room.questions[q]?.question;
    if (!question) return [];
    const response = given.get(q);
    const isAnswered = response !== undefined && isAttempt(response.state);
    const timeIsUp = room.options.timer === 'strict' && (times.get(q) ?? 0) >= question.timeMs;
    const mayRevise = !timeIsUp && (askings.get(q) ?? 0) <= MOST_REVISIONS;
    const text = (question.text || (question.media?.alt ?? '')).slice(0, REVIEW.textLength);
    return { questionId: question.id, index, text, isAnswered, mayRevise };
  });
}

function askingsByQuestion({ responses }: Seat): ReadonlyMap<number, number> {
  const askings = new Map<number, number>();
  for (const { q } of responses) askings.set(q, (askings.get(q) ?? 0) + 1);
  return askings;
}

/** The question opens once more: its clock goes on where it stood. */
function reopen(turn: PlayerTurn, questionId: string): Decision {
  const { room, seat, index, now } = turn;
  const item = reviewFor(room, index, seat).find((each) => each.questionId === questionId);
  const q = room.questions.findIndex(({ question }) => question.id === questionId);
  if (!item) return refused('response.WRONG_QUESTION');
  if (!item.mayRevise) return refused('response.QUESTION_CLOSED');
  const usedMs = timesByQuestion(seat.responses).get(q) ?? 0;
  return events({ ...reopening(turn, q), deadline: deadlineOf(room, q, now - usedMs) });
}

/** The answer that stands while its question is open once more; null where there is none, or it is the first time. */
function currentAnswer(room: Room, { open, responses }: Seat): Response['answer'] {
  if (!open?.asking || !offersReview(room)) return null;
  return countingResponses(responses).get(open.q)?.answer ?? null;
}

interface Revision {
  readonly questionId: string;
  readonly commandId: string;
  readonly answer: Answer;
}

/**
 * How this answer to a question, looked over once more, is given: as which asking, and whether the question has to be opened for it; or why it
 * can't be. A question must not be opened for an answer that is refused: it would stand open, and its clock run.
 */
export function revisionOf(
  room: Room,
  seatIndex: number,
  { questionId, commandId, answer }: Revision,
): Refusal | { readonly asking: number | undefined; readonly opens: boolean } {
  const seat = at(room.seats, seatIndex);
  const given = seat?.responses.filter(({ q }) => room.questions[q]?.question.id === questionId) ?? [];
  const [first] = given;
  const keyed = first && room.questions[first.q];
  // What was not answered yet is answered as any other.
  if (!seat || !first || !keyed) return 'response.WRONG_QUESTION';
  const likeness = likenessTo(commandId);
  const done = given.find((response) => likeness(response.commandId) !== 'other');
  if (done) return { asking: done.asking, opens: false };
  if (seat.open?.q === first.q) return { asking: seat.open.asking, opens: false };
  const item = reviewFor(room, seatIndex, seat).find((each) => each.questionId === questionId);
  if (!item) return 'response.ALREADY_ANSWERED';
  if (!answerFits(keyed, answer)) return 'response.CANT_SAVE';
  return item.mayRevise ? { asking: given.length + 1, opens: true } : 'response.QUESTION_CLOSED';
}
