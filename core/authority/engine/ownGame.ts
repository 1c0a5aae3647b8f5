// A game as the device of one of its players lists it.

import { asks } from '#core/authority/asked.ts';
import type { ViewContext } from '#core/authority/viewContext.ts';
import { countingResponses } from '#core/authority/askings.ts';
import { timeOf } from '#core/authority/dueTimes.ts';
import { ownState } from '#core/authority/engine/playerView.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { comesAgain, doneCount } from '#core/authority/order/order.ts';
import { earlierBest } from '#core/authority/standing.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { toldOf, type ToldAttempt } from '#core/authority/toldAttempt.ts';
import { at } from '#core/collections/list.ts';
import { isRunByPlayer } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import { accuracyOf } from '#core/scoring/score.ts';
import type { OwnGame } from '#core/views/ownGame.ts';
import { tellsResults } from '#core/room/results.ts';

/** null for whom the game is closed, or who was removed or not let in: there is nothing to come back to; nor is there to a preview. */
export function ownGame(room: Room, seatIndex: number, context: ViewContext): OwnGame | null {
  const seat = at(room.seats, seatIndex) as Seat;
  const finished = isFinished(room.state);
  if (room.isPreview || seat.deleted || seat.approval === 'rejected' || (finished && room.startedAt === null))
    return null;
  const me = ownState(room, seatIndex, context);
  const isAlone = room.playMode === 'solo';
  // Between two attempts there is something to go on with; but a game alone begins anew from its link.
  // Whose friends still play comes back to see who wins.
  const isOver = finished || (me.isOver && !isRunByPlayer(room) && (isAlone || me.remainingAttempts === 0));
  const hidden = !tellsResults(room);
  // What is played to its end is told by the attempt that counts.
  const best = isOver ? earlierBest(seat) : undefined;
  const told: ToldAttempt = best ? toldOf(best) : seat;
  return {
    roomHash: room.hash,
    roomCode: room.code,
    quizName: room.title,
    quizId: isAlone && !room.repeats ? room.quizId : null,
    gameType: room.type,
    gameMode: room.playMode,
    createdAt: seat.joinedAt,
    expiry: isOver ? null : timeOf(room, seat),
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

/** Questions that are over with an answer: who skips one has not played it. */
function playedIn(room: Room, told: ToldAttempt): number {
  const given = [...countingResponses(told.responses).values()].filter(({ q }) => asks(room, q));
  const isOverUnanswered = (response: Response): boolean => !response.answer && !comesAgain(room, response);
  return doneCount(room, told) - given.filter(isOverUnanswered).length;
}
