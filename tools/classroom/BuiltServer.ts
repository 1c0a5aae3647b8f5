// The built server in its own process on a free port, with an empty database that is deleted afterward.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { BUILT, freePort, ServerProcess } from '#tools/classroom/ServerProcess.ts';

export class BuiltServer {
  readonly port: number;
  readonly url: string;
  /** Folder with the built client that it serves. */
  readonly client: string;
  readonly #process: ServerProcess;
  readonly #data: string;

  private constructor(main: string, port: number) {
    this.#data = mkdtempSync(join(tmpdir(), 'quizpeak-classroom-'));
    const environment = {
      NODE_ENV: 'production',
      DATA_DIR: this.#data,
      PUBLIC_URL: 'http://quiz.school.org',
    };
    this.#process = new ServerProcess(port, environment, main);
    this.port = port;
    this.url = this.#process.url;
    this.client = resolve(dirname(main), '../client');
  }

  /** @param main the server's bundle; by default this repository's build */
  static async start(main = BUILT): Promise<BuiltServer> {
    const server = new BuiltServer(main, Number(process.env['PORT'] ?? (await freePort())));
    try {
      await server.#process.start();
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  }

  async stop(): Promise<void> {
    await this.#process.end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }
}
