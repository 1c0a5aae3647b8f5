// A worker thread, or process, for tasks that would block the games: one at a time, with a short queue and limits
// on time and memory.

import { type Transferable, Worker } from 'node:worker_threads';

/**
 * Reason a task was not done: the queue is full, the thread did not start, the task took too long or too much
 * memory, or the server is stopping.
 */
export type StopReason = 'full' | 'notStarted' | 'late' | 'memory' | 'closed';

export class WorkStopped extends Error {
  readonly why: StopReason;

  constructor(why: StopReason) {
    super(`the work was stopped: ${why}`);
    this.why = why;
  }
}

export interface WorkThreadLimits {
  /** Maximum tasks in the queue. */
  readonly maxQueued: number;
  /** Milliseconds per task, counted from when the thread is ready. */
  readonly maxTaskMs: number;
  /** Megabytes of heap. */
  readonly maxHeapMb: number;
  /** Milliseconds without a task after which the thread ends and frees its memory. */
  readonly idleMs: number;
}

/** Messages to and from the thread; the result has the id of its task. */
export type WorkTask<Task> = { readonly id: number; readonly task: Task };
export type WorkResult<Result> = { readonly id: number; readonly result: Result };
/** The thread's first message, sent once everything it needs is loaded. */
export const READY = 'ready';

/** A thread, or a process (`startProcess.ts`), that does the tasks. */
export interface Runner {
  post(message: unknown, transfer: readonly Transferable[]): void;
  onMessage(listen: (message: unknown) => void): void;
  /** Called when it can't continue: with WorkStopped if the task was too large for it. */
  onError(listen: (error: Error) => void): void;
  end(): Promise<unknown>;
}
export type StartRunner = (script: URL, maxHeapMb: number) => Runner;

/** Milliseconds that loading may take on a slow, busy machine. */
const START_TIMEOUT_MS = 30_000;

interface Waiting<Task, Result> {
  readonly task: Task;
  readonly transfer: readonly Transferable[];
  readonly maxMs: number;
  resolve(result: Result): void;
  reject(error: Error): void;
}

export class WorkThread<Task, Result> {
  readonly #script: URL;
  readonly #limits: WorkThreadLimits;
  readonly #waiting: Waiting<Task, Result>[] = [];
  #underWay: Waiting<Task, Result> | null = null;
  readonly #startRunner: StartRunner;
  #runner: Runner | null = null;
  #isReady = false;
  #timer: NodeJS.Timeout | null = null;
  #lastId = 0;

  constructor(script: URL, limits: WorkThreadLimits, startRunner: StartRunner = startThread) {
    this.#script = script;
    this.#limits = limits;
    this.#startRunner = startRunner;
  }

  /**
   * Runs a task. What is in `transfer` belongs to the thread from then on. `maxMs`: the task's own limit.
   * @throws WorkStopped
   */
  run(task: Task, transfer: readonly Transferable[] = [], maxMs = this.#limits.maxTaskMs): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= this.#limits.maxQueued) return reject(new WorkStopped('full'));
      this.#waiting.push({ task, transfer, maxMs, resolve, reject });
      this.#next();
    });
  }

  /** Rejects tasks that are not done yet. */
  async close(): Promise<void> {
    for (const waiting of this.#waiting.splice(0)) waiting.reject(new WorkStopped('closed'));
    await this.#end(new WorkStopped('closed'));
  }

  #next(): void {
    if (this.#underWay) return;
    const next = this.#waiting.shift();
    if (!next) return this.#endAfter(this.#limits.idleMs, 'closed');
    this.#underWay = next;
    try {
      this.#runner ??= this.#start();
    } catch {
      // The system has no memory, process or thread to spare.
      void this.#end(new WorkStopped('notStarted'));
      return;
    }
    // Loading the thread isn't the task's fault, so it has a limit of its own.
    if (this.#isReady) this.#endAfter(next.maxMs, 'late');
    else this.#endAfter(START_TIMEOUT_MS, 'notStarted');
    this.#lastId += 1;
    const message: WorkTask<Task> = { id: this.#lastId, task: next.task };
    this.#runner.post(message, next.transfer);
  }

  /** Ends the thread after `ms`, unless the timer is reset first. */
  #endAfter(ms: number, why: StopReason): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#end(new WorkStopped(why)), ms).unref();
  }

  #start(): Runner {
    this.#isReady = false;
    const runner = this.#startRunner(this.#script, this.#limits.maxHeapMb);
    runner.onMessage((message) => {
      if (runner !== this.#runner) return;
      if (message === READY) {
        this.#isReady = true;
        return this.#endAfter(this.#underWay?.maxMs ?? this.#limits.maxTaskMs, 'late');
      }
      const { id, result } = message as WorkResult<Result>;
      if (id !== this.#lastId) return;
      const done = this.#underWay;
      this.#underWay = null;
      this.#next();
      done?.resolve(result);
    });
    runner.onError((error) => {
      if (runner === this.#runner) void this.#end(error);
    });
    return runner;
  }

  /** Ends the thread. The running task is rejected with the error; waiting tasks get a new thread. */
  async #end(error: Error): Promise<void> {
    const [runner, underWay] = [this.#runner, this.#underWay];
    this.#runner = null;
    this.#underWay = null;
    if (this.#timer) clearTimeout(this.#timer);
    underWay?.reject(error);
    if (this.#waiting.length > 0) this.#next();
    await runner?.end();
  }
}

export function startThread(script: URL, maxHeapMb: number): Runner {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
  worker.unref();
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    onMessage: (listen) => worker.on('message', listen),
    onError: (listen) =>
      worker.on('error', (error: NodeJS.ErrnoException) =>
        listen(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkStopped('memory') : error),
      ),
    end: () => worker.terminate(),
  };
}
