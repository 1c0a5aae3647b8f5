// Wire formats of the operations only hosts call. Like `wire.ts`, this file is replaced with its values at
// build time.

import { isHostRole, wiresOf } from '#src/platform/requests/wiresOf.ts';

export const HOST_WIRE = wiresOf(isHostRole);
