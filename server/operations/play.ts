// Handlers of a player's moves.

import {
  handOf,
  isPlaying,
  ownState,
  playerBoard,
  receiptSlide,
  responsesBy,
  type Room,
  summaryOf,
} from '#core/authority/index.ts';
import { at } from '#core/collections/list.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import { takesReactions } from '#core/features/reactions/reactions.ts';
import { limited, seatAlone, seatOf } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { seatAnswer } from '#server/operations/join.ts';
import { settled } from '#server/operations/settle.ts';
import type { OpenRoom } from '#server/rooms/openRoom.ts';

export const getQuestions: Handler<'getQuestions'> = async (request, caller, services) => {
  const { open, seat } = await seatOf(request, caller, services);
  const { playerId, redemptionId, reviewId } = request;
  const { room } = await settled(open.submit({ type: 'openQuestion', playerId, redemptionId, reviewId }));
  return seatAnswer(open, room, seat);
};

/** What changed for the player, and no more. Teacher-paced, nothing is told before the reveal. */
function receipt(open: OpenRoom, room: Room, seat: number) {
  const now = Date.now();
  const slide = receiptSlide(room, seat);
  if (!slide) throw new OperationError('room.NOT_STARTED');
  const me = isTeacherPaced(room) ? null : ownState(room, seat, open.ranks.context(room, now));
  return { seq: room.seq, now, me, slide };
}

export const proceedGame: Handler<'proceedGame'> = async (request, caller, services) => {
  const { open, seat } = await seatOf(request, caller, services);
  const { playerId, questionId, response, asking } = request;
  const { room } = await settled(
    open.submit({
      type: 'answer',
      commandId: caller.commandId,
      playerId,
      questionId,
      state: response.state,
      answer: response.answer,
      asking,
      networkMs: Math.round((caller.socket?.roundTripMs ?? 0) / 2),
    }),
  );
  return receipt(open, room, seat);
};

export const getHint: Handler<'getHint'> = async (request, caller, services) => {
  const { open, seat } = await seatOf(request, caller, services);
  const { playerId, questionId, hint } = request;
  const { room } = await settled(open.submit({ type: 'takeHint', playerId, questionId, hint }));
  return seatAnswer(open, room, seat);
};

export const extraLife: Handler<'extraLife'> = async (request, caller, services) => {
  const { open, seat } = await seatOf(request, caller, services);
  const { playerId, questionId, use } = request;
  const { room } = await settled(open.submit({ type: 'extraLife', playerId, questionId, use }));
  return seatAnswer(open, room, seat);
};

export const answerLater: Handler<'answerLater'> = async (request, caller, services) => {
  const { open, seat } = await seatOf(request, caller, services);
  const { roomHash, playerId, questionId, draft } = request;
  limited(services.limits.postponesBySeat.take(`${roomHash}:${playerId}`, Date.now()));
  const { room } = await settled(
    open.submit({ type: 'answerLater', commandId: caller.commandId, playerId, questionId, draft }),
  );
  return seatAnswer(open, room, seat);
};

export const skipQuestion: Handler<'skipQuestion'> = async (request, caller, services) => {
  const { open, seat } = await seatOf(request, caller, services);
  const { playerId, questionId, asking } = request;
  const { room } = await settled(
    open.submit({ type: 'skip', commandId: caller.commandId, playerId, questionId, asking }),
  );
  return receipt(open, room, seat);
};

export const skipManyQuestions: Handler<'skipManyQuestions'> = async (request, caller, services) => {
  const { open, seat } = await seatOf(request, caller, services);
  const { playerId, responses } = request;
  const questionIds = responses.map(({ questionId }) => questionId);
  const { commandId } = caller;
  const { room } = await settled(open.submit({ type: 'skipMany', commandId, playerId, questionIds }));
  return { ...seatAnswer(open, room, seat), responses: responsesBy(room, seat, commandId) };
};

export const raiseHand: Handler<'raiseHand'> = async (request, caller, services) => {
  const { open, seat } = await seatAlone(request, caller, services);
  const { roomHash, playerId, raised } = request;
  limited(services.limits.handsBySeat.take(`${roomHash}:${playerId}`, Date.now()));
  const { room } = await settled(open.submit({ type: 'raiseHand', playerId, raised }));
  return { seq: room.seq, studentQueueNo: handOf(room, seat) || null };
};

export const reactionUpdate: Handler<'reactionUpdate'> = async (request, caller, services) => {
  const { open, seat } = await seatAlone(request, caller, services);
  const { roomHash, playerId, reactionDetail } = request;
  limited(services.limits.reactionsBySeat.take(`${roomHash}:${playerId}`, Date.now()));
  const own = at(open.room.seats, seat);
  if (!own || !isPlaying(own)) throw new OperationError('player.NOT_APPROVED');
  const { room } = open;
  const slide = isTeacherPaced(room) ? room.slide?.state : own.open && 'active';
  if (!takesReactions(room, slide ?? null)) throw new OperationError('room.WRONG_STATE');
  open.react(reactionDetail);
  return { shown: true };
};

export const reportFocus: Handler<'reportFocus'> = async (request, caller, services) => {
  const { open } = await seatAlone(request, caller, services);
  const { roomHash, playerId, away } = request;
  limited(services.limits.focusBySeat.take(`${roomHash}:${playerId}`, Date.now()));
  const { room } = await settled(open.submit({ type: 'reportFocus', playerId, away }));
  return { seq: room.seq };
};

export const getRank: Handler<'getRank'> = async (request, caller, services) => {
  const { open, seat } = await seatOf(request, caller, services);
  const context = open.ranks.context(open.room, Date.now());
  return { rank: ownState(open.room, seat, context).rank, board: playerBoard(open.room, seat, context) };
};

export const subscribe: Handler<'subscribe'> = async (request, caller, services) => {
  const { open, seat } = await seatOf(request, caller, services);
  caller.socket?.watch(open, seat, request.board);
  return { board: playerBoard(open.room, seat, open.ranks.context(open.room, Date.now())) };
};

export const playerGameOver: Handler<'playerGameOver'> = async (request, caller, services) => {
  const { open, seat } = await seatOf(request, caller, services);
  // A game that is over for all is over for this player too: asked twice, or late, the answer is the same.
  if (isFinished(open.room.state)) return seatAnswer(open, open.room, seat);
  const { playerId, attempt } = request;
  const { room } = await settled(open.submit({ type: 'finish', playerId, attempt }));
  return seatAnswer(open, room, seat);
};

export const playerSummary: Handler<'playerSummary'> = async (request, caller, services) => {
  const { open, seat } = await seatOf(request, caller, services);
  const { room } = open;
  const summary = summaryOf(room, seat, open.ranks.context(room, Date.now()));
  if (summary) return { summary };
  throw new OperationError(
    isPlaying(at(room.seats, seat) as never) ? 'room.WRONG_STATE' : 'player.NOT_APPROVED',
  );
};
