// Transient errors and their HTTP status: the only ones whose status the client needs, because the call may
// be retried as it is. Like `wire.ts`, this file is replaced with its values at build time.

import { ERRORS, type ErrorType } from '#protocol/errors.ts';

export const TRANSIENT_ERRORS = Object.fromEntries(
  Object.entries(ERRORS).filter(([, status]) => status >= 500 || status === 429),
) as { readonly [Type in ErrorType]?: number };
