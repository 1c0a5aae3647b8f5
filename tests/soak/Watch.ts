// The state of the server under load, window by window: its memory, event loop, CPU and data folder.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { listSegments } from '#server/log/journal/readJournal.ts';
import type { Records } from '#tests/soak/Records.ts';
import type { ServerProcess } from '#tools/classroom/ServerProcess.ts';

const MB = 2 ** 20;
const NS_PER_MS = 1e6;

/** Answer of `probe.cjs`: bytes and milliseconds. */
interface Health {
  readonly rss: number;
  readonly heapUsed: number;
  readonly cpuMs: number;
  readonly delay: readonly [p50: number, p99: number, max: number];
}

/** Times in ms, sizes in MB. */
export interface Window {
  /** Minutes since the start. */
  readonly minute: number;
  readonly answers: number;
  readonly p50: number;
  readonly p95: number;
  readonly rss: number;
  readonly heap: number;
  /** The server's event loop delay: 99th percentile and maximum. */
  readonly delayP99: number;
  readonly delayMax: number;
  /** Percent of one processor that the server took. */
  readonly cpu: number;
  readonly data: number;
  readonly journal: number;
  /** Seconds since the journal's oldest full segment was written; 0 without one. */
  readonly oldest: number;
  readonly rooms: number;
  /** The load's own event loop delay (99th percentile), which is part of the times above. */
  readonly ownDelay: number;
}

export class Watch {
  readonly windows: Window[] = [];
  readonly #server: ServerProcess;
  readonly #dataDir: string;
  readonly #records: Records;
  readonly #startedAt = Date.now();
  #windowAt = Date.now();
  readonly #own = monitorEventLoopDelay({ resolution: 10 });

  constructor(server: ServerProcess, dataDir: string, records: Records) {
    this.#server = server;
    this.#dataDir = dataDir;
    this.#records = records;
    this.#own.enable();
  }

  /** Ends the current window and begins the next one. */
  async take(): Promise<Window> {
    const { rss, heapUsed, cpuMs, delay } = await this.#server.ask<Health>('health');
    const now = Date.now();
    const journal = join(this.#dataDir, 'database', 'journal');
    const [oldest] = (await listSegments(journal)).slice(0, -1);
    const window = {
      minute: (now - this.#startedAt) / 60_000,
      ...this.#records.window(),
      rss: rss / MB,
      heap: heapUsed / MB,
      delayP99: delay[1],
      delayMax: delay[2],
      cpu: (100 * cpuMs) / (now - this.#windowAt),
      data: sizeOf(this.#dataDir),
      journal: sizeOf(journal),
      oldest: oldest ? (now - statSync(oldest.path).mtimeMs) / 1_000 : 0,
      rooms: await this.#rooms(),
      ownDelay: this.#own.percentile(99) / NS_PER_MS,
    };
    this.#windowAt = now;
    this.#own.reset();
    this.windows.push(window);
    return window;
  }

  async #rooms(): Promise<number> {
    const metrics = await (await fetch(`${this.#server.url}/metrics`)).text();
    return Number(/^quizpeak_rooms (\d+)/m.exec(metrics)?.[1]);
  }
}

/** Size of a folder's files in MB. */
function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const bytes = entries.map(({ parentPath, name }) => {
    // Files come and go meanwhile.
    const found = statSync(join(parentPath, name), { throwIfNoEntry: false });
    return found?.isFile() ? found.size : 0;
  });
  return bytes.reduce((sum, each) => sum + each, 0) / MB;
}
