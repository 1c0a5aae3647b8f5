import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeFault } from '#server/bodies/jsonShape.ts';

const fault = (text: string) => shapeFault(Buffer.from(text));
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

/** Small values nested in each other, with siblings on each level, up to the size that the depth allows. */
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

describe('shapeFault', () => {
  it('reports JSON nested beyond the limit, whatever its strings contain', () => {
    fc.assert(
      fc.property(nested, fc.boolean(), (value, spaced) => {
        const written = JSON.stringify(value, null, spaced ? '\t' : '');
        expect(fault(written)).toBe(depthOf(value) > 12 ? 'nested too deeply' : null);
      }),
    );
    expect(fault(`${'['.repeat(12)}${']'.repeat(12)}`)).toBeNull();
    expect(fault(`${'['.repeat(13)}${']'.repeat(13)}`)).toBe('nested too deeply');
  });

  it('reports too many values, but ignores brackets and commas inside strings', () => {
    expect(fault(`[${'[],'.repeat(600_000)}0]`)).toBe('too many values');
    expect(fault(`[${'1,'.repeat(1_100_000)}0]`)).toBe('too many values');
    expect(fault(JSON.stringify('[{,"\\'.repeat(400_000)))).toBeNull();
    expect(fault(JSON.stringify(Array.from({ length: 400_000 }, (_, n) => n)))).toBeNull();
  });

  it('reports too many different names, in one object or across many, but allows many fields with the same names', () => {
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

  it('leaves invalid JSON to the parser', () => {
    for (const text of ['', '"', '"\\', ']]]]', '{"a', '\\"[[[[[[[[[[[[[[['])
      expect(() => fault(text)).not.toThrow();
    expect(fault(']]]]')).toBeNull();
  });
});
