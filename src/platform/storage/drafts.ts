// The answer that a seat is still making: kept so that a page that is opened again goes on with it.

import type { Kv } from '#src/platform/storage/kv.ts';

export interface DraftContent {
  /** The answer so far, as JSON; its question's kind says how much of it is sound. */
  readonly answer: unknown;
}

/** `moment` is its `askedMoment`; only the open question has a draft. */
export interface SeatDraft {
  /** Reads what an earlier page left behind; whoever was quicker than the disk keeps what stands there by now. */
  load(): Promise<void>;
  /** What was made of the answer at this moment so far; null: nothing. */
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
      for (const [key, value] of await kv.entriesPatiently(DRAFTS_PREFIX)) {
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
