// Saving of a draft: a second after the last change, and immediately when the page may close. Typing never
// waits for it. Unsent edits stay on this device until the connection is back; a draft saved elsewhere is
// never overwritten unasked.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { deepEqual } from '#core/collections/deepEqual.ts';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import {
  type KeptDrafts,
  saveName,
  type Saves,
  compareSave,
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
  /** Another draft was saved in the meantime: nothing is sent until the author chooses. */
  | { readonly status: 'changed'; readonly theirs: SavedElsewhere };

export interface DraftSync {
  readonly state: StoreApi<SyncState>;
  /** Reports a new version of the draft. */
  changed(draft: DraftQuiz): void;
  /** Keeps and sends unsaved edits; `last`: the page may close. */
  flush(last?: boolean): Promise<void>;
  /** Resolves a conflict with the other draft and returns it; null if there is no conflict. */
  takeTheirs(): DraftQuiz | null;
  /** Resolves a conflict with this draft, overwriting the other. */
  keepMine(): void;
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
  /** Another page saved this draft, and nothing is unsent here. */
  readonly onTheirs: (draft: DraftQuiz) => void;
  readonly now?: () => number;
}

export interface SyncStart {
  /** Draft on the server, or the initial one of a new quiz; null if unknown. */
  readonly saved: DraftQuiz | null;
  readonly revision: number;
  /** Current draft. */
  readonly draft: DraftQuiz;
  /** Saves of this draft that earlier pages sent and that may have arrived. */
  readonly saves: Saves;
}

/** Data of an event. */
interface News {
  readonly server?: SavedElsewhere;
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
/** Increasing milliseconds before each retry. */
const RETRY_MS = [2_000, 5_000, 10_000, 30_000] as const;

export function createDraftSync(parts: SyncParts): DraftSync {
  const { page, server, kept, tabs, start, now = Date.now } = parts;
  const state = createStore<SyncState>()(() => STATUS.saved);
  let { saved, revision, draft } = start;
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

  function tell({ server: theirs, problem }: News): void {
    const { status } = SYNC_STATES[phase];
    if (status === 'changed') {
      if (theirs) state.setState({ status, theirs }, true);
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
      ({ draft: saved, revision } = known);
      saves = { [page]: saves[page] ?? 0 };
      tries = 0;
    },
    doubt() {
      saved = null;
    },
    adopt(news) {
      effects.know(news);
      draft = news.server?.draft ?? draft;
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

  const keep = () => write(() => kept.keep({ draft, revision, saves, keptAt: now() }));

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
      if (deepEqual(theirs.draft, draft) || compareSave(theirs.lastSave, saves) === 'within') arrive(theirs);
      else happen('theirs', { server: theirs });
    } catch (error) {
      fail(error);
    }
  }

  function arrive(known: SavedElsewhere): void {
    happen(deepEqual(draft, known.draft) ? 'arrived' : 'arrivedOlder', { server: known });
  }

  function fail(error: unknown): void {
    happen(isTransient(error) ? 'lost' : 'refusal', { problem: failureType(error) });
  }

  tabs.onSaved = (theirs) => {
    if (theirs.revision <= revision) return;
    const event = deepEqual(theirs.draft, draft) ? 'tabSame' : isUnsent() ? 'tabConflict' : 'tabNews';
    happen(event, { server: theirs });
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

  /** Resolves a conflict; null if there is none. */
  function choose(what: 'takeTheirs' | 'keepMine'): SavedElsewhere | null {
    const told = state.getState();
    if (told.status !== 'changed') return null;
    // If both drafts are equal, adopting theirs saves a request.
    happen(deepEqual(draft, told.theirs.draft) ? 'takeTheirs' : what, { server: told.theirs });
    return told.theirs;
  }

  const sync: DraftSync = {
    state,
    changed(next) {
      if (next === draft) return;
      draft = next;
      happen(isUnsent() ? 'edited' : 'undone');
    },
    async flush(last = false) {
      const event = last ? 'leave' : 'flush';
      // The pending request may carry an older draft.
      const isOlder = flight !== null;
      happen(event);
      await landing();
      if (isOlder) happen(event);
      await landing();
      await writing;
    },
    takeTheirs: () => choose('takeTheirs')?.draft ?? null,
    keepMine: () => void choose('keepMine'),
    stop: () => happen('stop'),
  };
  tabs.open();
  if (phase === 'unsent') soon(0);
  return sync;
}
