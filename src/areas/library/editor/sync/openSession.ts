// Opens a quiz to be written: what the server has of it, and over that whatever this device could not send.

import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import type { HostCall } from '#src/areas/library/editor/sync/hostCall.ts';
import { isBegunNow, isSaved, wasBegun } from '#src/areas/library/editor/sync/begun.ts';
import { createDraftStore, type DraftStore } from '#src/areas/library/editor/draft/draftStore.ts';
import {
  createDraftSync,
  type DraftServer,
  type DraftSync,
  type SyncStart,
} from '#src/areas/library/editor/sync/draftSync.ts';
import { type KeptDraft, keptDrafts } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { type Saves, standing } from '#src/areas/library/editor/sync/saves.ts';
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
  /** Tells what other pages of this browser do with it, until the call that it gives. */
  listen(listener: TabsListener): () => void;
  /** Sends what is left, and ends. */
  close(): Promise<void>;
}

export interface TabsListener {
  /** Another page has saved, and this one shows that now. */
  readonly onFollowed: () => void;
  /** How many others there are now. */
  readonly onOthers: (count: number) => void;
}

export interface SessionParts {
  readonly call: HostCall;
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
  let listener: TabsListener | null = null;
  let others = 0;
  const session: EditorSession = {
    quizId,
    store,
    isNew,
    blank: isNew ? store.getState().draft.questions[0] : undefined,
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
    return { start: { saved: draft, revision: known, draft, saves }, isNew: false, lastSave };
  } catch (error) {
    const unknown = failureType(error) === 'quiz.NOT_FOUND';
    if (asKept && (unknown || isPassing(error))) return asKept;
    if (unknown && wasBegun(quizId)) return asNew();
    throw error;
  }
}
