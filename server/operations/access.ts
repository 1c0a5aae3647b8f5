// What a call is about: its room, the seat that a ticket opens; and what it costs.

import { askedInAttempt, isOver, isPlaying, type Room, showsAllQuestions } from '#core/authority/index.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { isFinished } from '#core/room/phase.ts';
import type { ErrorType } from '#protocol/errors.ts';
import { INVALID_QUIZ_ID } from '#protocol/schemas/common.ts';
import type { TokenBuckets } from '#server/limits/tokenBucket.ts';
import {
  type AsOwner,
  type AsRoomHost,
  type Caller,
  OperationError,
  type PlayedQuiz,
  type Services,
} from '#server/operations/context.ts';
import type { ListPage } from '#server/operations/types.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';

/** What was looked for. @throws OperationError of this type where it is not there */
export function found<Value>(value: Value | null | undefined | false, type: ErrorType): Value {
  if (value === null || value === undefined || value === false) throw new OperationError(type);
  return value;
}

/** As `found`, for a quiz that is fetched. */
export function foundQuiz<Value>(value: Value | null): Value {
  if (value === null) throw new OperationError('quiz.NOT_FOUND', { message: INVALID_QUIZ_ID });
  return value;
}

/** A part of a list, from the start and as long as usual where the caller says nothing else. */
export function pageOf(
  { search = '', limit, offset = 0 }: { [Field in keyof ListPage]?: ListPage[Field] | undefined },
  usual: number,
): ListPage {
  return { search, limit: limit ?? usual, offset };
}

export async function roomOf(roomHash: string, services: Services): Promise<RoomSession> {
  return found(await services.rooms.byHash(roomHash), 'room.NOT_FOUND');
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

/** Takes a call from two budgets: of its address, and of its connection where it came by one. */
export function chargeCaller(
  { address, socket }: Caller,
  byAddress: TokenBuckets,
  byConnection: TokenBuckets,
): void {
  const now = Date.now();
  limited(Math.max(byAddress.take(address, now), socket ? byConnection.take(socket.id, now) : 0));
}

/** What a room has of the quiz that it plays: these of its questions. */
export function roomQuiz(
  quizId: string,
  { versionId, content: { title, language } }: PlayedQuiz,
  questions: readonly AuthoredQuestion[],
  { drawn }: Services,
) {
  return { quizId, quizVersionId: versionId, title, questions: drawn(questions, language) };
}

export function limited(retryAfter: number): void {
  if (retryAfter > 0) throw new OperationError('request.RATE_LIMITED', { retryAfter });
}
