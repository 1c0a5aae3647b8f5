// A game as the device of one of its players lists it.

import type { ViewContext } from '#core/authority/viewContext.ts';
import { countingResponses } from '#core/authority/askings.ts';
import { timeOf } from '#core/authority/dueTimes.ts';
import { ownState } from '#core/authority/playerView.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { doneCount } from '#core/authority/order/order.ts';
import { earlierBest } from '#core/authority/standing.ts';
import type { PastAttempt, Room, Seat } from '#core/authority/state.ts';
import { resultsHidden } from '#core/authority/viewParts.ts';
import { at } from '#core/collections/list.ts';
import { isRunByPlayer } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import type { OwnGame } from '#core/views/ownGame.ts';

/** null for whom the game is closed, or who was removed or not let in: there is nothing to come back to. */
export function ownGame(room: Room, seatIndex: number, context: ViewContext): OwnGame | null {
  const seat = at(room.seats, seatIndex) as Seat;
  const finished = isFinished(room.state);
  if (seat.deleted || seat.approval === 'rejected' || (finished && room.startedAt === null)) return null;
  const me = ownState(room, seatIndex, context);
  const isAlone = room.playMode === 'solo';
  // Between two attempts there is something to go on with; but a game alone begins anew from its link.
  // Whose friends still play comes back to see who wins.
  const isOver = finished || (me.isOver && !isRunByPlayer(room) && (isAlone || me.remainingAttempts === 0));
  const hidden = resultsHidden(room);
  // What is played to its end is told by the attempt that counts.
  const best = isOver ? earlierBest(seat) : undefined;
  const { answered, score, totalCorrect, accuracy } = best ? figuresOf(room, best) : me;
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
    playerId: seat.id,
    playerUsername: seat.name,
    character: seat.character,
    numQuestions: askedInAttempt(room),
    numQuesAttempted: answered,
    score: hidden ? null : score,
    numCorrect: hidden ? null : totalCorrect,
    accuracy: hidden ? null : accuracy,
  };
}

function figuresOf(room: Room, { standing, responses }: PastAttempt) {
  const given = [...countingResponses(responses).values()];
  const right = given.filter(({ result }) => result === 'correct');
  const { score, accuracy } = standing;
  const answered = doneCount(room, { responses, repeated: responses.length - given.length });
  return { answered, score, totalCorrect: right.length, accuracy };
}
