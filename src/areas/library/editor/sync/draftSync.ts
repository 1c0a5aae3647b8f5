// Brings a draft to the server: a second after the last change, and at once when the page may go. Typing never waits for it. What could
// not be sent stays on this device and goes when the line is back; what was saved elsewhere meanwhile is never overwritten unasked.

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import type { KeptDrafts } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { same } from '#core/collections/same.ts';
import { type Saves, saveName, standing } from '#src/areas/library/editor/sync/saves.ts';
import type { SavedElsewhere, Tabs } from '#src/areas/library/editor/sync/tabs.ts';
import { type FailureType, failureType, isPassing } from '#src/platform/requests/requestError.ts';

export interface DraftServer {
  /** `lastSave`: its name, if it has any. */
  load(): Promise<SavedElsewhere & { readonly lastSave: string | null }>;
  /** `last`: the page may be gone before the answer is there. */
  save(request: SaveRequest, last: boolean): Promise<{ readonly revision: number; readonly at: number }>;
}

export interface SaveRequest {
  readonly draft: DraftQuiz;
  readonly revision: number;
  readonly name: string;
}

export type SyncState =
  | { readonly status: 'saved' | 'saving' }
  /** No connection: it is on this device, and goes by itself. */
  | { readonly status: 'kept' }
  /** The server takes it not; it is on this device. */
  | { readonly status: 'refused'; readonly problem: FailureType }
  /** Another draft was saved meanwhile: nothing goes until somebody chooses. */
  | { readonly status: 'changed'; readonly theirs: SavedElsewhere };

export interface DraftSync {
  readonly state: StoreApi<SyncState>;
  /** The draft is this one now. */
  changed(draft: DraftQuiz): void;
  /** Keeps and sends what is not yet; `last`: the page may go. */
  flush(last?: boolean): Promise<void>;
  /** Of two drafts the other one: gives it. */
  takeTheirs(): DraftQuiz | null;
  /** Of two drafts this one, over the other. */
  keepMine(): void;
  /** Stops, and leaves what is kept. */
  stop(): void;
}

export interface SyncParts {
  /** Its own among all that were ever open. */
  readonly page: string;
  readonly server: DraftServer;
  readonly kept: KeptDrafts;
  readonly tabs: Tabs;
  readonly start: SyncStart;
  /** Another page has saved, and nothing is unsent here: this is the draft now. */
  readonly onTheirs: (draft: DraftQuiz) => void;
  readonly now?: () => number;
}

export interface SyncStart {
  /** What the server has, or a new quiz as it begins; null: not known. */
  readonly saved: DraftQuiz | null;
  readonly revision: number;
  /** What stands there now. */
  readonly draft: DraftQuiz;
  /** What earlier pages have sent on the way to it, and may have arrived since. */
  readonly saves: Saves;
}

/** One for all: whoever shows it hears of it once, and not with each key. */
const SAVING = { status: 'saving' } as const;
/** Milliseconds after the last change. */
const SEND_MS = 1_000;
/** Milliseconds between two writes to the device while one types. */
const KEEP_MS = 250;
/** Milliseconds before the next try, growing. */
const RETRY_MS = [2_000, 5_000, 10_000, 30_000] as const;

export function createDraftSync(parts: SyncParts): DraftSync {
  const { page, server, kept, tabs, start, now = Date.now } = parts;
  const state = createStore<SyncState>()(() => ({ status: 'saved' }));
  let { saved, revision, draft } = start;
  let saves: Saves = { ...start.saves, [page]: 0 };
  /** What is on its way. */
  let sending: Promise<void> | null = null;
  let tries = 0;
  let stopped = false;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: SyncState) => state.setState(next, true);
  const sent = () => saves[page] ?? 0;
  const isUnsent = () => saved === null || !same(draft, saved);
  const isHalted = () => stopped || state.getState().status === 'changed';

  function keep(): Promise<void> {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    return kept.keep({ draft, revision, saves, keptAt: now() });
  }

  function soon(ms: number): void {
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => void send(false), ms);
  }

  async function settle(): Promise<void> {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    await kept.drop();
    if (!isUnsent() && !isHalted()) become({ status: 'saved' });
  }

  /** The server's draft is known to be this one. */
  function know(theirs: DraftQuiz, at: number): void {
    saved = theirs;
    revision = at;
    saves = { [page]: sent() };
    tries = 0;
  }

  function send(last: boolean): Promise<void> {
    clearTimeout(sendTimer);
    if (sending) return sending;
    if (isHalted() || !isUnsent()) return Promise.resolve();
    sending = place(last).finally(() => {
      sending = null;
    });
    return sending;
  }

  async function place(last: boolean): Promise<void> {
    const going = draft;
    if (state.getState().status !== 'kept') become(SAVING);
    const number = sent() + 1;
    saves = { ...saves, [page]: number };
    // A page that goes does not come to what follows a wait.
    const keeping = keep();
    try {
      if (!last) await keeping;
      const answer = await server.save({ draft: going, revision, name: saveName(page, number) }, last);
      know(going, answer.revision);
      tabs.tellSaved({ draft: going, revision, at: answer.at });
      if (isUnsent()) soon(SEND_MS);
      else await settle();
    } catch (error) {
      if (failureType(error) === 'quiz.CHANGED') await meet();
      else fail(error);
    }
  }

  function fail(error: unknown): void {
    if (stopped) return;
    if (isPassing(error)) {
      // It may have arrived.
      saved = null;
      become({ status: 'kept' });
      soon(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0);
      tries += 1;
    } else {
      become({ status: 'refused', problem: failureType(error) });
    }
  }

  /** Another draft is there: one of ours, of which no answer came, or somebody else's. */
  async function meet(): Promise<void> {
    try {
      const theirs = await server.load();
      if (same(theirs.draft, draft) || standing(theirs.lastSave, saves) === 'within') {
        know(theirs.draft, theirs.revision);
        if (isUnsent()) soon(0);
        else await settle();
      } else become({ status: 'changed', theirs });
    } catch (error) {
      fail(error);
    }
  }

  tabs.onSaved = (theirs) => {
    if (stopped || theirs.revision <= revision) return;
    if (same(theirs.draft, draft)) {
      know(theirs.draft, theirs.revision);
      void settle();
    } else if (!isUnsent()) {
      know(theirs.draft, theirs.revision);
      draft = theirs.draft;
      parts.onTheirs(theirs.draft);
    } else if (!sending) become({ status: 'changed', theirs });
    // What is on its way finds out for itself.
  };

  const goOn = () => {
    tries = 0;
    void send(false);
  };
  const hide = () => {
    if (document.visibilityState === 'hidden') void sync.flush(true);
  };
  const go = () => void sync.flush(true);
  globalThis.addEventListener?.('online', goOn);
  globalThis.addEventListener?.('pagehide', go);
  globalThis.document?.addEventListener('visibilitychange', hide);

  const sync: DraftSync = {
    state,
    changed(next) {
      if (next === draft) return;
      draft = next;
      if (isHalted()) {
        keepTimer ??= setTimeout(() => void keep(), KEEP_MS);
        return;
      }
      if (!isUnsent() && !sending) {
        clearTimeout(sendTimer);
        void settle();
        return;
      }
      const { status } = state.getState();
      if (status !== 'kept') become(SAVING);
      keepTimer ??= setTimeout(() => void keep(), KEEP_MS);
      // While there is no connection the next try has its time.
      if (status !== 'kept') soon(SEND_MS);
    },
    async flush(last = false) {
      if (!isUnsent()) return;
      if (last && (sending || isHalted())) await keep();
      // What is on its way may be older than what stands there.
      if (sending) await sending;
      await send(last);
    },
    takeTheirs() {
      const now = state.getState();
      if (now.status !== 'changed') return null;
      know(now.theirs.draft, now.theirs.revision);
      draft = now.theirs.draft;
      become({ status: 'saved' });
      void settle();
      return draft;
    },
    keepMine() {
      const now = state.getState();
      if (now.status !== 'changed') return;
      know(now.theirs.draft, now.theirs.revision);
      become(SAVING);
      void send(false);
    },
    stop() {
      stopped = true;
      clearTimeout(keepTimer);
      clearTimeout(sendTimer);
      globalThis.removeEventListener?.('online', goOn);
      globalThis.removeEventListener?.('pagehide', go);
      globalThis.document?.removeEventListener('visibilitychange', hide);
      tabs.close();
    },
  };
  tabs.open();
  if (isUnsent()) soon(0);
  return sync;
}
