// Tells the teacher that the page is out of the player's sight, or in it again.

import type { SeatAccess } from '#src/game/seatAccess.ts';

export interface FocusIntent {
  readonly type: 'focus';
  readonly away: boolean;
}

export function focusIntents({ caller, inSeat, requests, ticket }: SeatAccess) {
  /** Whether the player is away, by now. */
  let isAway = false;

  /** What is true by the time that it gets through, and once more where that has changed meanwhile. */
  function tellFocus() {
    let told = isAway;
    requests.send('reportFocus', {
      place() {
        told = isAway;
        return caller.call('reportFocus', { ...inSeat, away: told }, { seat: ticket });
      },
      take() {
        // Behind this call: until it is settled no other of its name is placed.
        if (told !== isAway) queueMicrotask(tellFocus);
      },
      onRefused: () => undefined,
    });
  }

  return {
    focus({ away }: FocusIntent) {
      isAway = away;
      tellFocus();
    },
  };
}
