// First bits of SHA-256 hashes. The browsers' own SHA-256 isn't available over plain HTTP, and needs a
// promise for each hash.

const SIZE = 64;
/** Fractional parts of the roots of the first primes, as the algorithm requires. */
const K = new Uint32Array(SIZE);
const START = new Uint32Array(8);
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
for (let candidate = 2, found = 0; found < SIZE; candidate += 1) {
  let isPrime = true;
  for (let by = 2; by * by <= candidate; by += 1) if (candidate % by === 0) isPrime = false;
  if (!isPrime) continue;
  if (found < START.length) START[found] = fraction(Math.sqrt(candidate));
  K[found] = fraction(Math.cbrt(candidate));
  found += 1;
}

const words = new Uint32Array(SIZE);
const state = new Uint32Array(8);
let block = new Uint8Array(2 * SIZE);

/** The first 32 bits of the hash of an ASCII text. */
export function hashHead(text: string): number {
  const { length } = text;
  const size = Math.ceil((length + 9) / SIZE) * SIZE;
  if (block.length !== size) block = new Uint8Array(size);
  block.fill(0);
  for (let at = 0; at < length; at += 1) block[at] = text.charCodeAt(at);
  block[length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(size - 4, length * 8);
  state.set(START);
  for (let from = 0; from < size; from += SIZE) compress(view, from);
  return state[0] as number;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function compress(view: DataView, from: number): void {
  for (let n = 0; n < 16; n += 1) words[n] = view.getUint32(from + n * 4);
  for (let n = 16; n < SIZE; n += 1) {
    const early = words[n - 15] as number;
    const late = words[n - 2] as number;
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[n] = (words[n - 16] as number) + s0 + (words[n - 7] as number) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < SIZE; n += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[n] as number) + (words[n] as number)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const after = [a, b, c, d, e, f, g, h];
  for (let n = 0; n < after.length; n += 1) state[n] = (state[n] as number) + (after[n] as number);
}
