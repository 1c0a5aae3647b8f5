import { expect, it } from 'vitest';
import { assembler, combineFields } from '#core/collections/assembler.ts';

it('combines parts without keeping values of the previous object', () => {
  const whole = assembler();
  expect(whole({ a: 1, secret: 'of the first' }, { b: [2] })).toEqual({
    a: 1,
    secret: 'of the first',
    b: [2],
  });
  const second = whole({ a: 3 }, { b: [4], c: null });
  expect(JSON.stringify(second)).toBe('{"a":3,"b":[4],"c":null}');
});

it('combines the current fields of several functions', () => {
  const both = combineFields<[number]>([(n) => ({ twice: 2 * n }), (n) => ({ odd: n % 2 === 1 })]);
  expect([both(1), both(2)]).toEqual([
    { twice: 2, odd: true },
    { twice: 4, odd: false },
  ]);
  expect(combineFields<[number]>([(n) => ({ n })])(3)).toEqual({ n: 3 });
  expect(combineFields([])()).toEqual({});
});
