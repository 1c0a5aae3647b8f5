// Queue for hosts' CPU-heavy work (encoding pictures, drawing formulas): one task at a time, because the
// processor belongs to the games, and hosts take turns.

import { OperationError } from '#server/operations/context.ts';

/** Tasks waiting or running: per host and in total. */
const MAX_QUEUED_PER_OWNER = 6;
const MAX_QUEUED = 30;
/** Seconds before a retry makes sense. */
const RETRY_AFTER = 5;

type Work<Result> = () => Promise<Result>;

/**
 * Returns a function that runs work at once, unless `most` tasks of its key are running.
 * @throws OperationError if they are
 */
export function createCap(most: number) {
  const running = new Map<string, number>();
  return async <Result>(key: string, work: Work<Result>): Promise<Result> => {
    const count = running.get(key) ?? 0;
    if (count >= most) throw new OperationError('server.BUSY', { retryAfter: RETRY_AFTER });
    running.set(key, count + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  };
}

interface Task {
  readonly run: () => Promise<void>;
  readonly refuse: () => void;
}

/**
 * Returns a function that runs work when its owner's turn comes. When the queue is full, the owner with the most
 * tasks makes room for those with fewer.
 * @throws OperationError when too much is waiting
 */
export function createFairQueue() {
  /** Tasks by owner, in the order of their turns; the first one's first task is running. */
  const queues = new Map<string, Task[]>();
  let all = 0;

  const runNext = async (): Promise<void> => {
    const [owner, tasks] = queues.entries().next().value ?? [];
    if (owner === undefined || !tasks) return;
    await tasks[0]?.run();
    tasks.shift();
    all -= 1;
    queues.delete(owner);
    if (tasks.length > 0) queues.set(owner, tasks);
    void runNext();
  };

  const hasRoom = (waiting: number): boolean => {
    if (waiting >= MAX_QUEUED_PER_OWNER) return false;
    if (all < MAX_QUEUED) return true;
    const longest = [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.length <= waiting + 1) return false;
    longest.pop()?.refuse();
    all -= 1;
    return true;
  };

  return <Result>(ownerId: string, work: Work<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const refuse = () => reject(new OperationError('server.BUSY', { retryAfter: RETRY_AFTER }));
      const tasks = queues.get(ownerId) ?? [];
      if (!hasRoom(tasks.length)) return refuse();
      tasks.push({ run: () => Promise.resolve().then(work).then(resolve, reject), refuse });
      queues.set(ownerId, tasks);
      all += 1;
      if (all === 1) void runNext();
    });
}
