// The built server as a process of its own on a free port, with an empty database that goes away with it.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const START_MS = 60_000;

export class BuiltServer {
  readonly port: number;
  readonly url: string;
  /** Where the client that it serves was built to. */
  readonly client: string;
  readonly #child: ChildProcess;
  readonly #data: string;

  private constructor(main: string, port: number, child: ChildProcess, data: string) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.client = resolve(dirname(main), '../client');
    this.#child = child;
    this.#data = data;
  }

  /** @param main the server's bundle; the repository's own unless another build is named */
  static async start(main = 'dist/server/main.js'): Promise<BuiltServer> {
    if (!existsSync(main)) throw new Error(`There is no built server at ${main}: run "npm run build" first.`);
    const port = Number(process.env['PORT'] ?? (await freePort()));
    const data = mkdtempSync(join(tmpdir(), 'quizpeak-classroom-'));
    const child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: data,
        LOG_LEVEL: 'warn',
        PUBLIC_URL: 'http://quiz.school.org',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const server = new BuiltServer(main, port, child, data);
    const end = Date.now() + START_MS;
    while (!(await server.#isReady())) {
      if (child.exitCode !== null || Date.now() > end) {
        await server.stop();
        throw new Error('The server did not start.');
      }
      await new Promise((done) => setTimeout(done, 100));
    }
    return server;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const exited = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      const impatience = setTimeout(() => this.#child.kill('SIGKILL'), 15_000);
      await exited;
      clearTimeout(impatience);
    }
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}
