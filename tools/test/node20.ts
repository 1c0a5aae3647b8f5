/** Polyfills for Node 20 of what Vitest 5 needs from Node 22; without them, it can't print a failure. */

type Key = string | number | symbol;

function mapGroupBy<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function objectGroupBy<K extends Key, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) {
  return Object.fromEntries(mapGroupBy(items, keyOf));
}

function withResolvers<T>() {
  let resolve: (value: T | PromiseLike<T>) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((accept, refuse) => {
    resolve = accept;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

for (const [owner, name, value] of [
  [Map, 'groupBy', mapGroupBy],
  [Object, 'groupBy', objectGroupBy],
  [Promise, 'withResolvers', withResolvers],
] as const) {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}
