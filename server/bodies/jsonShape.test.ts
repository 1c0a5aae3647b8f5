import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeFault } from '#server/bodies/jsonShape.ts';

const fault = (text: string) => shapeFault(Buffer.from(text));
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

/** Small values in each other: with something beside them on each level, and no more than their depth makes of it. */
const nested = fc
  .tuple(
    fc.jsonValue({ maxDepth: 0 }),
    fc.array(fc.tuple(fc.option(fc.string()), fc.jsonValue({ maxDepth: 1 })), { maxLength: 16, size: 'max' }),
  )
  .map(([leaf, levels]) =>
    levels.reduce<unknown>(
      (inner, [name, beside]) => (name === null ? [beside, inner] : { [name]: inner, [`${name}2`]: beside }),
      leaf,
    ),
  );

describe('the shape of JSON', () => {
  it('is refused exactly where it is nested too deeply, whatever stands in its strings', () => {
    fc.assert(
      fc.property(nested, fc.boolean(), (value, spaced) => {
        const written = JSON.stringify(value, null, spaced ? '\t' : '');
        expect(fault(written)).toBe(depthOf(value) > 12 ? 'nested too deeply' : null);
      }),
    );
    expect(fault(`${'['.repeat(12)}${']'.repeat(12)}`)).toBeNull();
    expect(fault(`${'['.repeat(13)}${']'.repeat(13)}`)).toBe('nested too deeply');
  });

  it('is refused with too many values, but not for what a text is made of', () => {
    expect(fault(`[${'[],'.repeat(600_000)}0]`)).toBe('too many values');
    expect(fault(`[${'1,'.repeat(1_100_000)}0]`)).toBe('too many values');
    expect(fault(JSON.stringify('[{,"\\'.repeat(400_000)))).toBeNull();
    expect(fault(JSON.stringify(Array.from({ length: 400_000 }, (_, n) => n)))).toBeNull();
  });

  it('is refused with too many different names, in one object or in many, but not for many fields', () => {
    const fields = (many: number, each: number) =>
      JSON.stringify(
        Array.from({ length: many }, (_, n) =>
          Object.fromEntries(Array.from({ length: each }, (__, m) => [`k${n * each + m}`, 1])),
        ),
      );
    expect(fault(fields(1, 1_000))).toBeNull();
    expect(fault(fields(1, 1_001))).toBe('too many names');
    expect(fault(fields(200, 10))).toBe('too many names');
    expect(fault(JSON.stringify(Array(100_000).fill({ text: 'a', correct: true })))).toBeNull();
    expect(fault(JSON.stringify(Array.from({ length: 10_000 }, (_, n) => `"k${n}": 1`)))).toBeNull();
  });

  it('is not judged where the text is no JSON: that is for its reader to say', () => {
    for (const text of ['', '"', '"\\', ']]]]', '{"a', '\\"[[[[[[[[[[[[[[['])
      expect(() => fault(text)).not.toThrow();
    expect(fault(']]]]')).toBeNull();
  });
});
