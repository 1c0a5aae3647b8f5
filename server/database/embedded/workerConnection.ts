/** Connection to the embedded database on its worker thread, with the interface of an engine on this one. */
import { Worker } from 'node:worker_threads';
import type { Parameter } from '../Database.ts';
import { StoreFailedError } from '../errors.ts';
import type { Connection, EngineOptions } from './engine.ts';
import { type FromWorker, type ToWorker, unpackError, type WorkerTask } from './workerMessages.ts';

interface Waiting {
  resolve(rows: readonly object[]): void;
  reject(error: Error): void;
}

/** Most of what the engine allocates is its own memory; the nursery of the games' thread would be wasted here. */
const NURSERY_MB = 16;

/**
 * Opens the engine on its own thread. @param script the bundled `database.worker.js`
 * @throws DatabaseStartError when it can't be opened
 */
export function openWorkerConnection(
  script: URL,
  directory: string | undefined,
  { onDeath }: Pick<EngineOptions, 'onDeath'> = {},
): Promise<Connection> {
  const worker = new Worker(script, {
    workerData: { directory } satisfies WorkerTask,
    resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MB },
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let opened = false;
  let end: Error | undefined;

  const ask = (message: (id: number) => ToWorker): Promise<readonly object[]> =>
    new Promise((resolve, reject) => {
      if (end) return reject(end);
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage(message(id));
    });

  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      for (const { reject: refuse } of waiting.values()) refuse(error);
      waiting.clear();
      if (end) return;
      end = error;
      reject(error);
      if (opened && error instanceof StoreFailedError) onDeath?.(error);
      void worker.terminate();
    };
    const connection = (version: string): Connection => ({
      version,
      run: (sql: string, parameters: readonly Parameter[]) =>
        ask((id) => ({ kind: 'run', id, sql, parameters })),
      async close() {
        const closed = end ? undefined : ask((id) => ({ kind: 'close', id }));
        end ??= new StoreFailedError('the embedded database is closed');
        try {
          await closed;
        } finally {
          await worker.terminate();
        }
      },
    });
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'opened') {
        opened = true;
        return resolve(connection(message.version));
      }
      if (message.kind === 'died') return fail(unpackError(message.error));
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'rows') asked?.resolve(message.rows);
      else asked?.reject(unpackError(message.error));
    });
    worker.on('error', (error) =>
      fail(new StoreFailedError(`the embedded database has failed: ${String(error)}`, { cause: error })),
    );
    worker.on('exit', () => fail(new StoreFailedError('the embedded database has stopped')));
  });
}
