/**
 * Worker thread of the embedded database, so that a long query doesn't block the games: answers the messages
 * of workerConnection.ts. Bundled separately, next to the server (`database.worker.js`).
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type Engine, openEngine } from './engine.ts';
import { startHousekeeping } from './housekeeping.ts';
import { selfTest } from './selfTest.ts';
import { type FromWorker, packError, type ToWorker, type WorkerTask } from './workerMessages.ts';

const port = parentPort;
if (!port) throw new Error('database.worker.ts runs only in a worker thread');

const tell = (message: FromWorker) => port.postMessage(message);
const { directory } = workerData as WorkerTask;

async function open(): Promise<void> {
  const engine = await openEngine(directory, {
    onDeath: (error) => tell({ kind: 'died', error: packError(error) }),
  });
  if (directory !== undefined) await selfTest(engine, directory);
  const stopHousekeeping = startHousekeeping(engine);
  port?.on('message', (message: ToWorker) => void answer(engine, stopHousekeeping, message));
  tell({ kind: 'opened', version: engine.version });
}

async function answer(engine: Engine, stopHousekeeping: () => void, message: ToWorker): Promise<void> {
  const { id } = message;
  try {
    if (message.kind === 'run') {
      tell({ kind: 'rows', id, rows: await engine.run(message.sql, message.parameters) });
    } else {
      stopHousekeeping();
      await engine.close();
      tell({ kind: 'rows', id, rows: [] });
      port?.close();
    }
  } catch (error) {
    tell({ kind: 'error', id, error: packError(error) });
  }
}

open().catch((error: unknown) => tell({ kind: 'died', error: packError(error) }));
