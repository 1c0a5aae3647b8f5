// What the server's thread and the one that reads large requests say to each other.

import type { ProtocolError } from '#protocol/errors.ts';
import type { UnreadRequest } from '#server/bodies/readRequest.ts';

export type ToReader = { readonly id: number } & UnreadRequest;

export type FromReader = { readonly id: number } & (
  | { readonly request: unknown }
  | { readonly refusal: ProtocolError }
  /** A bug. */
  | { readonly fault: string }
);
