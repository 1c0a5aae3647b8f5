// What a host's page needs of the protocol to place its calls. The build puts the values in the place of this file, as of `wire.ts`.

import { isHosts, wiresOf } from '#src/platform/requests/wiresOf.ts';

export const HOST_WIRE = wiresOf(isHosts);
