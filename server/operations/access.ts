// Shared parts of handlers: finding the room or seat a call is about, and charging its budgets.

import { askedInAttempt, isOver, isPlaying, type Room, showsAllQuestions } from '#core/authority/index.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { isFinished } from '#core/room/phase.ts';
import type { ErrorType } from '#protocol/errors.ts';
import { INVALID_QUIZ_ID } from '#protocol/schemas/common.ts';
import type { TokenBuckets } from '#server/limits/tokenBucket.ts';
import {
  type OwnerCall,
  type RoomHostCall,
  type Caller,
  OperationError,
  type PlayedQuiz,
  type Services,
} from '#server/operations/context.ts';
import type { ListPage } from '#server/operations/types.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';

/** Returns the value. @throws OperationError of this type when it is missing */
export function orThrow<Value>(value: Value | null | undefined | false, type: ErrorType): Value {
  if (value === null || value === undefined || value === false) throw new OperationError(type);
  return value;
}

/** Like `orThrow`, for a quiz. */
export function quizOrThrow<Value>(value: Value | null): Value {
  if (value === null) throw new OperationError('quiz.NOT_FOUND', { message: INVALID_QUIZ_ID });
  return value;
}

/** Returns the requested page of a list, by default from the start and `usual` entries long. */
export function pageOf(
  { search = '', limit, offset = 0 }: { [Field in keyof ListPage]?: ListPage[Field] | undefined },
  usual: number,
): ListPage {
  return { search, limit: limit ?? usual, offset };
}

export async function requireRoom(roomHash: string, services: Services): Promise<RoomSession> {
  return orThrow(await services.rooms.byHash(roomHash), 'room.NOT_FOUND');
}

/** Returns the seat of a player who has been let in; only they may see other players. */
export function requirePlayingSeat(room: Room, seatIndex: number) {
  const seat = at(room.seats, seatIndex);
  if (!seat || !isPlaying(seat)) throw new OperationError('player.NOT_APPROVED');
  return seat;
}

/**
 * Charges a seat's budget for an answer that contains its whole summary, or every question in another form.
 * Charges the address's budget only when the seat's game is over: requests by others at the address must not
 * keep anyone still playing from submitting answers.
 */
export function chargeSummary(room: Room, seat: number, { address }: Caller, { limits }: Services): void {
  const own = at(room.seats, seat);
  if (!own) return;
  const over = isOver(room, own) || isFinished(room.state);
  if (!over && !showsAllQuestions(room, seat, own)) return;
  const [items, now] = [askedInAttempt(room), Date.now()];
  throwIfLimited(limits.summaryItemsBySeat.take(`${room.hash}:${own.id}`, now, items));
  if (over) throwIfLimited(limits.summaryItemsByAddress.take(address, now, items));
}

/** Charges hosts' budgets for showing the whole room to its host; students' requests can't use these up. */
export function chargeHostView(caller: Caller & RoomHostCall, { limits }: Services): void {
  const { questions, seats } = caller.session.room;
  chargeOwner(caller, [limits.hostItemsByHost, limits.hostItemsByAddress], questions.length + sizeOf(seats));
}

/**
 * Charges two budgets, the owner's own first, so that an owner who keeps asking leaves some for the school
 * behind the same address.
 */
export function chargeOwner(
  { ownerId, address }: OwnerCall & Pick<Caller, 'address'>,
  [byOwner, byAddress]: readonly [TokenBuckets, TokenBuckets],
  amount = 1,
): void {
  const now = Date.now();
  throwIfLimited(byOwner.take(ownerId, now, amount));
  throwIfLimited(byAddress.take(address, now, amount));
}

/** Charges a call to the budget of its address, and of its connection if it has one. */
export function chargeCaller(
  { address, socket }: Caller,
  byAddress: TokenBuckets,
  byConnection: TokenBuckets,
): void {
  const now = Date.now();
  throwIfLimited(Math.max(byAddress.take(address, now), socket ? byConnection.take(socket.id, now) : 0));
}

/** Characters of the JSON of a question that counts as one. */
const ORDINARY = 1_000;

/** Returns how many questions these count as: a room stores them, and long ones take as much as several. */
export function countQuestions(questions: readonly AuthoredQuestion[]): number {
  return Math.max(questions.length, JSON.stringify(questions).length / ORDINARY);
}

/** The quiz as a room stores it, with these of its questions. */
export function roomQuiz(
  quizId: string,
  { versionId, content: { title, language } }: PlayedQuiz,
  questions: readonly AuthoredQuestion[],
  { forRoom }: Services,
) {
  return { quizId, quizVersionId: versionId, title, language, questions: forRoom(questions, language) };
}

export function throwIfLimited(retryAfter: number): void {
  if (retryAfter > 0) throw new OperationError('request.RATE_LIMITED', { retryAfter });
}
