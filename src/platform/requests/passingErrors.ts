// The errors behind which a call may be placed again as it is, with their HTTP status: all that the client asks a status for. The build
// puts the values in the place of this file, as of `wire.ts`.

import { ERRORS, type ErrorType } from '#protocol/errors.ts';

export const PASSING_ERRORS = Object.fromEntries(
  Object.entries(ERRORS).filter(([, status]) => status >= 500 || status === 429),
) as { readonly [Type in ErrorType]?: number };
