// Unsent drafts kept on this device: written before they're sent, so that neither a closed page nor a lost
// connection loses them. Each page has its own entry and never overwrites another's.

import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import type { Kv } from '#src/platform/storage/kv.ts';

/** Number of saves sent by each page whose edits are in a draft. */
export type Saves = Readonly<Record<string, number>>;

/** Name of a page's save, numbered from 1. */
export const saveName = (page: string, number: number): string => `${page}-${number}`;

function readName(name: string | null): { readonly page: string; readonly number: number } {
  const end = name?.lastIndexOf('-') ?? -1;
  return { page: name?.slice(0, end) ?? '', number: Number(name?.slice(end + 1)) };
}

/** True if a draft with these `saves` already includes the server's save `name`. */
export function includesSave(saves: Saves, name: string | null): boolean {
  const { page, number } = readName(name);
  return number <= (saves[page] ?? 0);
}

/** True if the page that kept this draft sent the server's save `name` later, so that it includes the draft. */
export function isOutdated([key, { saves = {} }]: LeftDraft, name: string | null): boolean {
  const { page, number } = readName(name);
  return key.endsWith(`:${page}`) && number > (saves[page] ?? Number.POSITIVE_INFINITY);
}

export interface KeptDraft {
  readonly draft: DraftQuiz;
  /** Draft that it is based on; null or absent if unknown. Whatever both share is stored once. */
  readonly base?: DraftQuiz | null;
  /** Revision that the draft is based on; 0 for none. */
  readonly revision: number;
  /** Saves sent before it was kept; absent if none. */
  readonly saves?: Saves;
  /** This device's clock in ms. */
  readonly keptAt: number;
}

export type LeftDraft = readonly [key: string, kept: KeptDraft];

export interface KeptDrafts {
  /** Returns drafts of earlier or other open pages, oldest first. */
  read(): Promise<readonly LeftDraft[]>;
  keep(kept: KeptDraft): Promise<void>;
  /** Removes this page's draft. */
  drop(): Promise<void>;
  /** Removes drafts that have been read. */
  forget(keys: readonly string[]): Promise<void>;
}

const PREFIX = 'quiz:';

/** Kept drafts of one quiz on one page. `page`: unique among all open pages. */
export function keptDrafts(
  kv: Kv,
  { hostId, quizId, page }: { readonly hostId: string; readonly quizId: string; readonly page: string },
): KeptDrafts {
  const prefix = `${PREFIX}${hostId}:${quizId}:`;
  const own = prefix + page;
  return {
    async read() {
      const all = await kv.entriesWithLongTimeout(prefix);
      return all
        .flatMap(([key, value]) => (isKeptDraft(value) ? [[key, value] as const] : []))
        .sort(([, one], [, other]) => one.keptAt - other.keptAt);
    },
    keep: (kept) => kv.set(own, kept),
    drop: () => kv.delete(own),
    async forget(keys) {
      await Promise.all(keys.filter((key) => key !== own).map((key) => kv.delete(key)));
    },
  };
}

/** Milliseconds after which an open page has either written again or has nothing new. */
const AT_REST_MS = 10_000;

/** Returns the quizzes with unsent edits on this device, except those being edited right now. */
export async function unsentQuizzes(kv: Kv, hostId: string, now = Date.now()): Promise<readonly string[]> {
  const prefix = `${PREFIX}${hostId}:`;
  const all = await kv.entriesWithLongTimeout(prefix);
  const ids = all.flatMap(([key, value]) =>
    isKeptDraft(value) && value.keptAt <= now - AT_REST_MS
      ? [key.slice(prefix.length, key.lastIndexOf(':'))]
      : [],
  );
  return [...new Set(ids)];
}

/** True if this device has unsent edits of the quiz by any host. */
export async function isKeptHere(kv: Kv, quizId: string): Promise<boolean> {
  const all = await kv.entriesWithLongTimeout(PREFIX);
  return all.some(
    ([key, value]) => isKeptDraft(value) && key.slice(0, key.lastIndexOf(':')).endsWith(`:${quizId}`),
  );
}

/** Only checks the outline, since this app wrote the entry. */
function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { draft, revision, keptAt } = value as Partial<Record<keyof KeptDraft, unknown>>;
  return (
    typeof draft === 'object' && draft !== null && typeof revision === 'number' && typeof keptAt === 'number'
  );
}
