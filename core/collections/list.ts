// A list that is plain JSON and cheap to update without mutation. It consists of chunks of 32, so one change
// in a room of 10,000 copies a chunk and the row of chunks, not 10,000 entries.

export type List<T> = readonly (readonly T[])[];

const CHUNK = 32;

export function emptyList<T>(): List<T> {
  return [];
}

export function sizeOf(list: List<unknown>): number {
  const last = list[list.length - 1];
  return last ? (list.length - 1) * CHUNK + last.length : 0;
}

export function at<T>(list: List<T>, index: number): T | undefined {
  return list[Math.floor(index / CHUNK)]?.[index % CHUNK];
}

/** `index` must be within the list. */
export function withAt<T>(list: List<T>, index: number, value: T): List<T> {
  const chunkIndex = Math.floor(index / CHUNK);
  const chunks = list.slice();
  const chunk = (list[chunkIndex] as readonly T[]).slice();
  chunk[index % CHUNK] = value;
  chunks[chunkIndex] = chunk;
  return chunks;
}

export function appended<T>(list: List<T>, value: T): List<T> {
  const last = list[list.length - 1];
  if (!last || last.length === CHUNK) return [...list, [value]];
  const chunks = list.slice();
  chunks[list.length - 1] = [...last, value];
  return chunks;
}

export function mapped<T>(list: List<T>, change: (value: T, index: number) => T): List<T> {
  return list.map((chunk, c) => chunk.map((value, i) => change(value, c * CHUNK + i)));
}

export function* entriesOf<T>(list: List<T>): Generator<[number, T]> {
  let index = 0;
  for (const chunk of list) {
    for (const value of chunk) {
      yield [index, value];
      index += 1;
    }
  }
}
