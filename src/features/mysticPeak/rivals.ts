// Who else is on the mountain, asked for as a stop comes and as long as it stands. Where it can't be had, nobody else is seen, and nothing is said of it.

import type { MysticPeakBoard } from '#core/features/mysticPeak/views.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

/** Milliseconds in which it is not asked for again: two stops often follow one another. */
const FRESH_MS = 4_000;

const asked = new WeakMap<SeatAccess, { readonly at: number; readonly board: MysticPeakBoard | null }>();

/** What was told last; null for nothing. */
export const rivalsOf = (seat: SeatAccess): MysticPeakBoard | null => asked.get(seat)?.board ?? null;

/** Asks, where others climb and players see standings, and shows what comes by drawing the view once more; what can't be had stays as it was. */
export function askForRivals(seat: SeatAccess): void {
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
    const { view } = seat.room.getState();
    // Nothing is drawn anew where nobody has moved.
    if (JSON.stringify(before.board) === JSON.stringify(board)) return;
    // Another phase in the place of this one would not let a press count for a moment.
    if (view) seat.room.apply({ roomHash: inSeat.roomHash, seq: view.seq, patch: {} });
  };
  caller.call('mysticPeakLeaderboard', inSeat, { seat: ticket }).then(
    ({ mysticPeakBoard }) => take(mysticPeakBoard),
    () => undefined,
  );
}
