import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeFault } from '#server/bodies/jsonShape.ts';

const fault = (text: string) => shapeFault(Buffer.from(text));
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('the shape of JSON', () => {
  it('is refused exactly where it is nested too deeply, whatever stands in its strings', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 16, depthSize: 'max' }), fc.boolean(), (text, spaced) => {
        const value: unknown = JSON.parse(text);
        const written = spaced ? JSON.stringify(value, null, '\t') : text;
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
