// Finding a seat: a player's id begins with the seat's index, so that a room of 10,000 needs no index of its own.

import { blocksAmong } from '#core/authority/groups.ts';
import { isAskedAgain } from '#core/features/mastery/authorityOrder.ts';
import { ATTEMPTS_KEPT, MAX_SEATS, RESPONSES_KEPT, type Room, type Seat } from '#core/authority/state.ts';
import { memoized } from '#core/collections/memoized.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { CHALLENGE } from '#core/features/challenge/challenge.ts';
import { isChallenge, isTeacherPaced } from '#core/modes/registry.ts';
import { dealt } from '#core/questions/groups.ts';
import { type Stream, shuffled, stream } from '#core/random/stream.ts';
import { reattemptsOf } from '#core/features/mastery/mastery.ts';
import { offersExtraLife } from '#core/features/extraLife/extraLife.ts';
import { offersRedemption } from '#core/features/redemption/redemption.ts';
import { offersReview, REVIEW } from '#core/features/review/review.ts';

export function playerIdOf(index: number, suffix: string): string {
  return `${index.toString(36)}-${suffix}`;
}

/** The seat's index, or -1. */
export function seatIndexOf(room: Room, playerId: string): number {
  const index = Number.parseInt(playerId, 36);
  return at(room.seats, index)?.id === playerId ? index : -1;
}

export function seatOf(room: Room, playerId: string): Seat | undefined {
  return at(room.seats, seatIndexOf(room, playerId));
}

/** Whether there is no seat left. Who plays alone has the only one. */
export function isFull(room: Room): boolean {
  const most = isChallenge(room) ? CHALLENGE.mostPlayers : MAX_SEATS;
  return sizeOf(room.seats) >= (room.playMode === 'solo' ? 1 : most);
}

/** The id of the question at this place of the author's order; undefined where there is none. */
export function questionIdOf({ questions }: Room, q: number): string | undefined {
  return questions[q]?.question.id;
}

/** Whether the seat takes part: approved and not removed. */
export function isPlaying(seat: Seat): boolean {
  return seat.approval === 'approved' && !seat.deleted;
}

/** Whether a teacher-paced slide waits for this seat's answer. */
export function isAwaited(seat: Seat): boolean {
  return isPlaying(seat) && seat.connected && seat.pending === null;
}

/** How often a question is asked in one attempt, at the most. */
function askingsOf(room: Room): number {
  if (room.type === 'mastery_mode') return 1 + reattemptsOf(room.options);
  if (offersReview(room)) return 1 + REVIEW.mostRevisions;
  return offersRedemption(room) ? 2 : 1;
}

/** Attempts that the seat may still begin; null where there is no limit, or none in sight. */
export function attemptsLeft(room: Room, { attempt, attemptsAllowed }: Seat): number | null {
  const limit = attemptsAllowed ?? room.options.limitAttempts;
  const most = askedInAttempt(room) * askingsOf(room) + Number(offersExtraLife(room));
  const kept = Math.min(ATTEMPTS_KEPT, Math.floor(RESPONSES_KEPT / most));
  const left = Math.max(0, Math.min(limit || kept, kept) - attempt);
  return limit === 0 && left > 0 ? null : left;
}

/** Many views of one moment ask for the same: kept beside the hands, which never change. */
const places = new WeakMap<Room['hands'], ReadonlyMap<number, number>>();

/** Place of the seat's hand among the raised ones, 1-based; 0 where it is not raised. */
export function handOf({ hands }: Room, seatIndex: number): number {
  const placeOf = memoized(places, hands, () => new Map(hands.map(({ seat }, index) => [seat, index + 1])));
  return placeOf.get(seatIndex) ?? 0;
}

/** Of an attempt, the present one's where a seat is meant. */
type Responses = Pick<Seat, 'responses' | 'repeated'>;

/** Questions of an attempt that were answered: one that was asked again is not another one. */
export function answeredCount({ responses, repeated }: Responses): number {
  return responses.length - repeated;
}

/** Questions of an attempt that are over: in a mastery game what was missed is not, while it comes again. */
export function doneCount(room: Room, attempt: Responses): number {
  if (room.type !== 'mastery_mode') return answeredCount(attempt);
  return attempt.responses.filter((response) => !isAskedAgain(room, response)).length;
}

/** Questions that a player is asked in one attempt. */
export function askedInAttempt({ type, options, questions }: Room): number {
  const all = questions.length;
  return isTeacherPaced({ type }) ? all : Math.min(all, options.questionsPerAttempt || all);
}

/**
 * The order in which a seat meets the questions in its present attempt, as indexes in the author's order. Questions that belong together
 * keep together, and their order.
 */
export function orderOf(room: Room, seatIndex: number): readonly number[] {
  const seat = at(room.seats, seatIndex);
  if (isTeacherPaced(room) || !seat) return inOrder(room);
  const orders = memoized(ordersOf, room.questions, () => new Map());
  const known = orders.get(seatIndex);
  if (known?.attempt === seat.attempt) return known.order;
  const order = drawOrder(room, seatIndex, seat.attempt);
  if (orders.size >= ORDERS_KEPT) orders.clear();
  orders.set(seatIndex, { attempt: seat.attempt, order });
  return order;
}

/** Seats of a room whose order is kept: each move asks for it several times, and a shuffle is dear. */
const ORDERS_KEPT = 1_000;

/** By the questions of a room, which never change: what else an order comes from is the room's own too. */
const ordersOf = new WeakMap<
  Room['questions'],
  Map<number, { readonly attempt: number; readonly order: readonly number[] }>
>();

function drawOrder(room: Room, seatIndex: number, attempt: number): readonly number[] {
  const drawn = drawnFor(room, seatIndex, attempt);
  return room.options.jumble
    ? shuffled(stream(room.seed, `order:${seatIndex}:${attempt}`), blocksAmong(room, drawn)).flat()
    : drawn;
}

const inOrder = ({ questions }: Room): readonly number[] => questions.map((_, index) => index);

/**
 * The questions of an attempt, in the author's order. As from a deck of cards: no attempt gets one that an earlier one had
 * before there are too few left for a whole attempt, and all are shuffled again. A card is a question, or several that belong together:
 * these are divided among attempts only where nothing that fits is left.
 */
export function drawnFor(room: Room, seatIndex: number, attempt: number): readonly number[] {
  const all = inOrder(room);
  const count = askedInAttempt(room);
  if (count === all.length) return all;
  const attemptsInADeck = Math.floor(all.length / count);
  const deck = Math.floor((attempt - 1) / attemptsInADeck);
  let draw = dealt(shuffled(stream(room.seed, `draw:${seatIndex}:${deck}`), blocksAmong(room, all)), count);
  for (let before = (attempt - 1) % attemptsInADeck; before > 0; before -= 1) draw = dealt(draw.left, count);
  return draw.hand.flat().sort((a, b) => a - b);
}

/** Mastery: the questions that are not over for a seat, in the order in which they come; the open one and those left for later too. */
export function queueOf(room: Room, seatIndex: number, { queue }: Seat): readonly number[] {
  return queue ?? orderOf(room, seatIndex);
}

/** The question that comes next to a seat that has none open: those left for later come last; undefined after the last. */
export function nextOf(room: Room, seatIndex: number, seat: Seat): number | undefined {
  if (room.type === 'mastery_mode') return queueOf(room, seatIndex, seat)[0];
  const { responses, later } = seat;
  const order = orderOf(room, seatIndex);
  if (later === null) return order[answeredCount(seat)];
  const met = new Set([...responses, ...later].map(({ q }) => q));
  return order.find((q) => !met.has(q)) ?? later[0]?.q;
}

/** Whether another question is left to go on with, so that the open one can wait. */
export function mayPostpone(room: Room, seat: Seat): boolean {
  if (isTeacherPaced(room) || seat.open === null || seat.open.asking) return false;
  return doneCount(room, seat) + 1 < askedInAttempt(room);
}

/**
 * The questions that are left to a seat, the open one first, where each of them was left for later before and there are several;
 * none elsewhere.
 */
export function skippableOf(room: Room, seat: Seat): readonly number[] {
  const { open, later } = seat;
  if (!open?.postponed || !later || later.length === 0) return [];
  const left = [open.q, ...later.map(({ q }) => q)];
  return doneCount(room, seat) + left.length === askedInAttempt(room) ? left : [];
}

/**
 * Where a seat stands on its own way: the question that is open, the one that was answered last, or before one that is still
 * to be opened. `index` is its 0-based place in the seat's own order.
 */
export function standsAt(
  room: Room,
  seatIndex: number,
  seat: Seat,
): { index: number; state: 'active' | 'reveal' | 'inactive' } {
  const { responses, open, later, repeated, redeemableFrom } = seat;
  const answered = responses.length;
  if (later === null && repeated === 0 && redeemableFrom === 0 && !open?.asking) {
    if (open) return { index: answered, state: 'active' };
    return answered > 0 ? { index: answered - 1, state: 'reveal' } : { index: 0, state: 'inactive' };
  }
  const placeOf = (q: number | undefined): number =>
    q === undefined ? 0 : orderOf(room, seatIndex).indexOf(q);
  if (open) return { index: placeOf(open.q), state: 'active' };
  const justPostponed = later !== null && later[later.length - 1]?.after === answered;
  if (justPostponed || answered === 0)
    return { index: placeOf(nextOf(room, seatIndex, seat)), state: 'inactive' };
  return { index: placeOf(responses[answered - 1]?.q), state: 'reveal' };
}

/** The stream that shuffles one question's options for one seat. */
export function optionStream(room: Room, seatIndex: number, q: number): Stream {
  return stream(room.seed, `options:${seatIndex}:${q}`);
}
