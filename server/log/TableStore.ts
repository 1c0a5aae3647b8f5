/** The table of events as a place for chunks: many rooms in one statement, fenced by the table's key. */
import type { Database } from '../database/Database.ts';
import { SqlError } from '../database/errors.ts';
import type { Chunk } from './Chunk.ts';
import { insertChunks } from './insertChunks.ts';
import type { ChunkStore, IsKnown, Outcome, Settle } from './ChunkStore.ts';

/**
 * A serialization failure or a deadlock (with a sweep over `rooms`, for example): nothing was written, and
 * the statement may be retried.
 */
const transient = /^40(001|P01)$/;
const attempts = 5;
/**
 * Refusals caused by the written rows: a value, a constraint, a limit. Others (a full disk) affect all rooms.
 */
const blamesRows = /^(22|23|54)/;

export class TableStore implements ChunkStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  takes(): boolean {
    return true;
  }

  async write(chunks: readonly Chunk[], settle: Settle, isKnown: IsKnown): Promise<void> {
    await this.#writeTogether(
      chunks.filter(({ writes }) => writes.length === 0),
      settle,
      isKnown,
    );
    for (const chunk of chunks)
      if (chunk.writes.length > 0) settle(chunk, await this.#writeAlone(chunk, isKnown));
  }

  /**
   * If the store refuses the statement, bisects the chunks to find the one at fault, so that it doesn't
   * affect other rooms.
   */
  async #writeTogether(chunks: readonly Chunk[], settle: Settle, isKnown: IsKnown): Promise<void> {
    if (chunks.length === 0) return;
    try {
      const written = await retry(() => insertChunks(this.#database, chunks, isKnown));
      for (const chunk of chunks) settle(chunk, written.has(chunk.roomHash) ? 'written' : 'conflict');
    } catch (error) {
      if (error instanceof SqlError && blamesRows.test(error.code) && chunks.length > 1) {
        const middle = Math.ceil(chunks.length / 2);
        await this.#writeTogether(chunks.slice(0, middle), settle, isKnown);
        await this.#writeTogether(chunks.slice(middle), settle, isKnown);
      } else {
        for (const chunk of chunks) settle(chunk, { error });
      }
    }
  }

  async #writeAlone(chunk: Chunk, isKnown: IsKnown): Promise<Outcome> {
    const transaction = () =>
      this.#database.transaction(async (handle): Promise<Outcome> => {
        const written = await insertChunks(handle, [chunk], isKnown);
        if (written.size === 0) return 'conflict';
        for (const write of chunk.writes) await write(handle);
        return 'written';
      });
    try {
      return await retry(transaction);
    } catch (error) {
      return { error };
    }
  }
}

async function retry<Result>(operation: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await operation();
    } catch (error) {
      if (attempt === attempts || !(error instanceof SqlError && transient.test(error.code))) throw error;
    }
  }
}
