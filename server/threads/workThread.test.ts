import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { startProcess } from '#server/threads/startProcess.ts';
import { READY, startThread, WorkThread } from '#server/threads/WorkThread.ts';

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

it('rejects tasks whose thread the system refuses to start, and starts one for the next', async () => {
  let isRefused = true;
  const limits = { maxQueued: 2, maxTaskMs: 20_000, maxHeapMb: 32, idleMs: 10_000 };
  thread = new WorkThread(script(0), limits, (...started) => {
    if (isRefused) throw new Error('spawn ENOMEM');
    return startThread(...started);
  });
  for (const task of [1, 2]) await expect(thread.run(task)).rejects.toMatchObject({ why: 'notStarted' });
  isRefused = false;
  expect(await thread.run(3)).toBe(6);
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

it('can run in a process, which is killed even if it never yields', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quizpeak-process-'));
  const file = join(folder, 'tasks.mjs');
  writeFileSync(
    file,
    `process.on('message', ({ id, task }) => {
       if (task === 'slow') for (;;);
       if (task === 'full') process.kill(process.pid, 'SIGKILL');
       if (task === 'bug') process.exit(3);
       process.send({ id, result: process.pid });
     });
     process.send('${READY}');`,
  );
  const limits = { maxQueued: 2, maxTaskMs: 20_000, maxHeapMb: 32, idleMs: 10_000 };
  thread = new WorkThread(pathToFileURL(file), limits, startProcess);
  const first = await thread.run(1);
  expect(first).not.toBe(process.pid);
  expect(await thread.run(1)).toBe(first);
  await expect(thread.run('slow', [], 300)).rejects.toMatchObject({ why: 'late' });
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(await thread.run(1)).not.toBe(first);
  await expect(thread.run('full')).rejects.toMatchObject({ why: 'memory' });
  await expect(thread.run('bug')).rejects.toThrow('ended with 3');
  const last = await thread.run(1);
  await thread.close();
  expect(isRunning(last)).toBe(false);
  rmSync(folder, { recursive: true });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
