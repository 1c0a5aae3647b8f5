// Answer receipt: the fields of `playerSlide` that an answer changes, without rebuilding what the player
// already has.

import { compareCommandId } from '#core/authority/commandId.ts';
import { choiceParts } from '#core/authority/engine/featureViews.ts';
import { feedbackOf } from '#core/authority/engine/playerView.ts';
import { asPlayerSees } from '#core/authority/dueTimes.ts';
import { positionOf } from '#core/authority/order/order.ts';
import { isPlaying, questionIdOf } from '#core/authority/seats.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { assembler } from '#core/collections/assembler.ts';
import { at } from '#core/collections/list.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { ViewParts } from '#core/room/feature.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';

export type ReceiptSlide = Pick<PlayerSlide, 'index' | 'state' | 'answer' | 'answered' | 'feedback'> &
  ViewParts<'choice'>;

const NOT_ANSWERED = {
  answer: null,
  answered: false,
  feedback: null,
} as const;

/** Null when the player has no slide: not let in, or the game hasn't started. */
export function receiptSlide(room: Room, seatIndex: number): ReceiptSlide | null {
  const seat = at(room.seats, seatIndex) as Seat;
  if (!isPlaying(seat) || room.startedAt === null) return null;
  const current = asPlayerSees(room, seat);
  return receiptOf(
    isTeacherPaced(room) ? pacedReceipt(room, seat) : ownReceipt(room, seatIndex, current),
    choiceParts(room, seatIndex, current),
  );
}

const receiptOf = assembler();

type Answered = Omit<ReceiptSlide, keyof ViewParts<'choice'>>;

function ownReceipt(room: Room, seatIndex: number, seat: Seat): Answered {
  const { responses } = seat;
  const { index, state } = positionOf(room, seatIndex, seat);
  const last = responses[responses.length - 1];
  const answer =
    last && state === 'reveal' ? given(room, at(room.seats, seatIndex) as Seat, last, true) : NOT_ANSWERED;
  return { index, state, ...answer };
}

function pacedReceipt(room: Room, seat: Seat): Answered {
  const { slide } = room;
  if (!slide) return { index: 0, state: 'inactive', ...NOT_ANSWERED };
  const { index, state } = slide;
  const response = seat.pending ?? seat.responses.find(({ q }) => q === index);
  const shown = state === 'reveal' || state === 'completed';
  return { index, state, ...(response ? given(room, seat, response, shown) : NOT_ANSWERED) };
}

function given(room: Room, seat: Seat, response: Response, shown: boolean) {
  const feedback = shown ? feedbackOf(room, seat, response) : null;
  return { answer: response.answer, answered: true, feedback };
}

/** Responses that one command of the player produced in the current attempt. */
export function responsesBy(room: Room, seatIndex: number, commandId: string) {
  const { responses } = at(room.seats, seatIndex) as Seat;
  const likeness = compareCommandId(commandId);
  return responses
    .filter((response) => likeness(response.commandId) === 'same')
    .map(({ q, state }) => ({ questionId: questionIdOf(room, q) ?? '', state }));
}
