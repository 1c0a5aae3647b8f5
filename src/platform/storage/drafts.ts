// Draft of a seat's current answer, stored so that a reopened page can continue with it.

import type { Kv } from '#src/platform/storage/kv.ts';

export interface DraftContent {
  /** The answer so far, as JSON; the question's kind decides how much of it is valid. */
  readonly answer: unknown;
}

/** `moment` identifies the question and attempt (`askedKey`); only the open question has a draft. */
export interface SeatDraft {
  /** Reads what an earlier page stored; anything entered before the disk answers takes precedence. */
  load(): Promise<void>;
  /** The draft for this moment; null if there is none. */
  at(moment: string): DraftContent | null;
  keep(moment: string, content: DraftContent): void;
  drop(): void;
}

interface KeptDraft extends DraftContent {
  readonly moment: string;
  /** This device's clock in ms. */
  readonly keptAt: number;
}

export const DRAFTS_PREFIX = 'draft:';
/** Rooms live for 15 days at most. */
const KEPT_MS = 16 * 24 * 60 * 60_000;

export function createSeatDraft(
  kv: Kv,
  seat: { readonly roomHash: string; readonly playerId: string },
  now: () => number = Date.now,
): SeatDraft {
  const own = `${DRAFTS_PREFIX}${seat.roomHash}:${seat.playerId}`;
  let kept: KeptDraft | null = null;
  return {
    async load() {
      for (const [key, value] of await kv.entriesWithLongTimeout(DRAFTS_PREFIX)) {
        if (!isDraft(value) || value.keptAt < now() - KEPT_MS) await kv.delete(key);
        else if (key === own) kept ??= value;
      }
    },
    at: (moment) => (kept?.moment === moment ? kept : null),
    keep(moment, { answer }) {
      kept = { moment, answer, keptAt: now() };
      void kv.set(own, kept);
    },
    drop() {
      if (!kept) return;
      kept = null;
      void kv.delete(own);
    },
  };
}

function isDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { moment, answer, keptAt } = value as Partial<Record<keyof KeptDraft, unknown>>;
  return typeof moment === 'string' && typeof keptAt === 'number' && answer !== undefined;
}
