// What a page reaches beyond itself, as tests of pages have it (vitest.config.ts): in place of the modules that bring it.

import type { RawSocket } from '#src/platform/socket/socketLink.ts';

let next: RawSocket | null = null;

/** The socket that the page gets which is opened next. */
export function giveSocket(socket: RawSocket): void {
  next = socket;
}

/** For whom no socket was given, it is still on its way. */
export function loadSocket(): Promise<RawSocket> {
  const given = next;
  next = null;
  return given ? Promise.resolve(given) : new Promise(() => undefined);
}
