import { expect, it } from 'vitest';
import type { Operation } from '#protocol/operation.ts';
import { OPERATIONS } from '#protocol/operations.ts';
import * as hostWire from '#src/platform/requests/hostWire.ts';
import * as wire from '#src/platform/requests/wire.ts';

it('holds only plain values, because the build writes them out as JSON', () => {
  for (const values of [wire, hostWire]) expect(JSON.parse(JSON.stringify(values))).toEqual({ ...values });
});

it('describes how an operation travels, and nothing else', () => {
  expect(wire.WIRE.proceedGame).toEqual({
    method: 'POST',
    path: '/v1/games/{roomHash}/proceed',
    bySocket: true,
    timeoutMs: 20_000,
    retries: 2,
  });
});

it('has each operation once, either for everyone or for hosts', () => {
  const names = [...Object.keys(wire.WIRE), ...Object.keys(hostWire.HOST_WIRE)];
  expect(names.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
});

it("needs no socket event names, because they equal the operations' names", () => {
  for (const { name, event = name } of Object.values<Operation>(OPERATIONS)) expect(event).toBe(name);
});
