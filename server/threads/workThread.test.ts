import { afterEach, expect, it } from 'vitest';
import { WorkThread } from '#server/threads/WorkThread.ts';

/** Answers a number with its double; `slow` never, `full` with more memory than there is, `bug` by falling. */
const scriptOf = (loading = '') =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    ${loading}
    parentPort.on('message', ({ id, task }) => {
      if (task === 'slow') return;
      if (task === 'bug') throw new Error('a bug');
      if (task === 'full') { const all = []; for (;;) all.push(new Array(100_000).fill(task)); }
      parentPort.postMessage({ id, result: task * 2 });
    });
    parentPort.postMessage('ready');
  `)}`,
  );

let thread: WorkThread<number | 'slow' | 'bug' | 'full', number>;
const begin = (mostMs = 20_000, script = scriptOf()) => {
  thread = new WorkThread(script, { mostWaiting: 2, mostMs, mostMemory: 32, idleMs: 10_000 });
  return thread;
};
afterEach(() => thread.close());

it('does one task after the other', async () => {
  begin();
  expect(await Promise.all([thread.do(1), thread.do(2)])).toEqual([2, 4]);
  expect(await thread.do(3)).toBe(6);
});

it('refuses what too many wait before', async () => {
  begin();
  const begun = [thread.do(1), thread.do(2), thread.do(3)];
  await expect(thread.do(4)).rejects.toMatchObject({ why: 'full' });
  expect(await Promise.all(begun)).toEqual([2, 4, 6]);
});

it('ends what takes too long, and goes on with the next', async () => {
  begin(300);
  const slow = thread.do('slow').catch((error: unknown) => error);
  const next = thread.do(5);
  expect(await slow).toMatchObject({ why: 'late' });
  expect(await next).toBe(10);
});

it('holds no task to account for what the thread takes to get ready', async () => {
  begin(500, scriptOf('await new Promise((loaded) => setTimeout(loaded, 700));'));
  expect(await thread.do(4)).toBe(8);
});

it('ends what takes too much memory, or falls, and goes on with the next', async () => {
  begin();
  const full = thread.do('full').catch((error: unknown) => error);
  const next = thread.do(6);
  expect(await full).toMatchObject({ why: 'memory' });
  expect(await next).toBe(12);
  await expect(thread.do('bug')).rejects.toThrow('a bug');
  expect(await thread.do(7)).toBe(14);
});

it('refuses what is not done when it is closed', async () => {
  begin();
  const [underWay, waiting] = [thread.do('slow'), thread.do(1)].map((task) =>
    task.catch((error: unknown) => error),
  );
  await thread.close();
  expect(await underWay).toMatchObject({ why: 'closed' });
  expect(await waiting).toMatchObject({ why: 'closed' });
});
