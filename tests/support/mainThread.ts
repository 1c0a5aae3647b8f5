/** Processor time of a server's main thread, which plays the games. Only Linux tells it. */

import { readFileSync } from 'node:fs';
import type { ServerProcess } from '#tools/classroom/ServerProcess.ts';

/** A task's result, and the CPU milliseconds of the thread. */
interface Worked<T> {
  readonly came: T;
  readonly ms: number;
}
type Measure = <T>(server: ServerProcess, task: () => Promise<T>) => Promise<Worked<T>>;

/** A task's result, and what it cost, in times what parsing 25 MB of JSON costs here and now. */
export interface Measured<T> {
  readonly came: T;
  readonly cost: number;
}

const cpuMs = ({ pid }: ServerProcess): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Measures all that the thread does during a task. */
const work: Measure = async (server, task) => {
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

const JSON_TEXT = JSON.stringify(Array.from({ length: 200_000 }, (_, n) => ({ n, text: 'x'.repeat(100) })));

function parsingMs(): number {
  const before = process.cpuUsage();
  JSON.parse(JSON_TEXT);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Measures a task, and repeats one that exceeded the limit up to four times. Neighbors that share caches and
 * cores multiply the CPU time of some attempts, of the parsing beside them too; a task that is too expensive
 * exceeds the limit each time.
 */
export async function within<T>(
  limit: number,
  server: ServerProcess,
  task: () => Promise<T>,
  measure = work,
): Promise<Measured<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const before = parsingMs();
    const { came, ms } = await measure(server, task);
    const cost = ms / Math.max(before, parsingMs());
    if (cost < limit || attempt === 5) return { came, cost };
  }
}
