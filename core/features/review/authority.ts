// Review: players can check and change their answers before submitting them.

import { isAnswerable } from '#core/authority/answerable.ts';
import { countedResponses, timesByQuestion } from '#core/authority/countedResponses.ts';
import { compareCommandId } from '#core/authority/commandId.ts';
import type { Refusal } from '#core/authority/commands.ts';
import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import { isOver } from '#core/authority/dueTimes.ts';
import { answerFits } from '#core/authority/grade.ts';
import { orderOf } from '#core/authority/order/draw.ts';
import { nextOf } from '#core/authority/order/order.ts';
import { MAX_REVISIONS, revisable } from '#core/features/review/authorityOrder.ts';
import type { Feature, PlayerTurn } from '#core/authority/ruleSet.ts';
import { questionOpening } from '#core/authority/rules/attempts.ts';
import { deadlineOf } from '#core/authority/slides.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { offersReview, REVIEW } from '#core/features/review/review.ts';
import type { ReviewItem } from '#core/features/review/index.ts';
import type { Answer } from '#core/questions/question.ts';
import { isAttempt, isFinished } from '#core/room/phase.ts';

interface ReviewTypes {
  readonly opening: {
    /** At the review: the question to reopen. */
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
  priority: 2,
  views: {
    choice: (room, index, seat) => ({ review: reviewFor(room, index, seat) }),
    hostRow: (room, index, seat) => ({ atReview: isAtReview(room, index, seat) }),
  },
  orders: { revisable },
  hooks: { draft: currentAnswer, showsAll: isAtReview },
  choice: {
    isPending: isAtReview,
    keepsAttemptOpen: (room) => offersReview(room),
    botCommand: (playerId) => ({ type: 'finish', playerId }),
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

/** True if the seat has met every question and is reviewing its answers. */
function isAtReview(room: Room, seatIndex: number, seat: Seat): boolean {
  if (!offersReview(room) || isFinished(room.state) || isOver(room, seat) || seat.open) return false;
  return nextOf(room, seatIndex, seat) === undefined;
}

/**
 * Returns every question with its status, in the player's own order; empty unless the seat is at the review.
 */
function reviewFor(room: Room, seatIndex: number, seat: Seat): readonly ReviewItem[] {
  if (!isAtReview(room, seatIndex, seat)) return [];
  const given = countedResponses(seat.responses);
  const times = timesByQuestion(seat.responses);
  const askings = askingsByQuestion(seat);
  return orderOf(room, seatIndex).flatMap((q, index) => {
    const question = room.questions[q]?.question;
    if (!question || !isAnswerable(room, q)) return [];
    const response = given.get(q);
    const isAnswered = response !== undefined && isAttempt(response.state);
    const timeIsUp = room.options.timer === 'strict' && (times.get(q) ?? 0) >= question.timeMs;
    const mayRevise = !timeIsUp && (askings.get(q) ?? 0) <= MAX_REVISIONS;
    const text = (question.text || (question.media?.alt ?? '')).slice(0, REVIEW.textLength);
    return { questionId: question.id, index, text, isAnswered, mayRevise };
  });
}

function askingsByQuestion({ responses }: Seat): ReadonlyMap<number, number> {
  const askings = new Map<number, number>();
  for (const { q } of responses) askings.set(q, (askings.get(q) ?? 0) + 1);
  return askings;
}

/** Reopens a question. Its clock continues where it stopped. */
function reopen(turn: PlayerTurn, questionId: string): Decision {
  const { room, seat, index, now } = turn;
  const item = reviewFor(room, index, seat).find((each) => each.questionId === questionId);
  const q = room.questions.findIndex(({ question }) => question.id === questionId);
  if (!item) return refused('response.WRONG_QUESTION');
  if (!item.mayRevise) return refused('response.QUESTION_CLOSED');
  const usedMs = timesByQuestion(seat.responses).get(q) ?? 0;
  return accepted({ ...questionOpening(turn, q), deadline: deadlineOf(room, q, now - usedMs) });
}

/**
 * Returns the current answer to a reopened question; null if there is none, or if it is open for the first
 * time.
 */
function currentAnswer(room: Room, { open, responses }: Seat): Response['answer'] {
  if (!open?.asking || !offersReview(room)) return null;
  return countedResponses(responses).get(open.q)?.answer ?? null;
}

interface Revision {
  readonly questionId: string;
  readonly commandId: string;
  readonly answer: Answer;
}

/**
 * Returns how an answer given at the review is recorded: as which asking, and whether the question has to be
 * opened first; or why it is refused. A question must not be opened for a refused answer, because it would
 * stay open with its clock running.
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
  // Questions not answered yet are answered in the usual way.
  if (!seat || !first || !keyed) return 'response.WRONG_QUESTION';
  const likeness = compareCommandId(commandId);
  const done = given.find((response) => likeness(response.commandId) !== 'other');
  if (done) return { asking: done.asking, opens: false };
  if (seat.open?.q === first.q) return { asking: seat.open.asking, opens: false };
  const item = reviewFor(room, seatIndex, seat).find((each) => each.questionId === questionId);
  if (!item) return 'response.ALREADY_ANSWERED';
  if (!answerFits(keyed, answer)) return 'response.CANT_SAVE';
  return item.mayRevise ? { asking: given.length + 1, opens: true } : 'response.QUESTION_CLOSED';
}
