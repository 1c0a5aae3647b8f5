import { expect, it } from 'vitest';
import type { Operation } from '#protocol/operation.ts';
import { OPERATIONS } from '#protocol/operations.ts';
import { SOCKET_CONNECT_TIMEOUT_MS, SOCKET_PATHS } from '#protocol/pushes.ts';
import { GAME_SOCKET, WIRE } from '#src/services/requests/wire.ts';

it('says of every operation what the table says', () => {
  const travel = ({ method, path, event, timeoutMs, retries }: Operation) => ({
    method,
    path,
    event,
    timeoutMs,
    retries,
  });
  const table = Object.fromEntries(
    Object.entries<Operation>(OPERATIONS).map(([name, operation]) => [name, travel(operation)]),
  );
  const wire = Object.fromEntries(
    Object.entries(WIRE).map(([name, row]) => [name, travel({ name, ...row } as Operation)]),
  );
  expect(wire).toEqual(table);
});

it('names the socket as the protocol does', () => {
  expect(GAME_SOCKET).toEqual({ path: SOCKET_PATHS.game, connectTimeoutMs: SOCKET_CONNECT_TIMEOUT_MS });
});
