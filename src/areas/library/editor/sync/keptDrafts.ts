// What this device has of drafts that the server does not have yet: written before it is sent, so that neither a closed page nor a lost
// network loses it. Each page has a place of its own: two of them never write over each other.

import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import type { Kv } from '#src/platform/storage/kv.ts';

/** Of pages whose writing is in a draft, how many saves each had sent then. */
export type Saves = Readonly<Record<string, number>>;

/** The name of a page's save, from 1. */
export const saveName = (page: string, number: number): string => `${page}-${number}`;

/**
 * How the draft of the save `name` stands to one that has come from `saves`: it is `within` that one, `beyond` it (written later by one of its pages,
 * so that nothing of it is missing), or somebody `else` has written it.
 */
export function standing(name: string | null, saves: Saves): 'within' | 'beyond' | 'else' {
  const end = name?.lastIndexOf('-') ?? -1;
  const known = saves[name?.slice(0, end) ?? ''];
  if (known === undefined) return 'else';
  return Number(name?.slice(end + 1)) <= known ? 'within' : 'beyond';
}

export interface KeptDraft {
  readonly draft: DraftQuiz;
  /** The revision that it was made of; 0: of none. */
  readonly revision: number;
  /** What was sent of it before it was kept; absent: nothing. */
  readonly saves?: Saves;
  /** This device's clock in ms. */
  readonly keptAt: number;
}

export interface KeptDrafts {
  /** What earlier pages left, or others still have, the oldest first. */
  read(): Promise<readonly (readonly [key: string, kept: KeptDraft])[]>;
  keep(kept: KeptDraft): Promise<void>;
  /** Takes away what this page keeps. */
  drop(): Promise<void>;
  /** Takes away what was read. */
  forget(keys: readonly string[]): Promise<void>;
}

const PREFIX = 'quiz:';

/** Of one quiz on one page. `page`: its own among all that are open. */
export function keptDrafts(
  kv: Kv,
  { hostId, quizId, page }: { readonly hostId: string; readonly quizId: string; readonly page: string },
): KeptDrafts {
  const prefix = `${PREFIX}${hostId}:${quizId}:`;
  const own = prefix + page;
  return {
    async read() {
      const all = await kv.entriesPatiently(prefix);
      return all
        .flatMap(([key, value]) => (isKept(value) ? [[key, value] as const] : []))
        .sort(([, one], [, other]) => one.keptAt - other.keptAt);
    },
    keep: (kept) => kv.set(own, kept),
    drop: () => kv.delete(own),
    async forget(keys) {
      await Promise.all(keys.filter((key) => key !== own).map((key) => kv.delete(key)));
    },
  };
}

/** Milliseconds after which a page that is open has either written anew, or has nothing new. */
const AT_REST_MS = 10_000;

/** The quizzes of which this device has something that the server does not have, as far as nobody is just writing it. */
export async function unsentQuizzes(kv: Kv, hostId: string, now = Date.now()): Promise<readonly string[]> {
  const prefix = `${PREFIX}${hostId}:`;
  const all = await kv.entriesPatiently(prefix);
  const ids = all.flatMap(([key, value]) =>
    isKept(value) && value.keptAt <= now - AT_REST_MS ? [key.slice(prefix.length, key.lastIndexOf(':'))] : [],
  );
  return [...new Set(ids)];
}

/** Whether this device has something of the quiz that the server may not have, whoever wrote it. */
export async function isKeptHere(kv: Kv, quizId: string): Promise<boolean> {
  const all = await kv.entriesPatiently(PREFIX);
  return all.some(
    ([key, value]) => isKept(value) && key.slice(0, key.lastIndexOf(':')).endsWith(`:${quizId}`),
  );
}

/** Written by this app, so that its shape is looked at and no more. */
function isKept(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { draft, revision, keptAt } = value as Partial<Record<keyof KeptDraft, unknown>>;
  return (
    typeof draft === 'object' && draft !== null && typeof revision === 'number' && typeof keptAt === 'number'
  );
}
