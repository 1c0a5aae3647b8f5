// Brings a draft to the server: a second after the last change, and at once when the page may go. Typing never waits for it. What could
// not be sent stays on this device and goes when the line is back; what was saved elsewhere meanwhile is never overwritten unasked.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { same } from '#core/collections/same.ts';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import {
  type KeptDrafts,
  saveName,
  type Saves,
  standing,
} from '#src/areas/library/editor/sync/keptDrafts.ts';
import {
  SYNC_STATES,
  type SyncEffect,
  type SyncEvent,
  type SyncPhase,
} from '#src/areas/library/editor/sync/syncMachine.ts';
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

/** What an event brings along. */
interface News {
  readonly server?: SavedElsewhere;
  readonly problem?: FailureType;
}

/** One for all: whoever shows it hears of it once, and not with each key. */
const TOLD = { saved: { status: 'saved' }, saving: { status: 'saving' }, kept: { status: 'kept' } } as const;
/** Milliseconds after the last change. */
const SEND_MS = 1_000;
/** Milliseconds between two writes to the device while one types. */
const KEEP_MS = 250;
/** Milliseconds before the next try, growing. */
const RETRY_MS = [2_000, 5_000, 10_000, 30_000] as const;

export function createDraftSync(parts: SyncParts): DraftSync {
  const { page, server, kept, tabs, start, now = Date.now } = parts;
  const state = createStore<SyncState>()(() => TOLD.saved);
  let { saved, revision, draft } = start;
  let saves: Saves = { ...start.saves, [page]: 0 };
  const isUnsent = () => saved === null || !same(draft, saved);
  let phase: SyncPhase = isUnsent() ? 'unsent' : 'saved';
  /** What is on its way to the server, and to the device. */
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
    } else if (status !== null) state.setState(TOLD[status], true);
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
    // A page that goes does not come to what follows a wait.
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
      if (same(theirs.draft, draft) || standing(theirs.lastSave, saves) === 'within') arrive(theirs);
      else happen('theirs', { server: theirs });
    } catch (error) {
      fail(error);
    }
  }

  function arrive(known: SavedElsewhere): void {
    happen(same(draft, known.draft) ? 'arrived' : 'arrivedOlder', { server: known });
  }

  function fail(error: unknown): void {
    happen(isPassing(error) ? 'lost' : 'refusal', { problem: failureType(error) });
  }

  tabs.onSaved = (theirs) => {
    if (theirs.revision <= revision) return;
    const event = same(theirs.draft, draft) ? 'tabSame' : isUnsent() ? 'tabConflict' : 'tabNews';
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

  /** `what` with the draft of somebody else, as long as one is to be chosen. */
  function choose(what: 'takeTheirs' | 'keepMine'): SavedElsewhere | null {
    const told = state.getState();
    if (told.status !== 'changed') return null;
    // Of two that say the same it makes no difference.
    happen(same(draft, told.theirs.draft) ? 'takeTheirs' : what, { server: told.theirs });
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
      // What is on its way may be older than what stands there.
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
