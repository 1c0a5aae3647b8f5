// A thread for work that would stop the games: one task at a time, a few waiting, each within bounds of time and memory.

import { type Transferable, Worker } from 'node:worker_threads';

/** Why a task was not done: too many wait, the thread did not start, it took too long or too much memory, or the server stops. */
export type Stopped = 'full' | 'notStarted' | 'late' | 'memory' | 'closed';

export class WorkStopped extends Error {
  readonly why: Stopped;

  constructor(why: Stopped) {
    super(`the work was stopped: ${why}`);
    this.why = why;
  }
}

export interface WorkThreadLimits {
  /** Tasks that wait at the most. */
  readonly mostWaiting: number;
  /** Milliseconds for one, from when the thread is ready. */
  readonly mostMs: number;
  /** Megabytes of values. */
  readonly mostMemory: number;
  /** Milliseconds without a task after which the thread ends, and its memory with it. */
  readonly idleMs: number;
}

/** What the thread is sent, and what it answers: the same number, and the result. */
export type WorkTask<Task> = { readonly id: number; readonly task: Task };
export type WorkResult<Result> = { readonly id: number; readonly result: Result };
/** What it says first, once it has loaded what its work takes. */
export const READY = 'ready';

/** Milliseconds to load it on a slow and busy machine. */
const MOST_START_MS = 30_000;

interface Waiting<Task, Result> {
  readonly task: Task;
  readonly transfer: readonly Transferable[];
  resolve(result: Result): void;
  reject(error: Error): void;
}

export class WorkThread<Task, Result> {
  readonly #script: URL;
  readonly #limits: WorkThreadLimits;
  readonly #waiting: Waiting<Task, Result>[] = [];
  #underWay: Waiting<Task, Result> | null = null;
  #worker: Worker | null = null;
  #isReady = false;
  #timer: NodeJS.Timeout | null = null;
  #lastId = 0;

  constructor(script: URL, limits: WorkThreadLimits) {
    this.#script = script;
    this.#limits = limits;
  }

  /** `transfer`: what belongs to the thread from now on. @throws WorkStopped */
  do(task: Task, transfer: readonly Transferable[] = []): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= this.#limits.mostWaiting) return reject(new WorkStopped('full'));
      this.#waiting.push({ task, transfer, resolve, reject });
      this.#next();
    });
  }

  /** Refuses what has not been done yet. */
  async close(): Promise<void> {
    for (const waiting of this.#waiting.splice(0)) waiting.reject(new WorkStopped('closed'));
    await this.#end(new WorkStopped('closed'));
  }

  #next(): void {
    if (this.#underWay) return;
    const next = this.#waiting.shift();
    if (!next) return this.#endAfter(this.#limits.idleMs, 'closed');
    this.#underWay = next;
    this.#worker ??= this.#start();
    // Loading the thread is not the task's fault, and has its own time.
    if (this.#isReady) this.#endAfter(this.#limits.mostMs, 'late');
    else this.#endAfter(MOST_START_MS, 'notStarted');
    this.#lastId += 1;
    const message: WorkTask<Task> = { id: this.#lastId, task: next.task };
    this.#worker.postMessage(message, next.transfer);
  }

  /** Unless something else comes first. */
  #endAfter(ms: number, why: Stopped): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#end(new WorkStopped(why)), ms).unref();
  }

  #start(): Worker {
    this.#isReady = false;
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.mostMemory },
    });
    worker.unref();
    worker.on('message', (message: WorkResult<Result> | typeof READY) => {
      if (worker !== this.#worker) return;
      if (message === READY) {
        this.#isReady = true;
        return this.#endAfter(this.#limits.mostMs, 'late');
      }
      const { id, result } = message;
      if (id !== this.#lastId) return;
      const done = this.#underWay;
      this.#underWay = null;
      this.#next();
      done?.resolve(result);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (worker !== this.#worker) return;
      const isOutOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      void this.#end(isOutOfMemory ? new WorkStopped('memory') : error);
    });
    return worker;
  }

  /** Ends the thread; the task under way is answered with the error, and those that wait have a new thread. */
  async #end(error: Error): Promise<void> {
    const [worker, underWay] = [this.#worker, this.#underWay];
    this.#worker = null;
    this.#underWay = null;
    if (this.#timer) clearTimeout(this.#timer);
    underWay?.reject(error);
    if (this.#waiting.length > 0) this.#next();
    await worker?.terminate();
  }
}
