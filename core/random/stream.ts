// Seeded randomness, as part of the state: every draw is a keyed hash of (stream, index) under the room's
// seed, so that a draw added in one feature shifts no other, and no draw reveals the seed (HalfSipHash-2-4).

/** 64 bits, as two unsigned 32-bit integers. Secret. */
export type Seed = readonly [number, number];

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

/** HalfSipHash-2-4 of the words, as an unsigned 32-bit integer. */
function halfSipHash(seed: Seed, words: readonly number[]): number {
  let v0 = seed[0] | 0;
  let v1 = seed[1] | 0;
  let v2 = 0x6c796765 ^ seed[0];
  let v3 = 0x74656462 ^ seed[1];
  const round = (): void => {
    v0 = (v0 + v1) | 0;
    v1 = rotate(v1, 5) ^ v0;
    v0 = rotate(v0, 16);
    v2 = (v2 + v3) | 0;
    v3 = rotate(v3, 8) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = rotate(v3, 7) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = rotate(v1, 13) ^ v2;
    v2 = rotate(v2, 16);
  };
  const absorb = (word: number): void => {
    v3 ^= word;
    round();
    round();
    v0 ^= word;
  };
  for (const word of words) absorb(word);
  absorb((words.length << 26) | 0);
  v2 ^= 0xff;
  round();
  round();
  round();
  round();
  return (v1 ^ v3) >>> 0;
}

/** Encodes a name as its length and its characters, two to a word: no two names have the same words. */
function wordsOf(name: string): number[] {
  const words: number[] = [name.length];
  for (let i = 0; i < name.length; i += 2) {
    words.push(name.charCodeAt(i) | ((i + 1 < name.length ? name.charCodeAt(i + 1) : 0) << 16));
  }
  return words;
}

/** A named source of draws. The same seed, name, and order of calls always produce the same numbers. */
export interface Stream {
  /** An integer from 0 to 2^32 - 1. */
  next(): number;
  /** An integer from 0 to `bound` - 1, all equally likely; `bound` is 1 to 2^32. */
  below(bound: number): number;
}

export function stream(seed: Seed, name: string): Stream {
  const words = wordsOf(name);
  const at = words.push(0) - 1;
  let index = 0;
  const next = (): number => {
    words[at] = index;
    index += 1;
    return halfSipHash(seed, words);
  };
  return {
    next,
    below(bound) {
      // Numbers above the last whole multiple of the bound would make small results more likely.
      const limit = 0x100000000 - (0x100000000 % bound);
      let value = next();
      while (value >= limit) value = next();
      return value % bound;
    },
  };
}

/** Returns a new array in random order (Fisher-Yates). */
export function shuffled<T>(source: Stream, items: readonly T[]): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = source.below(i + 1);
    const item = result[i] as T;
    result[i] = result[j] as T;
    result[j] = item;
  }
  return result;
}

/** Picks one of the items in proportion to its weight, a whole number; undefined if all weights are 0. */
export function weighted<T>(
  source: Stream,
  items: readonly T[],
  weightOf: (item: T) => number,
): T | undefined {
  const weights = items.map(weightOf);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return undefined;
  let mark = source.below(sum);
  return items[weights.findIndex((weight) => (mark -= weight) < 0)];
}

const TOKEN_LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Returns a random string of digits and lowercase letters. */
export function token(source: Stream, length: number): string {
  let result = '';
  for (let i = 0; i < length; i += 1) result += TOKEN_LETTERS[source.below(36)];
  return result;
}
