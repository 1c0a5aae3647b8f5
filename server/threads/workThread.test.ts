import { afterEach, expect, it } from 'vitest';
import { READY, WorkThread } from '#server/threads/WorkThread.ts';

/** Answers a number with its double; `slow` never answers, `full` runs out of memory, `bug` throws. */
const script = (loadingMs: number) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    await new Promise((loaded) => setTimeout(loaded, ${loadingMs}));
    parentPort.on('message', ({ id, task }) => {
      if (task === 'slow') return;
      if (task === 'bug') throw new Error('a bug');
      if (task === 'full') { const all = []; for (;;) all.push(new Array(100_000).fill(task)); }
      parentPort.postMessage({ id, result: task * 2 });
    });
    parentPort.postMessage('${READY}');
  `)}`,
  );

let thread: WorkThread<number | 'slow' | 'bug' | 'full', number>;
const begin = (maxTaskMs = 20_000, loadingMs = 0) => {
  thread = new WorkThread(script(loadingMs), { maxQueued: 2, maxTaskMs, maxHeapMb: 32, idleMs: 10_000 });
  return thread;
};
afterEach(() => thread.close());

it('does one task after another', async () => {
  begin();
  expect(await Promise.all([thread.run(1), thread.run(2)])).toEqual([2, 4]);
  expect(await thread.run(3)).toBe(6);
});

it('refuses a task when the queue is full', async () => {
  begin();
  const begun = [thread.run(1), thread.run(2), thread.run(3)];
  await expect(thread.run(4)).rejects.toMatchObject({ why: 'full' });
  expect(await Promise.all(begun)).toEqual([2, 4, 6]);
});

it('ends a task that takes too long and continues with the next', async () => {
  begin(300);
  const slow = thread.run('slow').catch((error: unknown) => error);
  const next = thread.run(5).catch(() => thread.run(5));
  expect(await slow).toMatchObject({ why: 'late' });
  expect(await next).toBe(10);
});

it('ends a task that takes longer than its own limit', async () => {
  begin();
  // Once for a thread that loads, and once for one that is ready.
  for (const before of [0, 1]) {
    if (before > 0) expect(await thread.run(before)).toBe(2 * before);
    await expect(thread.run('slow', [], 300)).rejects.toMatchObject({ why: 'late' });
  }
});

it("does not count the thread's loading time against a task", async () => {
  begin(700, 1_000);
  expect(await thread.run(8)).toBe(16);
});

it('ends a task that takes too much memory or throws, and continues with the next', async () => {
  begin();
  const full = thread.run('full').catch((error: unknown) => error);
  const next = thread.run(6);
  expect(await full).toMatchObject({ why: 'memory' });
  expect(await next).toBe(12);
  await expect(thread.run('bug')).rejects.toThrow('a bug');
  expect(await thread.run(7)).toBe(14);
});

it('rejects unfinished tasks when closed', async () => {
  begin();
  const [underWay, waiting] = [thread.run('slow'), thread.run(1)].map((task) =>
    task.catch((error: unknown) => error),
  );
  await thread.close();
  expect(await underWay).toMatchObject({ why: 'closed' });
  expect(await waiting).toMatchObject({ why: 'closed' });
});
