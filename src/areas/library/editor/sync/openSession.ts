// Opens a quiz to be written: what the server has of it, and over that whatever this device could not send.

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import type { Host } from '#src/host/session/host.ts';
import { isBegunNow, isSaved, wasBegun } from '#src/areas/library/editor/sync/begun.ts';
import { createDraftStore, type DraftStore } from '#src/areas/library/editor/draft/draftState.ts';
import {
  createDraftSync,
  type DraftServer,
  type DraftSync,
  type SyncStart,
} from '#src/areas/library/editor/sync/draftSync.ts';
import {
  type KeptDraft,
  keptDrafts,
  type Saves,
  standing,
} from '#src/areas/library/editor/sync/keptDrafts.ts';
import { createTurns, type InTurn } from '#src/areas/library/editor/media/inTurn.ts';
import { same } from '#core/collections/same.ts';
import { createTabs, openChannel } from '#src/areas/library/editor/sync/tabs.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { failureType, isPassing } from '#src/platform/requests/requestError.ts';
import type { Kv } from '#src/platform/storage/kv.ts';

export interface EditorSession {
  readonly quizId: string;
  readonly store: DraftStore;
  readonly sync: DraftSync;
  /** Whether it is begun just now. */
  readonly isNew: boolean;
  /** What a new quiz begins with: as long as it is that, nobody has touched it. */
  readonly blank: DraftQuestion | undefined;
  /** Questions of this visit that were made here, and in which one has not been before: whether one comes to them to write. */
  readonly fresh: Map<string, boolean>;
  /** For the files that are sent from here. */
  readonly inTurn: InTurn;
  /** The screen of the preview that one looked at last, for the next question too. */
  readonly screen: StoreApi<PreviewedScreen>;
  /** Tells what other pages of this browser do with it, until the call that it gives. */
  listen(listener: TabsListener): () => void;
  /** Sends what is left, and ends. */
  close(): Promise<void>;
}

export type PreviewedScreen = 'phone' | 'laptop' | 'wall';

interface TabsListener {
  /** Another page has saved, and this one shows that now. */
  readonly onFollowed: () => void;
  /** How many others there are now. */
  readonly onOthers: (count: number) => void;
}

interface SessionParts {
  readonly call: Host['call'];
  readonly kv: Kv;
  readonly hostId: string;
  readonly quizId: string;
  /** A new quiz. */
  readonly blank: () => DraftQuiz;
}

export async function openSession(parts: SessionParts): Promise<EditorSession> {
  const { call, kv, hostId, quizId } = parts;
  const page = randomId();
  const kept = keptDrafts(kv, { hostId, quizId, page });
  const left = await kept.read();
  const newest = left.at(-1)?.[1];
  const server: DraftServer = {
    async load() {
      const { draft, revision, card, lastSave } = await call('getDraft', { quizId });
      return { draft, revision, at: card.updatedAt, lastSave };
    },
    async save({ draft, revision, name }, last) {
      const options = { commandId: name, ...(last && { keepalive: true }) };
      const answer = await call('saveDraft', { quizId, revision, draft }, options);
      isSaved(quizId);
      return { revision: answer.revision, at: answer.card.updatedAt };
    },
  };
  const { start, isNew, lastSave } = await startOf(server, parts, newest);
  const store = createDraftStore(start.draft, isNew ? null : undefined);
  const tabs = createTabs(page, openChannel(quizId));
  const [first] = store.getState().draft.questions;
  let listener: TabsListener | null = null;
  let others = 0;
  const session: EditorSession = {
    quizId,
    store,
    isNew,
    blank: isNew ? first : undefined,
    fresh: new Map(isNew && first ? [[first.id, true]] : []),
    inTurn: createTurns(),
    screen: createStore<PreviewedScreen>()(() => 'phone'),
    listen(next) {
      listener = next;
      if (others > 0) next.onOthers(others);
      return () => {
        listener = null;
      };
    },
    sync: createDraftSync({
      page,
      server,
      kept,
      tabs,
      start,
      onTheirs(draft) {
        store.dispatch({ type: 'replace', draft });
        listener?.onFollowed();
      },
    }),
    async close() {
      unsubscribe();
      await session.sync.flush(true);
      session.sync.stop();
    },
  };
  tabs.onOthers = (count) => {
    others = count;
    listener?.onOthers(count);
  };
  const unsubscribe = store.subscribe(({ draft }) => session.sync.changed(draft));
  // Each of them one step back from the next: what several pages have left is all still there.
  for (const [, { draft, saves }] of left) {
    const next = isIn(lastSave, saves) ? start.draft : draft;
    if (!same(next, store.getState().draft)) store.dispatch({ type: 'replace', draft: next });
  }
  if (left.length > 0) {
    await session.sync.flush();
    await kept.forget(left.map(([key]) => key));
  }
  return session;
}

/** Whether what was kept has reached the server, and maybe more that was written after it. */
const isIn = (lastSave: string | null, saves: Saves = {}) => standing(lastSave, saves) === 'beyond';

async function startOf(
  server: DraftServer,
  { quizId, blank }: SessionParts,
  newest: KeptDraft | undefined,
): Promise<{ readonly start: SyncStart; readonly isNew: boolean; readonly lastSave: string | null }> {
  const saves = newest?.saves ?? {};
  const asKept = newest && {
    start: { saved: null, revision: newest.revision, draft: newest.draft, saves },
    isNew: false,
    lastSave: null,
  };
  const asNew = () => {
    const draft = blank();
    return { start: { saved: draft, revision: 0, draft, saves: {} }, isNew: true, lastSave: null };
  };
  if (isBegunNow(quizId)) return asKept ?? asNew();
  try {
    const { draft, revision, lastSave } = await server.load();
    const isOurs = !newest || standing(lastSave, saves) !== 'else' || same(newest.draft, draft);
    // Made of somebody else's older one: the server is asked with that, and tells that they differ.
    const known = isOurs ? revision : newest.revision;
    // What is written from here on builds on a save that this device did not know of.
    const sent = isIn(lastSave, saves) ? {} : saves;
    return { start: { saved: draft, revision: known, draft, saves: sent }, isNew: false, lastSave };
  } catch (error) {
    const unknown = failureType(error) === 'quiz.NOT_FOUND';
    if (asKept && (unknown || isPassing(error))) return asKept;
    if (unknown && wasBegun(quizId)) return asNew();
    throw error;
  }
}

interface Stuck {
  readonly quizId: string;
  readonly draft: DraftQuiz;
}

/** Gives those that need a decision. Without a network they all just stay. */
export async function sendUnsent(
  parts: { readonly call: Host['call']; readonly kv: Kv; readonly hostId: string },
  quizIds: readonly string[],
): Promise<readonly Stuck[]> {
  const stuck: Stuck[] = [];
  for (const quizId of quizIds) {
    try {
      const session = await openSession({ ...parts, quizId, blank: () => ({ title: '', questions: [] }) });
      const { status } = session.sync.state.getState();
      if (status === 'changed' || status === 'refused')
        stuck.push({ quizId, draft: session.store.getState().draft });
      await session.close();
    } catch {
      // It stays on this device, and its editor says why it can't be opened.
    }
  }
  return stuck;
}
