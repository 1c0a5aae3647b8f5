import { expect, it } from 'vitest';
import * as wire from '#src/services/requests/wire.ts';

it('holds plain values only, because the build writes them down as JSON', () => {
  expect(JSON.parse(JSON.stringify(wire))).toEqual({ ...wire });
});

it('says of an operation how it travels, and nothing else', () => {
  expect(wire.WIRE.proceedGame).toEqual({
    method: 'POST',
    path: '/v1/games/{roomHash}/proceed',
    event: 'proceedGame',
    timeoutMs: 20_000,
    retries: 2,
  });
});
