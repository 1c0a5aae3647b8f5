// Room entry: from a code to a stored seat, or to the page that asks for a name.

import { type Character, isMonster } from '#core/room/characters.ts';
import type { Services } from '#src/platform/services.ts';
import { gamePath } from '#src/platform/composites.ts';
import { isLost, RequestError } from '#src/platform/requests/requestError.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { callWithProofOfWork } from '#src/platform/requests/work.ts';
import type { Seat } from '#src/platform/storage/seats.ts';

export type CheckedRoom = AnswerFor<'checkRoom'>;

export type Entrance =
  /** The seat is open; `path` is relative to the base. */
  { readonly to: 'game'; readonly path: string } | { readonly to: 'name'; readonly checked: CheckedRoom };

/** Errors that the code of an ended room leads to. */
const ENDED: readonly string[] = ['room.NOT_FOUND', 'room.COMPLETED', 'room.STOPPED', 'room.EXPIRED'];

/** `linkedRoom`: the room named in the link that the player followed. Throws RequestError. */
export async function enterByCode(
  services: Services,
  code: string,
  linkedRoom: string | null = null,
): Promise<Entrance> {
  const { caller, seats } = services;
  const seat = await seats.byCode(code);
  const roomHash = linkedRoom ?? seat?.roomHash;
  const checking = callWithProofOfWork(
    caller,
    'checkRoom',
    { roomCode: code, ...(roomHash !== undefined && { roomHash }) },
    seat ? { seat: seat.ticket } : {},
  );
  const checked = await checking.catch((error: unknown) => {
    // A finished game has released its code, but its players still have results to look at.
    if (seat && error instanceof RequestError && ENDED.includes(error.type)) return null;
    throw error;
  });
  if (!checked) return { to: 'game', path: await resumeSeat(services, seat as Seat) };
  if (seat && checked.player && checked.room.hash === seat.roomHash)
    return { to: 'game', path: await resumeSeat(services, seat) };
  return { to: 'name', checked };
}

/**
 * Rejoins with one of this device's seats; returns the path of the game. Throws RequestError; forgets a seat
 * that no longer exists.
 */
export async function resumeSeat({ caller, seats }: Services, seat: Seat): Promise<string> {
  const { roomHash, playerId, ticket, type } = seat;
  try {
    await caller.call('rejoin', { roomHash, playerId, startSource: 'rejoin' }, { seat: ticket });
    await seats.keep({ ...seat, usedAt: Date.now() });
  } catch (error) {
    // Offline, the game page still shows what is stored, and connects on its own later.
    const failure = error instanceof RequestError ? error : null;
    if (failure && isLost(failure)) {
      await seats.lose(seat, failure.type);
      throw error;
    }
    // A finished game still has a summary to show.
    const shown = ['network', 'timeout', 'room.COMPLETED', 'room.STOPPED', 'room.WRONG_STATE'];
    if (!failure || !shown.includes(failure.type)) throw error;
  }
  return gamePath({ roomHash, playerId }, type);
}

/**
 * Recovers a seat that this device has lost, but that the server knows belongs to this browser; returns the
 * path of the game. Throws RequestError.
 */
export async function recoverSeat(
  { caller, seats }: Services,
  game: AnswerFor<'listOwnGames'>['running'][number],
): Promise<string> {
  const { roomHash, playerId, roomCode: code, quizName: title, quizId, gameType: type, isOver: over } = game;
  const { ticket, view } = await caller.call('resumeGame', { roomHash, playerId });
  const { name, character } = view.me;
  const seat = { roomHash, playerId, ticket, name, character, code, title, type, usedAt: Date.now(), over };
  await seats.keep({ ...seat, ...(quizId !== null && { quizId }) });
  return gamePath({ roomHash, playerId }, type);
}

export interface NewPlayer {
  readonly name: string;
  readonly character: Character;
  /**
   * True if the player chose the character. If a monster was only suggested and another player has it by
   * then, the server assigns a different one.
   */
  readonly isChosen: boolean;
}

/**
 * Takes a seat and stores its ticket; returns the path of the game. Throws RequestError.
 * With the command id of a join whose answer was lost, returns to the seat taken then.
 */
export async function takeSeat(
  { caller, seats, settings }: Services,
  { room }: CheckedRoom,
  { name: typed, character: shown, isChosen }: NewPlayer,
  startSource: string,
  commandId: string,
): Promise<string> {
  // The ticket of a removed seat is sent too, so the server can tell this device that it may not come back.
  const [last] = await seats.inRoom(room.hash);
  const answer = await caller.call(
    'join',
    {
      roomHash: room.hash,
      player: {
        name: typed,
        ...(isChosen || !isMonster(shown) ? { avatarId: shown } : { shownAvatarId: shown }),
      },
      startSource,
    },
    { commandId, ...(last && { seat: last.ticket }) },
  );
  const { name, character } = answer.view.me;
  const seat = { roomHash: room.hash, playerId: answer.playerId };
  await seats.keep({
    ...seat,
    ticket: answer.ticket,
    name,
    character,
    code: room.code,
    title: room.title,
    type: room.type,
    usedAt: Date.now(),
    over: false,
  });
  settings.change({ playerName: typed, character });
  return gamePath(seat, room.type);
}
