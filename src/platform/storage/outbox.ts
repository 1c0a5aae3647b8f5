// Outgoing answers: kept until the server acknowledges them, and sent again with the same command id after a
// reload.

import type { RequestFor } from '#src/platform/requests/wire.ts';
import type { Kv } from '#src/platform/storage/kv.ts';

export type ProceedRequest = RequestFor<'proceedGame'>;

export interface OutboxEntry {
  readonly commandId: string;
  readonly request: ProceedRequest;
  /** Identifies the question and the attempt. */
  readonly moment: string;
  /** This device's clock in ms. */
  readonly createdAt: number;
}

export interface Outbox {
  add(entry: OutboxEntry): Promise<void>;
  remove(commandId: string): Promise<void>;
  /** The seat's unacknowledged answers, oldest first. */
  waiting(roomHash: string, playerId: string): Promise<readonly OutboxEntry[]>;
}

export const OUTBOX_PREFIX = 'outbox:';
/** Answers older than the longest pause are no longer accepted. */
const KEPT_MS = 16 * 24 * 60 * 60_000;

export function createOutbox(kv: Kv, now: () => number = Date.now): Outbox {
  return {
    add: (entry) => kv.set(OUTBOX_PREFIX + entry.commandId, entry),
    remove: (commandId) => kv.delete(OUTBOX_PREFIX + commandId),
    async waiting(roomHash, playerId) {
      const mine: OutboxEntry[] = [];
      for (const [key, value] of await kv.entriesWithLongTimeout(OUTBOX_PREFIX)) {
        if (!isEntry(value) || value.createdAt < now() - KEPT_MS) await kv.delete(key);
        else if (value.request.roomHash === roomHash && value.request.playerId === playerId) mine.push(value);
      }
      return mine.sort((a, b) => a.createdAt - b.createdAt);
    },
  };
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { commandId, request, moment, createdAt } = value as Partial<OutboxEntry>;
  return (
    typeof commandId === 'string' &&
    typeof moment === 'string' &&
    typeof createdAt === 'number' &&
    typeof request?.questionId === 'string'
  );
}
