/** A place to which flushes write chunks, and what becomes of them there. */
import type { Chunk } from './Chunk.ts';

export type Outcome = 'written' | 'conflict' | { readonly error: unknown };

export type Settle = (chunk: Chunk, outcome: Outcome) => void;

/** Returns true if the room's tail is known to end just before the chunk. */
export type IsKnown = (chunk: Chunk) => boolean;

/** A place to which a flush writes. */
export interface ChunkStore {
  /** True if the chunk can be written here. */
  takes(chunk: Chunk, isKnown: IsKnown): boolean;
  /** Writes chunks of different rooms and settles each of them; never rejects. */
  write(chunks: readonly Chunk[], settle: Settle, isKnown: IsKnown): Promise<void>;
}
