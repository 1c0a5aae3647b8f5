// Own-game entry: a game as listed on one of its players' devices.

import { isAnswerable } from '#core/authority/answerable.ts';
import type { ViewContext } from '#core/authority/viewContext.ts';
import { countedResponses } from '#core/authority/countedResponses.ts';
import { deadlineOfSeat } from '#core/authority/dueTimes.ts';
import { ownState } from '#core/authority/engine/playerView.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { willRepeat, finishedCount } from '#core/authority/order/order.ts';
import { betterEarlierAttempt } from '#core/authority/standing.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { attemptSummary, type AttemptSummary } from '#core/authority/attemptSummary.ts';
import { at } from '#core/collections/list.ts';
import { isRunByPlayer } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import { accuracyOf } from '#core/scoring/score.ts';
import type { OwnGame } from '#core/views/ownGame.ts';
import { showsResults } from '#core/room/results.ts';

/**
 * Returns null when there is nothing to come back to: the game closed before it started, the player was
 * removed or rejected, or it is a preview.
 */
export function ownGame(room: Room, seatIndex: number, context: ViewContext): OwnGame | null {
  const seat = at(room.seats, seatIndex) as Seat;
  const finished = isFinished(room.state);
  if (room.isPreview || seat.deleted || seat.approval === 'rejected' || (finished && room.startedAt === null))
    return null;
  const me = ownState(room, seatIndex, context);
  const isAlone = room.playMode === 'solo';
  // Between attempts there is something to continue, but a solo game starts over from its link.
  // In a game run by friends, a player who is done comes back to see who wins.
  const isOver = finished || (me.isOver && !isRunByPlayer(room) && (isAlone || me.remainingAttempts === 0));
  const hidden = !showsResults(room);
  // A finished game shows the attempt that counts.
  const best = isOver ? betterEarlierAttempt(seat) : undefined;
  const told: AttemptSummary = best ? attemptSummary(best) : seat;
  return {
    roomHash: room.hash,
    roomCode: room.code,
    quizName: room.title,
    quizId: isAlone && !room.repeats ? room.quizId : null,
    gameType: room.type,
    gameMode: room.playMode,
    createdAt: seat.joinedAt,
    expiry: isOver ? null : deadlineOfSeat(room, seat),
    isOver,
    isAttemptOver: me.isOver,
    isPaused: room.state === 'paused',
    playerId: seat.id,
    playerUsername: seat.name,
    character: seat.character,
    numQuestions: askedInAttempt(room),
    numQuesAttempted: playedIn(room, told),
    score: hidden ? null : told.score,
    numCorrect: hidden ? null : told.totalCorrect,
    accuracy: hidden ? null : accuracyOf(told.marks, told.possible, told.responses.length),
  };
}

/** Number of questions finished with an answer; a skipped question wasn't played. */
function playedIn(room: Room, told: AttemptSummary): number {
  const given = [...countedResponses(told.responses).values()].filter(({ q }) => isAnswerable(room, q));
  const isOverUnanswered = (response: Response): boolean => !response.answer && !willRepeat(room, response);
  return finishedCount(room, told) - given.filter(isOverUnanswered).length;
}
