// Which seats a browser holds.

import { type DeviceSeat, keepDeviceSeats, withDeviceSeat } from '#server/identity/deviceSeats.ts';
import type { Caller, Services } from '#server/operations/context.ts';

/** Notes on the browser of a call over HTTP that this seat is its own. */
export function remember(
  { deviceSeats, credentials }: Caller,
  seat: DeviceSeat,
  { secrets }: Services,
): void {
  const [first] = deviceSeats;
  // What stands in front stays there: most calls change nothing.
  if (first?.roomHash === seat.roomHash && first.playerId === seat.playerId) return;
  keepDeviceSeats(credentials, withDeviceSeat(deviceSeats, seat), secrets);
}
