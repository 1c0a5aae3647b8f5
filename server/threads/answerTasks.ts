import { parentPort } from 'node:worker_threads';
import type { WorkResult, WorkTask } from '#server/threads/WorkThread.ts';

/** Makes this thread one that does such work, task by task (see WorkThread). */
export function answerTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  const port = parentPort;
  if (!port) throw new Error('this runs in a worker thread alone');
  const answer = async ({ id, task }: WorkTask<Task>): Promise<void> => {
    port.postMessage({ id, result: await work(task) } satisfies WorkResult<Result>);
  };
  port.on('message', (message: WorkTask<Task>) => void answer(message));
  port.postMessage(null satisfies WorkResult<Result>);
}
