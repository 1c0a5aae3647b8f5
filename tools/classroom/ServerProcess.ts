// The built server in its own process, which can be killed and restarted on the same data.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The server's bundle. */
export const BUILT = join(process.cwd(), 'dist/server/main.js');
const START_MS = 60_000;

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

export class ServerProcess {
  readonly url: string;
  readonly #main: string;
  readonly #environment: Record<string, string>;
  readonly #flags: readonly string[];
  #child: ChildProcess | null = null;
  #output = '';

  /** `flags` are Node's own; a program that they preload may send and receive messages (`ask`). */
  constructor(
    port: number,
    environment: Record<string, string>,
    main = BUILT,
    flags: readonly string[] = [],
  ) {
    if (!existsSync(main)) throw new Error(`There is no server at ${main}: run "npm run build" first.`);
    this.#main = main;
    this.#flags = flags;
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = {
      ...(process.env as Record<string, string>),
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...environment,
    };
  }

  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error('the server does not run');
    return this.#child.pid;
  }

  /** Resolves once the server responds. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...this.#flags, this.#main], {
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.#output = (this.#output + chunk.toString()).slice(-4_000)));
    const end = Date.now() + START_MS;
    for (;;) {
      if (child.exitCode !== null || Date.now() > end)
        throw new Error(`the server did not start:\n${this.#output}`);
      const ready = await fetch(`${this.url}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** The end of what the process has printed. */
  get output(): string {
    return this.#output;
  }

  /** Resolves to a preloaded program's answer; one question at a time. */
  async ask<Answer>(question: string): Promise<Answer> {
    const child = this.#child as ChildProcess;
    const settled = new AbortController();
    const { signal } = settled;
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error(`the server has ended:\n${this.#output}`);
    });
    child.send(question);
    try {
      return ((await Promise.race([once(child, 'message', { signal }), ended])) as [Answer])[0];
    } finally {
      ended.catch(() => undefined);
      settled.abort();
    }
  }

  /** Ends the process: SIGKILL immediately, without any cleanup; SIGTERM gracefully. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  }
}
