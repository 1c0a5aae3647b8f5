// Brings answers to the server: kept before they are sent, tried until they are taken or refused, the same command each time.

import type { Beacon } from '#src/platform/requests/beacon.ts';
import { type Caller, wait } from '#src/platform/requests/caller.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { isPassing, RequestError } from '#src/platform/requests/requestError.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import type { Outbox, OutboxEntry, ProceedRequest } from '#src/platform/storage/outbox.ts';

export type Receipt = AnswerFor<'proceedGame'>;

export interface AnswerSender {
  /** Keeps the answer and begins to send it; `moment` is the question's `askedMoment`. */
  give(request: ProceedRequest, moment: string): Promise<void>;
  /** Goes on with what an earlier page left unsent; settles as soon as that is known. */
  resume(): Promise<void>;
  /** Tries at once what waits for a better moment. */
  nudge(): void;
  /** The page may not come back: sends once more what is not acknowledged, without waiting (specification 2, section 4 "Flush triggers"). */
  flush(): void;
  /** The answer given at this moment that is not acknowledged, if any. */
  pending(moment: string): OutboxEntry | null;
  /** Every answer is acknowledged, those of an earlier page too, which a slow disk may still bring. */
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
  /** The server has the answer; this is what changed by it. */
  readonly onTaken: (receipt: Receipt, entry: OutboxEntry) => void;
  /** The server will never take it. */
  readonly onRefused: (error: RequestError, entry: OutboxEntry) => void;
  /** It is tried, or, `waiting`, could not be brought there yet. */
  readonly onTry: (entry: OutboxEntry, waiting: boolean) => void;
  /** How many answers this device keeps and has no acknowledgement for, a time-out without one is none; whenever that changes, or whether they outlive the page may have. */
  readonly onKept: (count: number) => void;
}

/** Milliseconds between the rounds of tries, growing. */
const ROUNDS_MS = [2_000, 4_000, 8_000, 15_000] as const;
/** Not now, but later: the game stands still, or this clock runs ahead of the server's. */
const LATER: readonly string[] = ['room.PAUSED', 'response.TOO_EARLY', 'request.LOOP_DETECTED'];

/** A time-out that comes too early is none: the question is open for longer than this page knew. */
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
    deps.onKept([...under.values()].filter(({ request }) => request.response.answer !== null).length);

  /** Waits for the next round, or for a nudge. */
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
        return await finish(entry, () => deps.onTaken(answer, entry));
      } catch (error) {
        if (abort.signal.aborted) return;
        const failure = error instanceof RequestError ? error : new RequestError('server.INTERNAL');
        if (!isPassing(failure) && !mayComeLater(failure, entry))
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
    async give(request, moment) {
      const entry = { commandId: randomId(), request, moment, createdAt: Date.now() };
      // Both at once: a slow disk must not cost the player time. Nothing is called kept before the disk has it.
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
