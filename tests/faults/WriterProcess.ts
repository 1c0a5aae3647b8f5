/** A process that runs storeWriter.ts. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { type Bundle, bundleForNode } from './bundleForNode.ts';

/** @param label see `bundleForNode` */
export const bundleWriter = (label: string): Promise<Bundle> =>
  bundleForNode({ storeWriter: 'tests/faults/storeWriter.ts' }, label);

/** The engine's code is compiled quickly and not optimized, which would take half of a writer's processor time. */
const FOR_SHORT_LIVES = ['--liftoff-only'];

export class WriterProcess {
  output = '';
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;

  /** @param options see storeWriter.ts */
  constructor(bundle: Bundle, directory: string, ...options: readonly string[]) {
    this.#child = spawn(
      process.execPath,
      [...FOR_SHORT_LIVES, bundle.path('storeWriter'), directory, ...options],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.ended = new Promise((resolve) => this.#child.on('close', () => resolve()));
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Resolves to true when the output from a position on matches, to false when the process ends without. */
  async says(pattern: RegExp, from = 0): Promise<boolean> {
    while (!pattern.test(this.output.slice(from))) {
      if (this.hasEnded) {
        await this.ended;
        return pattern.test(this.output.slice(from));
      }
      await delay(10);
    }
    return true;
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.ended;
  }
}
