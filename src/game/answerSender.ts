// Answer delivery: stores each answer before sending it, and retries with the same command until it is
// accepted or refused.

import type { Beacon } from '#src/platform/requests/beacon.ts';
import { type Caller, wait } from '#src/platform/requests/caller.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { isTransient, RequestError } from '#src/platform/requests/requestError.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import type { Outbox, OutboxEntry, ProceedRequest } from '#src/platform/storage/outbox.ts';

export type Receipt = AnswerFor<'proceedGame'>;

export interface AnswerSender {
  /** Stores the answer and starts sending it; `moment` identifies the question and attempt (`askedKey`). */
  submit(request: ProceedRequest, moment: string): Promise<void>;
  /** Continues with what an earlier page left unsent; settles once the stored answers have been read. */
  resume(): Promise<void>;
  /** Immediately retries whatever is waiting. */
  nudge(): void;
  /**
   * For a page that may not come back: sends everything unacknowledged again, without waiting (specification
   * 2, section 4 "Flush triggers").
   */
  flush(): void;
  /** The unacknowledged answer given at this moment, if any. */
  pending(moment: string): OutboxEntry | null;
  /**
   * True if every answer is acknowledged, including those of an earlier page that a slow disk may still
   * return.
   */
  isDone(): boolean;
  close(): void;
}

export interface AnswerSenderDeps {
  readonly caller: Caller;
  readonly beacon: Beacon;
  readonly outbox: Outbox;
  readonly roomHash: string;
  readonly playerId: string;
  readonly seat: string;
  /** The server has the answer; the receipt says what it changed. */
  readonly onAccepted: (receipt: Receipt, entry: OutboxEntry) => void;
  /** The server will never accept the answer. */
  readonly onRefused: (error: RequestError, entry: OutboxEntry) => void;
  /** A try starts; if `waiting`, the answer couldn't be delivered yet. */
  readonly onTry: (entry: OutboxEntry, waiting: boolean) => void;
  /**
   * Called with the number of unacknowledged answers on this device (timeouts without an answer don't count)
   * whenever that number, or whether they outlive the page, may have changed.
   */
  readonly onUnsentCount: (count: number) => void;
}

/** Milliseconds between the rounds of tries, increasing. */
const ROUNDS_MS = [2_000, 4_000, 8_000, 15_000] as const;
/** Refusals worth retrying later: the game is paused, or this clock is ahead of the server's. */
const LATER: readonly string[] = ['room.PAUSED', 'response.TOO_EARLY', 'request.LOOP_DETECTED'];

/** A timeout that comes too early doesn't count: the question is open longer than this page knew. */
function mayComeLater({ type }: RequestError, { request }: OutboxEntry): boolean {
  return LATER.includes(type) && !(type === 'response.TOO_EARLY' && request.response.state === 'timedOut');
}

export function createAnswerSender(deps: AnswerSenderDeps): AnswerSender {
  const { caller, outbox, roomHash, playerId, seat } = deps;
  const under = new Map<string, OutboxEntry>();
  const abort = new AbortController();
  let looking = false;
  let wake: () => void = () => {};

  const tellKept = () =>
    deps.onUnsentCount([...under.values()].filter(({ request }) => request.response.answer !== null).length);

  /** Waits for the next round or a nudge. */
  async function pause(ms: number) {
    const round = new AbortController();
    const before = wake;
    wake = () => {
      before();
      round.abort();
    };
    const stop = () => round.abort();
    abort.signal.addEventListener('abort', stop);
    await wait(ms, round.signal).catch(() => {});
    abort.signal.removeEventListener('abort', stop);
  }

  async function bring(entry: OutboxEntry) {
    if (under.has(entry.commandId)) return;
    under.set(entry.commandId, entry);
    for (let round = 0; !abort.signal.aborted; round += 1) {
      if (round > 0) tellKept();
      deps.onTry(entry, round > 0);
      try {
        const options = { seat, commandId: entry.commandId, signal: abort.signal };
        const answer = await caller.call('proceedGame', entry.request, options);
        return await finish(entry, () => deps.onAccepted(answer, entry));
      } catch (error) {
        if (abort.signal.aborted) return;
        const failure = error instanceof RequestError ? error : new RequestError('server.INTERNAL');
        if (!isTransient(failure) && !mayComeLater(failure, entry))
          return await finish(entry, () => deps.onRefused(failure, entry));
        deps.onTry(entry, true);
        const early = failure.type === 'response.TOO_EARLY';
        await pause(early ? 500 : (ROUNDS_MS[Math.min(round, ROUNDS_MS.length - 1)] ?? 0));
      }
    }
  }

  async function finish(entry: OutboxEntry, tell: () => void) {
    under.delete(entry.commandId);
    tellKept();
    tell();
    await outbox.remove(entry.commandId);
  }

  return {
    async submit(request, moment) {
      const entry = { commandId: randomId(), request, moment, createdAt: Date.now() };
      // Both at the same time: a slow disk must not cost the player time. An answer is reported as kept only
      // once it is on disk.
      const kept = outbox.add(entry).then(() => tellKept());
      await Promise.all([kept, bring(entry)]);
      if (!under.has(entry.commandId)) await outbox.remove(entry.commandId);
    },
    async resume() {
      looking = true;
      for (const entry of await outbox.waiting(roomHash, playerId)) void bring(entry);
      looking = false;
      tellKept();
    },
    nudge() {
      const now = wake;
      wake = () => {};
      now();
    },
    flush() {
      for (const { request, commandId } of under.values()) deps.beacon(request, { seat, commandId });
    },
    pending: (moment) => [...under.values()].find((entry) => entry.moment === moment) ?? null,
    isDone: () => !looking && under.size === 0,
    close: () => abort.abort(),
  };
}
