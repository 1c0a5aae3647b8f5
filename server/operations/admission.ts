// Admission: checks the principal against an operation's role before its handler runs, and passes the handler
// what the role guarantees.

import { type Room, seatIndexOf } from '#core/authority/index.ts';
import { at } from '#core/collections/list.ts';
import type { Operation, Role } from '#protocol/operation.ts';
import { orThrow, requireRoom } from '#server/operations/access.ts';
import {
  type Admitted,
  type OwnerCall,
  type PlayerCall,
  type RoomHostCall,
  type Caller,
  OperationError,
  type Services,
} from '#server/operations/context.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';

interface InRoom {
  readonly roomHash: string;
}

interface InSeat extends InRoom {
  readonly playerId: string;
}

type Admit<Who extends Role> = (
  request: never,
  caller: Caller,
  services: Services,
  /** True if the call changes anything. */
  changes: boolean,
) => Admitted[Who] | Promise<Admitted[Who]>;

const ADMIT: { readonly [Who in Role]: Admit<Who> } = {
  anyone: () => ({}),
  player: admitPlayer,
  owner: (_request, caller, _services, changes) => admitOwner(caller, changes),
  roomHost: admitRoomHost,
  playerOrHost: (request: InSeat, caller, services, changes) =>
    ticketHolder(request.roomHash, caller, services) === null
      ? admitRoomHost(request, caller, services, changes)
      : admitPlayer(request, caller, services),
};

/**
 * Returns the caller as the operation's handler gets it.
 * @throws OperationError when the caller isn't allowed
 */
export async function admitted(
  { role, method }: Operation,
  request: unknown,
  caller: Caller,
  services: Services,
): Promise<Caller> {
  const guaranteed: object = (await ADMIT[role](
    request as never,
    caller,
    services,
    method !== 'GET',
  )) as object;
  if ('session' in guaranteed) requireGameType(request as Named, (guaranteed as PlayerCall).session.room);
  return { ...caller, ...guaranteed };
}

interface Named {
  readonly gameType?: string;
}

/** Calls that name the game's type name it, or its play mode. */
function requireGameType({ gameType }: Named, { type, playMode }: Pick<Room, 'type' | 'playMode'>): void {
  const isBoth = gameType === 'live-async' && playMode !== 'solo';
  if (gameType === undefined || gameType === type || gameType === playMode || isBoth) return;
  throw new OperationError('request.VALIDATION_ERROR', {
    path: ['gameType'],
    message: 'neither the type of this game nor its play mode',
  });
}

/** Browsers send an owner's cookies automatically, so calls that change something must show the token too. */
export function admitOwner({ owner, socket }: Caller, changes: boolean): OwnerCall {
  if (owner === null) throw new OperationError('request.UNAUTHORIZED');
  // A socket's origin was checked at the handshake, and its calls carry no cookies of their own.
  if (changes && socket === null && !owner.hasToken) throw new OperationError('request.CSRF');
  return { ownerId: owner.id };
}

export async function admitRoomHost(
  { roomHash }: InRoom,
  caller: Caller,
  services: Services,
  changes: boolean,
): Promise<RoomHostCall> {
  const { ownerId } = admitOwner(caller, changes);
  const session = await requireRoom(roomHash, services);
  if (session.room.hostId !== ownerId) throw new OperationError('request.FORBIDDEN');
  return { ownerId, session };
}

/** A player's id alone opens nothing: the ticket must belong to that seat. */
export async function admitPlayer(
  request: Partial<InSeat>,
  caller: Caller,
  services: Services,
): Promise<PlayerCall> {
  const named = seatNamed(request, caller, services);
  const { roomHash, playerId } = named;
  if (ticketHolder(roomHash, caller, services) !== playerId) throw new OperationError('request.UNAUTHORIZED');
  const { session, seat } = await openSeat(named, services);
  session.calledBy(seat);
  return { session, seat, playerId };
}

/**
 * Returns the room and player of a call that may omit them: they are found by its ticket, in the rooms known
 * from its socket or its browser's cookie.
 */
function seatNamed({ roomHash, playerId }: Partial<InSeat>, caller: Caller, services: Services): InSeat {
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
    message: 'required: the ticket does not name it',
  });
}

/** Returns the player whose seat in this room the caller's ticket opens; null if it opens none. */
export function ticketHolder(roomHash: string, caller: Caller, { secrets }: Services): string | null {
  const { seatTicket: ticket, socket } = caller;
  if (ticket === null) return null;
  const known = socket?.verified;
  if (known && known.ticket === ticket && known.roomHash === roomHash) return known.playerId;
  const playerId = secrets.playerOf(roomHash, ticket);
  if (playerId !== null && socket) socket.verified = { roomHash, ticket, playerId };
  return playerId;
}

/** Returns the session and seat of a player whose ticket or cookie has been checked. */
export async function openSeat(
  { roomHash, playerId }: InSeat,
  services: Services,
): Promise<{ session: RoomSession; seat: number }> {
  const session = await requireRoom(roomHash, services);
  const seat = seatIndexOf(session.room, playerId);
  const { deleted, approval } = orThrow(at(session.room.seats, seat), 'player.NOT_FOUND');
  if (deleted) throw new OperationError('player.DELETED');
  if (approval === 'rejected') throw new OperationError('player.REJECTED');
  return { session, seat };
}
