// The other climbers, requested when a stop opens, while it's shown, and after each answer. If the request
// fails, no one else is shown, without an error.

import type { MysticPeakBoard } from '#core/features/mysticPeak/views.ts';
import { askedKey, type PlayerView } from '#core/views/playerView.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

/** Milliseconds before the next request; two stops often follow each other. */
const FRESH_MS = 4_000;

const asked = new WeakMap<SeatAccess, { readonly at: number; readonly board: MysticPeakBoard | null }>();

/** Latest known board; null if there is none. */
export const rivalsOf = (seat: SeatAccess): MysticPeakBoard | null => asked.get(seat)?.board ?? null;

/**
 * Requests the board if there are other climbers and players may see the leaderboard, and leaves it on the
 * stage. After a failure, the old board stays.
 */
export function requestRivals(seat: SeatAccess): void {
  const { room } = seat.room.getState().view ?? {};
  if (room?.options.studentLeaderboard !== 'yes' || room.playerCount < 2) return void asked.delete(seat);
  const at = performance.now();
  const known = asked.get(seat);
  if (known && at - known.at < FRESH_MS) return;
  asked.set(seat, { at, board: rivalsOf(seat) });
  const { caller, inSeat, ticket } = seat;
  const take = (board: MysticPeakBoard): void => {
    const before = asked.get(seat);
    if (before?.at !== at) return;
    asked.set(seat, { at, board });
    // No redraw if no one has moved.
    if (JSON.stringify(before.board) !== JSON.stringify(board)) seat.leave({ climbers: board });
  };
  caller.call('mysticPeakLeaderboard', inSeat, { seat: ticket }).then(
    ({ mysticPeakBoard }) => take(mysticPeakBoard),
    () => undefined,
  );
}

/** The question last answered, '' for none so far; absent until a question has been seen. */
const answered = new WeakMap<SeatAccess, string>();

/** Requests the board with a page's first question, and after each answer. */
export function followRivals(seat: SeatAccess, view: PlayerView): void {
  const before = answered.get(seat);
  const key = view.slide?.answered ? askedKey(view) : (before ?? '');
  if (!view.slide?.question || key === before) return;
  answered.set(seat, key);
  requestRivals(seat);
}
