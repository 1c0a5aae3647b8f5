// A server in its own process, so that it shares no event loop with the load.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Question, Reply } from '#tools/bench/childServer.ts';
import { engineFlags } from '#tools/classroom/engineFlags.ts';

export class ServerUnderTest {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** @param profileDir where to write a CPU profile when the server stops; null for none */
  static async start(
    program: 'benchServer' | 'bareServer',
    environment: Readonly<Record<string, string>>,
    profileDir: string | null,
  ): Promise<ServerUnderTest> {
    const child = fork(fileURLToPath(new URL(`./${program}.js`, import.meta.url)), {
      env: { ...process.env, ...environment },
      execArgv: [
        '--enable-source-maps',
        ...engineFlags(),
        ...(profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : []),
      ],
      serialization: 'json',
    });
    const [ready] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error(`${program} ended at its start`))),
    ])) as [Reply];
    if (ready.kind !== 'ready') throw new Error('a server must be ready first');
    return new ServerUnderTest(child, ready.port);
  }

  /** CPU time of the whole process so far, in microseconds. */
  cpuUs(): Promise<number> {
    return this.#ask({ kind: 'cpu' });
  }

  setAnswer(event: string, answer: unknown): Promise<number> {
    return this.#ask({ kind: 'setAnswer', event, answer });
  }

  /** The bare server only: acknowledges after it has written and synced the event's arguments. */
  setDurable(durable: boolean): Promise<number> {
    return this.#ask({ kind: 'setDurable', durable });
  }

  /** Sends a message to every connection. */
  push(event: string, payload: unknown): Promise<number> {
    return this.#ask({ kind: 'push', event, payload });
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    const impatience = setTimeout(() => this.#child.kill('SIGKILL'), 15_000);
    this.#child.send({ kind: 'stop' } satisfies Question);
    await exited;
    clearTimeout(impatience);
  }

  async #ask(question: Question): Promise<number> {
    const answered = once(this.#child, 'message');
    this.#child.send(question);
    const [reply] = (await answered) as [Reply];
    if (reply.kind !== 'done') throw new Error('a server answered something else');
    return reply.cpuUs;
  }
}
