// What the thread that reads large requests answers.

import type { ProtocolError } from '#protocol/errors.ts';

export type ReadRequest =
  | { readonly request: unknown }
  | { readonly refusal: ProtocolError }
  /** A bug. */
  | { readonly fault: string };
