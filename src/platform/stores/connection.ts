// The player's connection to the server, and the answers this device holds in the meantime.

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LinkState } from '#src/platform/socket/roomLink.ts';

export interface Connection {
  readonly link: LinkState;
  /** Answers the server hasn't acknowledged. */
  readonly kept: number;
  /** True if they would survive closing the page. */
  readonly lasting: boolean;
}

export function createConnectionStore(): StoreApi<Connection> {
  return createStore<Connection>()(() => ({ link: 'joining', kept: 0, lasting: true }));
}
