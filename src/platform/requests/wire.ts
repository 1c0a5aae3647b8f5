// Protocol values for making calls; those that only hosts need are in `hostWire.ts`. The build replaces this
// file with its values (`inlineExports` in tools/build/plugins.ts), because the schemas would slow down the
// first load.

import type { AnswerOf, RequestOf } from '#protocol/operation.ts';
import type { OPERATIONS, OperationName } from '#protocol/operations.ts';
import { SOCKET_CONNECT_TIMEOUT_MS, SOCKET_PATHS } from '#protocol/pushes.ts';
import { isHostRole, wiresOf } from '#src/platform/requests/wiresOf.ts';

export type RequestFor<N extends OperationName> = RequestOf<(typeof OPERATIONS)[N]>;
export type AnswerFor<N extends OperationName> = AnswerOf<(typeof OPERATIONS)[N]>;

export const WIRE = wiresOf((role) => !isHostRole(role));

export const GAME_SOCKET = { path: SOCKET_PATHS.game, connectTimeoutMs: SOCKET_CONNECT_TIMEOUT_MS } as const;
