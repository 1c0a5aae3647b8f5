// A map with string keys that is plain JSON and cheap to update without mutation: 128 small records by hash.

export type Buckets<T> = readonly (Readonly<Record<string, T>> | null)[];

const BUCKETS = 128;

function bucketOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % BUCKETS;
}

/** Keys come from people; the prefix makes `__proto__` a key like any other. */
function guarded(key: string): string {
  return `$${key}`;
}

export function emptyBuckets<T>(): Buckets<T> {
  return Array.from({ length: BUCKETS }, () => null);
}

export function lookUp<T>(buckets: Buckets<T>, key: string): T | undefined {
  return buckets[bucketOf(key)]?.[guarded(key)];
}

export function withKey<T>(buckets: Buckets<T>, key: string, value: T): Buckets<T> {
  const bucket = bucketOf(key);
  const result = buckets.slice();
  result[bucket] = { ...buckets[bucket], [guarded(key)]: value };
  return result;
}

export function withoutKey<T>(buckets: Buckets<T>, key: string): Buckets<T> {
  const bucket = bucketOf(key);
  const { [guarded(key)]: _removed, ...rest } = buckets[bucket] ?? {};
  const result = buckets.slice();
  result[bucket] = rest;
  return result;
}

export function* bucketEntries<T>(buckets: Buckets<T>): Generator<[string, T]> {
  for (const bucket of buckets) {
    if (bucket) for (const key of Object.keys(bucket)) yield [key.slice(1), bucket[key] as T];
  }
}
