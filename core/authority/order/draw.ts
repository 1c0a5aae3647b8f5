// Question draw: which questions an attempt asks, and in which order a seat first meets them.

import { answerableCount, isAnswerable, slidesIn } from '#core/authority/answerable.ts';
import { blocksAmong, withJumbledChildren } from '#core/authority/groups.ts';
import { policyOf } from '#core/authority/order/policies.ts';
import type { Room } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { memoized } from '#core/collections/memoized.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { dealHand } from '#core/questions/groups.ts';
import { shuffled, stream } from '#core/random/stream.ts';

/** Number of questions a player is asked in one attempt. */
export function askedInAttempt(room: Room): number {
  const all = answerableCount(room);
  return isTeacherPaced(room) ? all : Math.min(all, room.options.questionsPerAttempt || all);
}

/** The same, including display-only questions. */
export function questionCountInAttempt(room: Room, seatIndex: number): number {
  return slidesIn(room).size === 0 ? askedInAttempt(room) : orderOf(room, seatIndex).length;
}

/**
 * Returns the order in which a seat meets the questions of an attempt (by default the current one), as
 * indexes in the author's order. Grouped questions stay together and in order.
 */
export function orderOf(
  room: Room,
  seatIndex: number,
  attempt = at(room.seats, seatIndex)?.attempt,
): readonly number[] {
  if (isTeacherPaced(room) || attempt === undefined) return inOrder(room);
  const orders = memoized(ordersOf, room.questions, () => new Map());
  const known = orders.get(seatIndex);
  if (known?.attempt === attempt) return known.order;
  const order = drawOrder(room, seatIndex, attempt);
  if (orders.size >= ORDERS_KEPT) orders.clear();
  orders.set(seatIndex, { attempt, order });
  return order;
}

/** Seats per room whose order is cached: every move asks for it several times, and a shuffle is expensive. */
const ORDERS_KEPT = 1_000;

/**
 * Keyed by the room's question list, which never changes; everything else an order depends on belongs to the
 * same room.
 */
const ordersOf = new WeakMap<
  Room['questions'],
  Map<number, { readonly attempt: number; readonly order: readonly number[] }>
>();

function drawOrder(room: Room, seatIndex: number, attempt: number): readonly number[] {
  const drawn = withJumbledChildren(
    room,
    drawQuestions(room, seatIndex, attempt),
    `children:${seatIndex}:${attempt}`,
  );
  if (!room.options.jumble) return drawn;
  const order = shuffled(stream(room.seed, `order:${seatIndex}:${attempt}`), blocksAmong(room, drawn)).flat();
  return policyOf(room).rearrange?.(room, order) ?? order;
}

const inOrder = ({ questions }: Room): readonly number[] => questions.map((_, index) => index);

/**
 * Draws the questions of an attempt, in the author's order, like cards from a deck: no question comes back
 * until too few are left for a whole attempt and all are reshuffled. A card is a question or a group, which
 * is split between attempts only when nothing else fits.
 */
export function drawQuestions(room: Room, seatIndex: number, attempt: number): readonly number[] {
  const all = inOrder(room);
  const count = askedInAttempt(room);
  if (count === answerableCount(room)) return all;
  const attemptsInADeck = Math.floor(answerableCount(room) / count);
  const deck = Math.floor((attempt - 1) / attemptsInADeck);
  const isCounted = (q: number): boolean => isAnswerable(room, q);
  const cards = shuffled(stream(room.seed, `draw:${seatIndex}:${deck}`), blocksAmong(room, all));
  let draw = dealHand(cards, count, isCounted);
  for (let before = (attempt - 1) % attemptsInADeck; before > 0; before -= 1)
    draw = dealHand(draw.left, count, isCounted);
  return draw.hand.flat().sort((a, b) => a - b);
}
