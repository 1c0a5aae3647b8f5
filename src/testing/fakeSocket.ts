// Test doubles for what a page reaches outside itself, in place of the real modules (vitest.config.ts).

import type { RawSocket } from '#src/platform/socket/socketLink.ts';

let next: RawSocket | null = null;

/** Sets the socket for the next page that opens. */
export function setNextSocket(socket: RawSocket): void {
  next = socket;
}

/** Never settles if no socket was set, as if it were still loading. */
export function loadSocket(): Promise<RawSocket> {
  const given = next;
  next = null;
  return given ? Promise.resolve(given) : new Promise(() => undefined);
}
