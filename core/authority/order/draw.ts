// Which questions an attempt asks, and in which order a seat meets them for the first time.

import { asking, asks, shownIn } from '#core/authority/asked.ts';
import { blocksAmong } from '#core/authority/groups.ts';
import { policyOf } from '#core/authority/order/policies.ts';
import type { Room } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { memoized } from '#core/collections/memoized.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { dealt } from '#core/questions/groups.ts';
import { shuffled, stream } from '#core/random/stream.ts';

/** Questions that a player is asked in one attempt. */
export function askedInAttempt(room: Room): number {
  const all = asking(room);
  return isTeacherPaced(room) ? all : Math.min(all, room.options.questionsPerAttempt || all);
}

/** The same, with what is only shown between them. */
export function metInAttempt(room: Room, seatIndex: number): number {
  return shownIn(room).size === 0 ? askedInAttempt(room) : orderOf(room, seatIndex).length;
}

/**
 * The order in which a seat meets the questions in an attempt, the present one where none is named, as indexes in the author's order. Questions that belong together
 * keep together, and their order.
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

/** Seats of a room whose order is kept: each move asks for it several times, and a shuffle is dear. */
const ORDERS_KEPT = 1_000;

/** By the questions of a room, which never change: what else an order comes from is the room's own too. */
const ordersOf = new WeakMap<
  Room['questions'],
  Map<number, { readonly attempt: number; readonly order: readonly number[] }>
>();

function drawOrder(room: Room, seatIndex: number, attempt: number): readonly number[] {
  const drawn = drawnFor(room, seatIndex, attempt);
  if (!room.options.jumble) return drawn;
  const order = shuffled(stream(room.seed, `order:${seatIndex}:${attempt}`), blocksAmong(room, drawn)).flat();
  return policyOf(room).arranged?.(room, order) ?? order;
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
  if (count === asking(room)) return all;
  const attemptsInADeck = Math.floor(asking(room) / count);
  const deck = Math.floor((attempt - 1) / attemptsInADeck);
  const isCounted = (q: number): boolean => asks(room, q);
  const cards = shuffled(stream(room.seed, `draw:${seatIndex}:${deck}`), blocksAmong(room, all));
  let draw = dealt(cards, count, isCounted);
  for (let before = (attempt - 1) % attemptsInADeck; before > 0; before -= 1)
    draw = dealt(draw.left, count, isCounted);
  return draw.hand.flat().sort((a, b) => a - b);
}
