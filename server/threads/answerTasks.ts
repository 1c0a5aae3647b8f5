import { parentPort } from 'node:worker_threads';
import { READY, type WorkResult, type WorkTask } from '#server/threads/WorkThread.ts';

/**
 * Makes this worker thread, or process, answer tasks one by one (see WorkThread). Call it once everything the
 * work needs is loaded.
 */
export function answerTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  const post = parentPort
    ? (message: unknown) => parentPort?.postMessage(message)
    : process.send?.bind(process);
  if (!post) throw new Error('this runs only in a worker thread or process');
  const answer = async ({ id, task }: WorkTask<Task>): Promise<void> => {
    const result: WorkResult<Result> = { id, result: await work(task) };
    post(result);
  };
  (parentPort ?? process).on('message', (message: WorkTask<Task>) => void answer(message));
  // Without the server there is nobody to work for, and an exit would wait for native code.
  if (!parentPort) process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  post(READY);
}
