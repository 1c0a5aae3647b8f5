import { expect, it } from 'vitest';
import { assembler } from '#core/collections/assembler.ts';

it('puts parts together, and keeps nothing of the object before', () => {
  const whole = assembler();
  expect(whole({ a: 1, secret: 'of the first' }, { b: [2] })).toEqual({
    a: 1,
    secret: 'of the first',
    b: [2],
  });
  const second = whole({ a: 3 }, { b: [4], c: null });
  expect(JSON.stringify(second)).toBe('{"a":3,"b":[4],"c":null}');
});
