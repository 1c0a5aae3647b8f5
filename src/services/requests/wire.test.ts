import { expect, it } from 'vitest';
import type { Operation } from '#protocol/operation.ts';
import { OPERATIONS } from '#protocol/operations.ts';
import * as wire from '#src/services/requests/wire.ts';

it('holds plain values only, because the build writes them down as JSON', () => {
  expect(JSON.parse(JSON.stringify(wire))).toEqual({ ...wire });
});

it('says of an operation how it travels, and nothing else', () => {
  expect(wire.WIRE.proceedGame).toEqual({
    method: 'POST',
    path: '/v1/games/{roomHash}/proceed',
    bySocket: true,
    timeoutMs: 20_000,
    retries: 2,
  });
});

it('may leave out what an operation is called on the socket: its name', () => {
  for (const { name, event = name } of Object.values<Operation>(OPERATIONS)) expect(event).toBe(name);
});
