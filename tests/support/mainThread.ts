/** Processor time of a server's main thread, which plays the games. Only Linux tells it. */

import { readFileSync } from 'node:fs';
import type { ServerProcess } from '#tools/classroom/ServerProcess.ts';

/** A task's result, and CPU milliseconds of the thread. */
export interface Measured<T> {
  readonly came: T;
  readonly ms: number;
}
export type Measure = <T>(server: ServerProcess, task: () => Promise<T>) => Promise<Measured<T>>;

const cpuMs = ({ pid }: ServerProcess): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Measures all that the thread does during a task. */
export const work: Measure = async (server, task) => {
  const before = cpuMs(server);
  const came = await task();
  return { came, ms: cpuMs(server) - before };
};

/** Milliseconds between two requests for next to nothing. */
const PAUSE_MS = 2;

/**
 * Measures the most that the thread does before it answers a request for next to nothing, which comes again and
 * again during a task: the longest that a game has to wait.
 */
export const longestWait: Measure = async (server, task) => {
  let [ms, isDone] = [0, false];
  const asking = (async () => {
    while (!isDone) {
      const before = cpuMs(server);
      await (await fetch(`${server.url}/healthz`)).text();
      ms = Math.max(ms, cpuMs(server) - before);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  const came = await task().finally(() => (isDone = true));
  await asking;
  return { came, ms };
};

/**
 * Repeats a task that exceeded the limit, up to four times: sharing CPU caches and cores with other processes
 * multiplies the time of some attempts, while a task that is too expensive exceeds the limit each time.
 */
export async function within<T>(
  limit: number,
  server: ServerProcess,
  task: () => Promise<T>,
  measure = work,
): Promise<Measured<T>> {
  let measured = await measure(server, task);
  for (let repeat = 0; repeat < 4 && measured.ms >= limit; repeat += 1)
    measured = await measure(server, task);
  return measured;
}
