// What the client needs of the protocol to place a call; of what only hosts call it is in `hostWire.ts`. The build works it out and puts the values in the place of this file
// (`workedOut` of tools/build/plugins.ts): the schemas would weigh on the first load.

import type { AnswerOf, RequestOf } from '#protocol/operation.ts';
import type { OPERATIONS, OperationName } from '#protocol/operations.ts';
import { SOCKET_CONNECT_TIMEOUT_MS, SOCKET_PATHS } from '#protocol/pushes.ts';
import { isHosts, wiresOf } from '#src/platform/requests/wiresOf.ts';

export type RequestFor<N extends OperationName> = RequestOf<(typeof OPERATIONS)[N]>;
export type AnswerFor<N extends OperationName> = AnswerOf<(typeof OPERATIONS)[N]>;

export const WIRE = wiresOf((role) => !isHosts(role));

export const GAME_SOCKET = { path: SOCKET_PATHS.game, connectTimeoutMs: SOCKET_CONNECT_TIMEOUT_MS } as const;
