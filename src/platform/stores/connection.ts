// Whether the player is in touch with the server, and what this device keeps meanwhile.

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LinkState } from '#src/platform/socket/roomLink.ts';

export interface Connection {
  readonly link: LinkState;
  /** Answers that the server has not acknowledged. */
  readonly kept: number;
  /** Whether they would survive closing the page. */
  readonly lasting: boolean;
}

export function createConnectionStore(): StoreApi<Connection> {
  return createStore<Connection>()(() => ({ link: 'joining', kept: 0, lasting: true }));
}
