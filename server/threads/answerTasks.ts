import { parentPort } from 'node:worker_threads';
import { READY, type WorkResult, type WorkTask } from '#server/threads/WorkThread.ts';

/** Makes this thread one that does such work, task by task (see WorkThread). To be called once it has loaded what it needs. */
export function answerTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  const port = parentPort;
  if (!port) throw new Error('this runs in a worker thread alone');
  const answer = async ({ id, task }: WorkTask<Task>): Promise<void> => {
    const result: WorkResult<Result> = { id, result: await work(task) };
    port.postMessage(result);
  };
  port.on('message', (message: WorkTask<Task>) => void answer(message));
  port.postMessage(READY);
}
