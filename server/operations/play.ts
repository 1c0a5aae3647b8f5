// Handlers for a player's moves.

import {
  newestOf,
  ownState,
  playerBoard,
  playerSlide,
  receiptSlide,
  type Room,
  summaryOf,
} from '#core/authority/index.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import { chargeSummary, orThrow, requirePlayingSeat } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { contextOf, playerCommand, seatAnswer } from '#server/operations/playerCommand.ts';
import { unwrap } from '#server/operations/unwrap.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';

export const changeCharacter: Handler<'changeCharacter'> = playerCommand(
  'changeCharacter',
  ({ avatarId }) => (avatarId === undefined ? {} : { character: avatarId }),
  ({ charactersBySeat }) => charactersBySeat,
);

export const getQuestions: Handler<'getQuestions'> = playerCommand(
  'openQuestion',
  ({ roomHash: _roomHash, playerId: _playerId, ...opening }) => opening,
);

/** Returns only what changed for the player. In teacher-paced games, nothing is revealed early. */
export function receipt(session: RoomSession, room: Room, seat: number) {
  const now = Date.now();
  const slide = orThrow(receiptSlide(room, seat), 'room.NOT_STARTED');
  const me = isTeacherPaced(room) ? null : ownState(room, seat, session.ranks.context(room, now));
  return { seq: room.seq, now, me, slide };
}

export const proceedGame: Handler<'proceedGame'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSummary(session.room, seat, caller, services);
  const { playerId, questionId, response, asking } = request;
  const { room } = await unwrap(
    session.submit({
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
  return receipt(session, room, seat);
};

export const skipQuestion: Handler<'skipQuestion'> = async (request, caller, services) => {
  const { session, seat, playerId } = caller;
  chargeSummary(session.room, seat, caller, services);
  const { questionId, asking } = request;
  const { room } = await unwrap(
    session.submit({ type: 'skip', commandId: caller.commandId, playerId, questionId, asking }),
  );
  return { ...receipt(session, room, seat), skipped: true };
};

export const getRank: Handler<'getRank'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSummary(session.room, seat, caller, services);
  const context = session.ranks.context(session.room, Date.now());
  return {
    rank: ownState(session.room, seat, context).rank,
    board: playerBoard(session.room, seat, context),
  };
};

export const subscribe: Handler<'subscribe'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSummary(session.room, seat, caller, services);
  caller.socket?.watch(session, seat, request.board);
  return { board: playerBoard(session.room, seat, session.ranks.context(session.room, Date.now())) };
};

export const playerGameOver: Handler<'playerGameOver'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSummary(session.room, seat, caller, services);
  // A game that is over for all is over for this player too: a repeated or late call gets the same answer.
  if (isFinished(session.room.state)) return seatAnswer(session, session.room, seat);
  const { playerId, attempt } = request;
  const { room } = await unwrap(session.submit({ type: 'finish', playerId, attempt }));
  return seatAnswer(session, room, seat);
};

export const fetchPlayers: Handler<'fetchPlayers'> = async (request, caller) => {
  const { session, seat } = caller;
  const { room } = session;
  requirePlayingSeat(room, seat);
  return { playerCount: room.players, players: newestOf(room) };
};

export const updatePlayerMetadata: Handler<'updatePlayerMetadata'> = async (request, caller, services) => {
  // The player's position comes from their whole view, which includes every question during review.
  const { session, seat } = caller;
  chargeSummary(session.room, seat, caller, services);
  const { room } = session;
  requirePlayingSeat(room, seat);
  const { qId } = request.metadata;
  if (qId !== undefined && !room.questions.some(({ question }) => question.id === qId))
    throw new OperationError('response.WRONG_QUESTION');
  const slide = playerSlide(room, seat, contextOf(session));
  return { metadata: slide?.question ? { qId: slide.question.id, qIdIndex: slide.index } : null };
};

export const playerSummary: Handler<'playerSummary'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSummary(session.room, seat, caller, services);
  const { room } = session;
  const summary = summaryOf(room, seat, session.ranks.context(room, Date.now()));
  if (summary) return { summary };
  requirePlayingSeat(room, seat);
  throw new OperationError('room.WRONG_STATE');
};
