import { parentPort } from 'node:worker_threads';
import { READY, type WorkResult, type WorkTask } from '#server/threads/WorkThread.ts';

/**
 * Makes this worker thread answer tasks one by one (see WorkThread). Call it once everything the work needs
 * is loaded.
 */
export function answerTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  const port = parentPort;
  if (!port) throw new Error('this runs only in a worker thread');
  const answer = async ({ id, task }: WorkTask<Task>): Promise<void> => {
    const result: WorkResult<Result> = { id, result: await work(task) };
    port.postMessage(result);
  };
  port.on('message', (message: WorkTask<Task>) => void answer(message));
  port.postMessage(READY);
}
