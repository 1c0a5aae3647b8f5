// Who may do what: the room a call is about, the seat that a ticket opens, the host that a cookie names.

import {
  askedInAttempt,
  isOver,
  isPlaying,
  type Room,
  seatIndexOf,
  showsAllQuestions,
} from '#core/authority/index.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { isFinished } from '#core/room/phase.ts';
import { INVALID_QUIZ_ID } from '#protocol/schemas/common.ts';
import { hostOf } from '#server/areas/hosts/access.ts';
import type { TokenBuckets } from '#server/limits/tokenBucket.ts';
import { type Caller, OperationError, type Services } from '#server/operations/context.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';

/** Of a quiz that is fetched, and is not there. */
export function noQuiz(): OperationError {
  return new OperationError('quiz.NOT_FOUND', { message: INVALID_QUIZ_ID });
}

export async function roomOf(roomHash: string, services: Services): Promise<RoomSession> {
  const session = await services.rooms.byHash(roomHash);
  if (!session) throw new OperationError('room.NOT_FOUND');
  return session;
}

/** The player whose seat in this room the caller's ticket opens; null if it opens none. */
export function ticketHolder(roomHash: string, caller: Caller, { secrets }: Services): string | null {
  const { seatTicket: ticket, socket } = caller;
  if (ticket === null) return null;
  const known = socket?.verified;
  if (known && known.ticket === ticket && known.roomHash === roomHash) return known.playerId;
  const playerId = secrets.playerOf(roomHash, ticket);
  if (playerId !== null && socket) socket.verified = { roomHash, ticket, playerId };
  return playerId;
}

/** As `seatOf`, for calls whose answer has no summary in it. */
export async function seatAlone(
  request: { readonly roomHash: string; readonly playerId: string },
  caller: Caller,
  services: Services,
): Promise<{ session: RoomSession; seat: number }> {
  const { roomHash, playerId } = request;
  if (ticketHolder(roomHash, caller, services) !== playerId) throw new OperationError('request.UNAUTHORIZED');
  const opened = await openSeat(request, services);
  opened.session.calledBy(opened.seat);
  return opened;
}

/** Room and player of a call that may leave them to its ticket: in the rooms that its socket, or the cookie of its browser, knows. */
export function seatNamed(
  { roomHash, playerId }: { readonly roomHash?: string | undefined; readonly playerId?: string | undefined },
  caller: Caller,
  services: Services,
): { readonly roomHash: string; readonly playerId: string } {
  if (roomHash !== undefined && playerId !== undefined) return { roomHash, playerId };
  const { deviceSeats, socket } = caller;
  const known = [...(socket?.verified ? [socket.verified] : []), ...deviceSeats].map((seat) => seat.roomHash);
  for (const room of roomHash === undefined ? known : [roomHash]) {
    const holder = ticketHolder(room, caller, services);
    if (holder !== null && (playerId ?? holder) === holder) return { roomHash: room, playerId: holder };
  }
  const missing = roomHash === undefined ? 'roomHash' : 'playerId';
  throw new OperationError('request.VALIDATION_ERROR', {
    path: [missing],
    message: 'the ticket does not say it here',
  });
}

/** The seat of a player who was let in: what is shown of others is for these. */
export function playingSeat(room: Room, seatIndex: number) {
  const seat = at(room.seats, seatIndex);
  if (!seat || !isPlaying(seat)) throw new OperationError('player.NOT_APPROVED');
  return seat;
}

/** The room and seat of this name, which whoever asks was found to hold. */
export async function openSeat(
  { roomHash, playerId }: { readonly roomHash: string; readonly playerId: string },
  services: Services,
): Promise<{ session: RoomSession; seat: number }> {
  const session = await roomOf(roomHash, services);
  const seat = seatIndexOf(session.room, playerId);
  const found = at(session.room.seats, seat);
  if (!found) throw new OperationError('player.NOT_FOUND');
  if (found.deleted) throw new OperationError('player.DELETED');
  if (found.approval === 'rejected') throw new OperationError('player.REJECTED');
  return { session, seat };
}

/**
 * Takes what a seat is answered that has its whole summary in it, or every question in another way, from the budget of the seat; from that
 * of the address only where the seat's game is over: what others at the address ask for must not keep who still plays from handing in.
 */
export function chargeSummary(room: Room, seat: number, { address }: Caller, { limits }: Services): void {
  const own = at(room.seats, seat);
  if (!own) return;
  const over = isOver(room, own) || isFinished(room.state);
  if (!over && !showsAllQuestions(room, seat, own)) return;
  const [items, now] = [askedInAttempt(room), Date.now()];
  limited(limits.summaryItemsBySeat.take(`${room.hash}:${own.id}`, now, items));
  if (over) limited(limits.summaryItemsByAddress.take(address, now, items));
}

/** Takes what it costs to show the whole room to its host from the budgets of hosts: what students ask for can't use them up. */
export function chargeHostView(room: Room, caller: Caller, { limits }: Services): void {
  const budgets = [limits.hostItemsByHost, limits.hostItemsByAddress] as const;
  chargeHost(room, caller, budgets, room.questions.length + sizeOf(room.seats));
}

/** Takes so much from two budgets; the host's own first, so that one who asks on and on leaves some to the school behind the same address. */
export function chargeHost(
  { hostId }: Room,
  { address }: Caller,
  [byHost, byAddress]: readonly [TokenBuckets, TokenBuckets],
  amount = 1,
): void {
  const now = Date.now();
  limited(byHost.take(hostId, now, amount));
  limited(byAddress.take(address, now, amount));
}

/** The room and seat of a player's call. The id alone opens nothing: the ticket must be that seat's. */
export async function seatOf(
  request: { readonly roomHash: string; readonly playerId: string },
  caller: Caller,
  services: Services,
): Promise<{ session: RoomSession; seat: number }> {
  const { session, seat } = await seatAlone(request, caller, services);
  chargeSummary(session.room, seat, caller, services);
  return { session, seat };
}

/** The room of its host's call. */
export async function hostedRoomOf(
  roomHash: string,
  caller: Caller,
  services: Services,
  changes: boolean,
): Promise<RoomSession> {
  const hostId = hostOf(caller, services, changes);
  const session = await roomOf(roomHash, services);
  requireHost(session.room, hostId);
  return session;
}

export function requireHost(room: Room, hostId: string): void {
  if (room.hostId !== hostId) throw new OperationError('request.FORBIDDEN');
}

export function limited(retryAfter: number): void {
  if (retryAfter > 0) throw new OperationError('request.RATE_LIMITED', { retryAfter });
}
