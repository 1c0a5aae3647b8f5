// What a call is about: its room, the seat that a ticket opens; and what it costs.

import { askedInAttempt, isOver, isPlaying, type Room, showsAllQuestions } from '#core/authority/index.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { isFinished } from '#core/room/phase.ts';
import { INVALID_QUIZ_ID } from '#protocol/schemas/common.ts';
import type { TokenBuckets } from '#server/limits/tokenBucket.ts';
import {
  type AsOwner,
  type AsRoomHost,
  type Caller,
  OperationError,
  type Services,
} from '#server/operations/context.ts';
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

/** The seat of a player who was let in: what is shown of others is for these. */
export function playingSeat(room: Room, seatIndex: number) {
  const seat = at(room.seats, seatIndex);
  if (!seat || !isPlaying(seat)) throw new OperationError('player.NOT_APPROVED');
  return seat;
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
export function chargeHostView(caller: Caller & AsRoomHost, { limits }: Services): void {
  const { questions, seats } = caller.session.room;
  chargeOwner(caller, [limits.hostItemsByHost, limits.hostItemsByAddress], questions.length + sizeOf(seats));
}

/** Takes so much from two budgets; the owner's own first, so that one who asks on and on leaves some to the school behind the same address. */
export function chargeOwner(
  { ownerId, address }: AsOwner & Pick<Caller, 'address'>,
  [byOwner, byAddress]: readonly [TokenBuckets, TokenBuckets],
  amount = 1,
): void {
  const now = Date.now();
  limited(byOwner.take(ownerId, now, amount));
  limited(byAddress.take(address, now, amount));
}

export function limited(retryAfter: number): void {
  if (retryAfter > 0) throw new OperationError('request.RATE_LIMITED', { retryAfter });
}
