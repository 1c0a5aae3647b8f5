// Handlers for joining, from a code to a seat.

import { randomInt } from 'node:crypto';
import {
  closedReason,
  hostView,
  deadlineClock,
  isFull,
  playerIdOf,
  projectorView,
  type Room,
  roomInfo,
  seatOf as findSeat,
  takenCharacters,
} from '#core/authority/index.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { isRecorded } from '#core/modes/registry.ts';
import { cleanName } from '#core/names/cleanName.ts';
import { nameKey } from '#core/names/nameKey.ts';
import { NICKNAME_COUNT, nicknameOf } from '#core/names/nicknames.ts';
import { PROFANE_DISPLAY_NAME } from '#core/names/profaneDisplayName.ts';
import { isFinished } from '#core/room/phase.ts';
import type { ErrorType } from '#protocol/errors.ts';
import { rememberSeat } from '#server/identity/deviceSeats.ts';
import { chargeHostView, chargeSummary, throwIfLimited, requireRoom } from '#server/operations/access.ts';
import { admitPlayer, admitRoomHost, ticketHolder } from '#server/operations/admission.ts';
import { type Caller, type Handler, OperationError, type Services } from '#server/operations/context.ts';
import { takeCodeAttempt } from '#server/operations/codeAttempts.ts';
import { contextOf, seatAnswer } from '#server/operations/playerCommand.ts';
import { rejectRemoved, needsApproval } from '#server/operations/rejoinBlock.ts';
import { unwrap } from '#server/operations/unwrap.ts';
import type { AnswerOf, RequestParsed } from '#server/operations/types.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 8;

/** Random letters and digits that make a player's id hard to guess. */
export function idSuffix(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
}

export const checkRoom: Handler<'checkRoom'> = async ({ roomCode, roomHash, proof }, caller, services) => {
  const now = Date.now();
  const named = await roomNamed(roomHash, roomCode, services);
  // A caller who names the room's hash, from its link or a seat, isn't guessing and isn't held up by others
  // who are. Everyone else takes a try before the code is looked up, so that not even the response time
  // reveals anything.
  const tried = named ? null : takeCodeAttempt({ roomCode, proof }, caller, services);
  const session = named && !isFinished(named.room.state) ? named : await services.rooms.byCode(roomCode);
  if (session) {
    try {
      rejectRemoved(session.room, caller, services);
    } catch (refusal) {
      tried?.accept();
      throw refusal;
    }
  }
  const player = session ? seatByTicket(session.room, caller, services) : null;
  if (!session && named) throw closedError(named.room);
  if (!session || (!player && isClosed(session.room))) {
    tried?.reject();
    throw new OperationError('room.NOT_FOUND');
  }
  tried?.accept();
  const { room } = session;
  if (room.state === 'scheduled') throw scheduledError(room, now);
  // Past the due date, only players with extra time still play here.
  if (!player && deadlineClock(room, now) >= room.expiresAt) throw closedError(room);
  const { hash, code, title, type, dueAt } = roomInfo(room);
  const { nicknameGenerator } = room.options;
  const requestJoinApproval = room.options.requestJoinApproval || needsApproval(room, caller, services);
  return {
    room: {
      hash,
      code,
      title,
      type,
      dueAt,
      paused: room.state === 'paused',
      requestJoinApproval,
      nicknameGenerator,
    },
    player,
    meta: {
      now,
      suggestedName: nicknameGenerator ? nicknameOf(randomInt(NICKNAME_COUNT)) : null,
      takenCharacters: [...takenCharacters(room)],
    },
  };
};

export const getContest: Handler<'getContest'> = async ({ contestId }, caller, services) => {
  const { hash: roomHash, code: roomCode } = (await contestOf(contestId, caller, services)).room;
  return { game: { roomHash, roomCode } };
};

export const contestJoin: Handler<'contestJoin'> = async ({ contestId, player }, caller, services) => {
  const { hash } = (await contestOf(contestId, caller, services)).room;
  return joinRoom(hash, player, caller, services);
};

/** Returns the assigned game behind a contest link while it is open. */
async function contestOf(contestId: string, caller: Caller, services: Services): Promise<RoomSession> {
  // Loading a room that isn't in memory costs as much here as in the list of a device's games.
  throwIfLimited(services.limits.ownGamesByAddress.take(caller.address, Date.now()));
  const session = await services.rooms.byHash(contestId);
  if (session?.room.playMode !== 'async') throw new OperationError('room.NOT_FOUND');
  const { state, expiresAt } = session.room;
  if (isFinished(state) || deadlineClock(session.room, Date.now()) >= expiresAt)
    throw closedError(session.room);
  return session;
}

/** Returns the room with this hash and code. A finished room has freed its code but still carries it here. */
async function roomNamed(roomHash: string | undefined, roomCode: string, { rooms }: Services) {
  const named = roomHash === undefined ? null : await rooms.byHash(roomHash);
  return named?.room.code === roomCode ? named : null;
}

/** Returns whether newcomers can't join this room. */
function isClosed(room: Room): boolean {
  return room.locked || isFull(room) || isFinished(room.state) || isRecorded(room);
}

/** Returns the error that says why the room can no longer be joined, and since when. */
function closedError(room: Room): OperationError {
  if (isFinished(room.state))
    return new OperationError(closedReason(room), { endedAt: room.endedAt ?? room.expiresAt });
  return new OperationError('room.EXPIRED', { endedAt: room.expiresAt });
}

/** Tells when a scheduled room opens: its code has been handed out, so there is nothing to guess. */
function scheduledError({ hash, opensAt }: Room, now: number): OperationError {
  if (opensAt === null) return new OperationError('room.SCHEDULED');
  return new OperationError('room.SCHEDULED', {
    scheduled: { roomHash: hash, opensAt },
    retryAfter: Math.max(1, Math.ceil((opensAt - now) / 1_000)),
  });
}

/** Returns the seat that the caller's ticket opens. */
function seatByTicket(room: Room, caller: Caller, services: Services) {
  const playerId = ticketHolder(room.hash, caller, services);
  if (!playerId) return null;
  const seat = findSeat(room, playerId);
  return seat && !seat.deleted && seat.approval !== 'rejected'
    ? { playerId, name: seat.name, character: seat.character }
    : null;
}

export const join: Handler<'join'> = ({ roomHash, player }, caller, services) =>
  joinRoom(roomHash, player, caller, services);

async function joinRoom(
  roomHash: string,
  player: RequestParsed<'join'>['player'],
  caller: Caller,
  services: Services,
): Promise<AnswerOf<'join'>> {
  const { limits } = services;
  const now = Date.now();
  throwIfLimited(
    Math.max(
      limits.joinsByAddress.take(caller.address, now),
      limits.joinsIntoRoom.take(roomHash, now),
      caller.socket ? limits.joinsByConnection.take(caller.socket.id, now) : 0,
    ),
  );
  const session = await requireRoom(roomHash, services);
  rejectRemoved(session.room, caller, services);
  try {
    return await takeSeat(session, player, caller, services);
  } catch (error) {
    const { type } = error instanceof OperationError ? error.detail : { type: null };
    throw type !== null && OVER.includes(type) ? closedError(session.room) : error;
  }
}

/** Refusals that include the time since which they apply. */
const OVER: readonly ErrorType[] = ['room.COMPLETED', 'room.STOPPED', 'room.CLOSED', 'room.EXPIRED'];

/**
 * Takes a seat under a name fit for others to see. Repeating the command of an earlier join returns that
 * join's seat.
 */
export async function takeSeat(
  session: RoomSession,
  player: RequestParsed<'join'>['player'],
  caller: Caller,
  services: Services,
): Promise<AnswerOf<'join'>> {
  const { isProfane, secrets } = services;
  const { avatarId, shownAvatarId } = player;
  const typed = cleanName(player.name);
  const profane = isProfane(typed);
  const { commandId } = caller;
  const outcome = await unwrap(
    session.submit({
      type: 'join',
      commandId,
      name: profane ? PROFANE_DISPLAY_NAME : typed,
      typedName: profane ? typed : null,
      nameKey: nameKey(typed),
      ...(avatarId !== undefined && { character: avatarId }),
      ...(shownAvatarId !== undefined && { shownCharacter: shownAvatarId }),
      idSuffix: idSuffix(),
      mustAsk: needsApproval(session.room, caller, services),
    }),
  );
  // The first view of a solo game computes all its simulated players.
  if (outcome.room.playMode === 'solo') await services.rooms.turn();
  const seat = seatOfJoin(outcome.room, nameKey(typed), commandId);
  // A repeated join of a finished game is answered with the whole summary.
  if (outcome.events.length === 0) chargeSummary(outcome.room, seat, caller, services);
  const playerId = at(outcome.room.seats, seat)?.id ?? playerIdOf(seat, '');
  session.addresses.set(seat, caller.address);
  caller.socket?.attend(session, { role: 'player', seat, playerId });
  rememberSeat(caller, { roomHash: outcome.room.hash, playerId }, secrets);
  return {
    playerId,
    ticket: secrets.seatTicket(outcome.room.hash, playerId),
    ...seatAnswer(session, outcome.room, seat),
  };
}

/** Returns the seat that this command took, now or earlier; searches the newest first. */
function seatOfJoin(room: Room, key: string, commandId: string): number {
  for (let index = sizeOf(room.seats) - 1; index >= 0; index -= 1) {
    const seat = at(room.seats, index);
    if (seat?.nameKey === key && seat.joinCommandId === commandId) return index;
  }
  throw new Error('quizpeak:authority a join left no seat');
}

export const rejoin: Handler<'rejoin'> = async (request, caller, services) => {
  const { session, seat, playerId } = caller;
  chargeSummary(session.room, seat, caller, services);
  const { room } = request.newAttempt
    ? await unwrap(session.submit({ type: 'startAttempt', playerId }))
    : session;
  session.addresses.set(seat, caller.address);
  caller.socket?.attend(session, { role: 'player', seat, playerId });
  rememberSeat(caller, { roomHash: request.roomHash, playerId }, services.secrets);
  return seatAnswer(session, room, seat);
};

export const reconnectRoom: Handler<'reconnectRoom'> = async (request, caller, services) => {
  const now = Date.now();
  if (request.role === 'player') {
    const { playerId = '', roomHash } = request;
    const { session, seat } = await admitPlayer({ roomHash, playerId }, caller, services);
    chargeSummary(session.room, seat, caller, services);
    caller.socket?.attend(session, { role: 'player', seat, playerId });
    return { role: 'player', ...seatAnswer(session, session.room, seat) };
  }
  const host = await admitRoomHost(request, caller, services, false);
  const { session } = host;
  chargeHostView({ ...caller, ...host }, services);
  caller.socket?.attend(session, { role: request.role });
  const context = contextOf(session);
  if (request.role === 'host') return { role: 'host', view: hostView(session.room, context), now };
  return { role: 'projector', view: projectorView(session.room, context), now };
};
