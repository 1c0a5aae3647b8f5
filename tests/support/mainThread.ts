/** Processor time of a server's main thread, which plays the games. Only Linux tells it. */

import { readFileSync } from 'node:fs';
import type { ServerProcess } from '#tools/classroom/ServerProcess.ts';

export interface Work<T> {
  readonly came: T;
  /** CPU milliseconds of the main thread until it came. */
  readonly ms: number;
  /**
   * Most CPU milliseconds that the thread used between a request for next to nothing and the reply: the longest
   * that anybody had to wait for it. Time in which it waits for a processor itself doesn't count.
   */
  readonly longestMs: number;
}

const cpuMs = ({ pid }: ServerProcess): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Milliseconds between two requests for next to nothing. */
const PAUSE_MS = 2;

/** Returns a task's result, and what it cost the games' thread. */
export async function work<T>(server: ServerProcess, what: () => Promise<T>): Promise<Work<T>> {
  const before = cpuMs(server);
  let [longestMs, isDone] = [0, false];
  const pinging = (async () => {
    while (!isDone) {
      const from = cpuMs(server);
      await (await fetch(`${server.url}/healthz`)).text();
      longestMs = Math.max(longestMs, cpuMs(server) - from);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  const came = await what().finally(() => (isDone = true));
  const ms = cpuMs(server) - before;
  await pinging;
  return { came, ms, longestMs };
}
