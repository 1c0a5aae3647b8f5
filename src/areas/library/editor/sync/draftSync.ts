// Saving of a draft: a second after the last change, and immediately when the page may close. Typing never
// waits for it. Unsent edits stay on this device until the connection is back; a draft saved elsewhere is
// merged with this one, and the author is asked where both changed the same.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { deepEqual } from '#core/collections/deepEqual.ts';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import { type Clash, mergeDrafts } from '#src/areas/library/editor/draft/mergeDrafts.ts';
import {
  type KeptDrafts,
  saveName,
  type Saves,
  includesSave,
} from '#src/areas/library/editor/sync/keptDrafts.ts';
import {
  SYNC_STATES,
  type SyncEffect,
  type SyncEvent,
  type SyncPhase,
} from '#src/areas/library/editor/sync/syncMachine.ts';
import type { SavedElsewhere, Tabs } from '#src/areas/library/editor/sync/tabs.ts';
import { type FailureType, failureType, isTransient } from '#src/platform/requests/requestError.ts';

export interface DraftServer {
  /** `lastSave`: the last save's name, or null if it has none. */
  load(): Promise<SavedElsewhere & { readonly lastSave: string | null }>;
  /** `last`: the page may be gone before the response arrives. */
  save(request: SaveRequest, last: boolean): Promise<{ readonly revision: number; readonly at: number }>;
}

export interface SaveRequest {
  readonly draft: DraftQuiz;
  readonly revision: number;
  readonly name: string;
}

export type SyncState =
  | { readonly status: 'saved' | 'saving' }
  /** No connection: the draft is on this device and will be sent automatically. */
  | { readonly status: 'kept' }
  /** The server refuses the draft; it's on this device. */
  | { readonly status: 'refused'; readonly problem: FailureType }
  /** Another draft that changed the same was saved: nothing is sent until the author chooses. */
  | { readonly status: 'changed'; readonly conflict: Conflict };

export interface Conflict {
  /** Merged, except for the clashes. */
  readonly draft: DraftQuiz;
  readonly clashes: readonly Clash[];
  readonly theirs: SavedElsewhere;
}

export interface DraftSync {
  readonly state: StoreApi<SyncState>;
  /** The last save that this page knows. */
  revision(): number;
  /** Reports a new version of the draft. */
  changed(draft: DraftQuiz): void;
  /** Keeps and sends unsaved edits; `last`: the page may close. */
  flush(last?: boolean): Promise<void>;
  /** Resolves a conflict with this draft, which is the merged one with the author's choices. */
  settle(draft: DraftQuiz): void;
  /** Stops, leaving kept drafts in place. */
  stop(): void;
}

export interface SyncParts {
  /** Unique id of this page, across all visits. */
  readonly page: string;
  readonly server: DraftServer;
  readonly kept: KeptDrafts;
  readonly tabs: Tabs;
  readonly start: SyncStart;
  /** Replaces this page's draft with one that has what was saved elsewhere. */
  readonly onTheirs: (draft: DraftQuiz) => void;
  readonly now?: () => number;
}

export interface SyncStart {
  /** Draft on the server, or the initial one of a new quiz; null if unknown. */
  readonly saved: DraftQuiz | null;
  /** Last draft that both the server and this device knew; null if unknown. */
  readonly base: DraftQuiz | null;
  /** Revision of the base; 0 for none. */
  readonly revision: number;
  /** Current draft. */
  readonly draft: DraftQuiz;
  /** Saves of this draft that earlier pages sent and that may have arrived. */
  readonly saves: Saves;
}

/** Data of an event. */
interface News {
  readonly server?: SavedElsewhere;
  readonly conflict?: Conflict;
  readonly problem?: FailureType;
}

/** Constants, so that subscribers are only notified of actual changes. */
const STATUS = {
  saved: { status: 'saved' },
  saving: { status: 'saving' },
  kept: { status: 'kept' },
} as const;
/** Milliseconds after the last change before sending. */
const SEND_MS = 1_000;
/** Milliseconds between writes to the device while typing. */
const KEEP_MS = 250;
/** Maximum number of requests in which a flush tries to send everything. */
const FLUSH_SENDS = 4;
/** Increasing milliseconds before each retry. */
const RETRY_MS = [2_000, 5_000, 10_000, 30_000] as const;

export function createDraftSync(parts: SyncParts): DraftSync {
  const { page, server, kept, tabs, start, now = Date.now } = parts;
  const state = createStore<SyncState>()(() => STATUS.saved);
  let { saved, base, revision, draft } = start;
  let saves: Saves = { ...start.saves, [page]: 0 };
  const isUnsent = () => saved === null || !deepEqual(draft, saved);
  let phase: SyncPhase = isUnsent() ? 'unsent' : 'saved';
  /** Pending request to the server, and pending write to the device. */
  let flight: Promise<void> | null = null;
  let writing = Promise.resolve();
  let tries = 0;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;

  function happen(event: SyncEvent, news: News = {}): void {
    const [to, ...acts] = SYNC_STATES[phase].on[event] ?? [];
    if (!to) return;
    phase = to;
    tell(news);
    for (const act of acts) effects[act](news);
  }

  function tell({ conflict, problem }: News): void {
    const { status } = SYNC_STATES[phase];
    if (status === 'changed') {
      if (conflict) state.setState({ status, conflict }, true);
    } else if (status === 'refused') {
      if (problem) state.setState({ status, problem }, true);
    } else if (status !== null) state.setState(STATUS[status], true);
  }

  const effects: { readonly [Effect in SyncEffect]: (news: News) => void } = {
    send: () => fly(send(false)),
    sendLast: () => fly(send(true)),
    load: () => fly(load()),
    sendLater: () => soon(SEND_MS),
    sendNow: () => soon(0),
    retryLater() {
      soon(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0);
      tries += 1;
    },
    keep: () => void keep(),
    keepSoon() {
      keepTimer ??= setTimeout(() => void keep(), KEEP_MS);
    },
    drop: () => void write(() => kept.drop()),
    know({ server: known }) {
      if (!known) return;
      build(known);
      tries = 0;
    },
    doubt() {
      saved = null;
    },
    adopt(news) {
      effects.know(news);
      draft = news.server?.draft ?? draft;
    },
    join({ conflict }) {
      if (!conflict) return;
      build(conflict.theirs);
      draft = conflict.draft;
    },
    show: () => parts.onTheirs(draft),
    tell: ({ server: known }) => known && tabs.tellSaved(known),
    end() {
      clearTimeout(keepTimer);
      clearTimeout(sendTimer);
      globalThis.removeEventListener?.('online', goOn);
      globalThis.removeEventListener?.('pagehide', go);
      globalThis.document?.removeEventListener('visibilitychange', hide);
      tabs.close();
    },
  };

  /** Lets this page's draft build on what the server has. */
  function build(known: SavedElsewhere): void {
    ({ draft: base, revision } = known);
    saved = base;
    saves = { [page]: saves[page] ?? 0 };
  }

  function fly(task: Promise<void>): void {
    const own = task.finally(() => {
      if (flight === own) flight = null;
    });
    flight = own;
  }

  async function landing(): Promise<void> {
    while (flight) await flight;
  }

  function write(task: () => Promise<void>): Promise<void> {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    writing = task();
    return writing;
  }

  const keep = () => write(() => kept.keep({ draft, base, revision, saves, keptAt: now() }));

  function soon(ms: number): void {
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => happen('due'), ms);
  }

  async function send(last: boolean): Promise<void> {
    clearTimeout(sendTimer);
    const going = draft;
    const number = (saves[page] ?? 0) + 1;
    saves = { ...saves, [page]: number };
    // On a closing page, code after an await may never run.
    const keeping = keep();
    try {
      if (!last) await keeping;
      const answer = await server.save({ draft: going, revision, name: saveName(page, number) }, last);
      arrive({ draft: going, ...answer });
    } catch (error) {
      if (failureType(error) === 'quiz.CHANGED') happen('conflict');
      else fail(error);
    }
  }

  async function load(): Promise<void> {
    try {
      const theirs = await server.load();
      if (deepEqual(theirs.draft, draft) || includesSave(saves, theirs.lastSave)) arrive(theirs);
      else meet(theirs, 'fits', 'clash');
    } catch (error) {
      fail(error);
    }
  }

  /** Merges this page's draft with one saved elsewhere. */
  function meet(theirs: SavedElsewhere, fits: 'fits' | 'tabFits', clash: 'clash' | 'tabClash'): void {
    const merged = mergeDrafts(base, draft, theirs.draft);
    happen(merged.clashes.length === 0 ? fits : clash, { conflict: { ...merged, theirs } });
  }

  function arrive(known: SavedElsewhere): void {
    happen(deepEqual(draft, known.draft) ? 'arrived' : 'arrivedOlder', { server: known });
  }

  function fail(error: unknown): void {
    happen(isTransient(error) ? 'lost' : 'refusal', { problem: failureType(error) });
  }

  tabs.onSaved = (theirs) => {
    if (theirs.revision <= revision) return;
    if (deepEqual(theirs.draft, draft)) happen('tabSame', { server: theirs });
    // The request under way may be older than that save, and then its response says nothing about it.
    else if (flight) void landing().then(() => tabs.onSaved(theirs));
    else if (isUnsent()) meet(theirs, 'tabFits', 'tabClash');
    else happen('tabNews', { server: theirs });
  };

  const goOn = () => {
    tries = 0;
    happen('online');
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
    revision: () => revision,
    changed(next) {
      if (next === draft) return;
      draft = next;
      happen(isUnsent() ? 'edited' : 'undone');
      // The clashes may be others now, or gone.
      const told = state.getState();
      if (told.status === 'changed') meet(told.conflict.theirs, 'tabFits', 'tabClash');
    },
    async flush(last = false) {
      // A request under way may carry an older draft, or another draft may have to be merged first.
      for (let sends = 0; sends < FLUSH_SENDS && (sends === 0 || phase === 'unsent'); sends += 1) {
        happen(last ? 'leave' : 'flush');
        await landing();
      }
      await writing;
    },
    settle(settled) {
      const told = state.getState();
      if (told.status === 'changed') happen('settled', { conflict: { ...told.conflict, draft: settled } });
    },
    stop: () => happen('stop'),
  };
  tabs.open();
  if (phase === 'unsent') soon(0);
  return sync;
}
