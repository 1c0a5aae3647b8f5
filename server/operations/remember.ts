// Which seats a browser holds.

import { type DeviceSeat, withDeviceSeat } from '#server/identity/deviceSeats.ts';
import type { Caller } from '#server/operations/context.ts';

/** Notes on the browser of a call over HTTP that this seat is its own. */
export function remember({ deviceSeats, setDeviceSeats }: Caller, seat: DeviceSeat): void {
  const [first] = deviceSeats;
  // What stands in front stays there: most calls change nothing.
  if (first?.roomHash === seat.roomHash && first.playerId === seat.playerId) return;
  setDeviceSeats(withDeviceSeat(deviceSeats, seat));
}
