// Opening a quiz for editing: the server's draft, with unsent drafts of this device on top.

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import { createDragging, type QuestionDragging } from '#src/areas/library/editor/dragging.ts';
import type { Host } from '#src/host/session/host.ts';
import {
  isUnsaved,
  markSaved,
  newQuizFolder,
  wasCreatedHere,
} from '#src/areas/library/editor/sync/newQuizzes.ts';
import { createDraftStore, type DraftStore } from '#src/areas/library/editor/draft/draftState.ts';
import {
  createDraftSync,
  type DraftServer,
  type DraftSync,
  type SyncStart,
} from '#src/areas/library/editor/sync/draftSync.ts';
import {
  includesSave,
  isOutdated,
  keptDrafts,
  type LeftDraft,
} from '#src/areas/library/editor/sync/keptDrafts.ts';
import { combineLeft } from '#src/areas/library/editor/sync/leftDrafts.ts';
import { createUploadQueue, type UploadQueue } from '#src/areas/library/editor/media/uploadQueue.ts';
import { deepEqual } from '#core/collections/deepEqual.ts';
import { createTabs, openChannel } from '#src/areas/library/editor/sync/tabs.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { failureType, isTransient } from '#src/platform/requests/requestError.ts';
import type { Kv } from '#src/platform/storage/kv.ts';

export interface EditorSession {
  readonly quizId: string;
  readonly store: DraftStore;
  readonly sync: DraftSync;
  /** True if the quiz has just been created. */
  readonly isNew: boolean;
  /** Initial question of a new quiz; while it's unchanged, no one has edited the quiz. */
  readonly blank: DraftQuestion | undefined;
  /** Questions created in this visit and not visited yet; true if the author goes there to edit. */
  readonly fresh: Map<string, boolean>;
  /** Queue for uploads. */
  readonly inTurn: UploadQueue;
  /** Pasted text to be previewed as questions; null if there is none. */
  readonly pasted: StoreApi<PastedMany | null>;
  /** Preview screen last chosen, kept across questions. */
  readonly screen: StoreApi<PreviewedScreen>;
  /** Question being edited inside another, by that one's id and its place there; null for none. */
  readonly child: StoreApi<{ readonly of: string; readonly place: number } | null>;
  /** The question that is dragged over the list of questions or from it. */
  readonly drag: QuestionDragging;
  /** Reports what other pages of this browser do with the quiz; returns an unsubscribe function. */
  listen(listener: TabsListener): () => void;
  /** Sends unsaved edits, then ends the session. */
  close(): Promise<void>;
}

export interface PastedMany {
  readonly text: string;
  /** The same with its styles; '' if it has none. */
  readonly html: string;
  /** Called when none of it was added. */
  readonly onCancel: () => void;
}

export type PreviewedScreen = 'phone' | 'laptop' | 'wall';

interface TabsListener {
  /** This page now also shows what was saved elsewhere. */
  readonly onFollowed: () => void;
  /** Called with the number of other open pages. */
  readonly onOthers: (count: number) => void;
}

interface SessionParts {
  readonly call: Host['call'];
  readonly kv: Kv;
  readonly hostId: string;
  readonly quizId: string;
  /** Creates the draft of a new quiz. */
  readonly blank: () => DraftQuiz;
}

export async function openSession(parts: SessionParts): Promise<EditorSession> {
  const { call, kv, hostId, quizId } = parts;
  const page = randomId();
  const kept = keptDrafts(kv, { hostId, quizId, page });
  const left = await kept.read();
  const server: DraftServer = {
    async load() {
      const { draft, revision, card, lastSave } = await call('getDraft', { quizId });
      return { draft, revision, at: card.updatedAt, lastSave };
    },
    async save({ draft, revision, name }, last) {
      const options = { commandId: name, ...(last && { keepalive: true }) };
      const folder = revision === 0 ? newQuizFolder(quizId) : '';
      const request = { quizId, revision, draft, ...(folder !== '' && { folder }) };
      const answer = await call('saveDraft', request, options);
      markSaved(quizId);
      return { revision: answer.revision, at: answer.card.updatedAt };
    },
  };
  const { start, isNew, steps } = await startOf(server, parts, left);
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
    inTurn: createUploadQueue(),
    pasted: createStore<PastedMany | null>()(() => null),
    screen: createStore<PreviewedScreen>()(() => 'phone'),
    child: createStore<{ readonly of: string; readonly place: number } | null>()(() => null),
    drag: createDragging(),
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
  for (const draft of steps)
    if (!deepEqual(draft, store.getState().draft)) store.dispatch({ type: 'replace', draft });
  if (left.length > 0) {
    await session.sync.flush();
    await kept.forget(left.map(([key]) => key));
  }
  return session;
}

interface Opening {
  readonly start: SyncStart;
  readonly isNew: boolean;
  /** Drafts that this page goes through, each in an undo step of its own, to have what others left here. */
  readonly steps: readonly DraftQuiz[];
}

async function startOf(
  server: DraftServer,
  { quizId, blank }: SessionParts,
  left: readonly LeftDraft[],
): Promise<Opening> {
  const asKept = (): Opening | null => {
    const combined = combineLeft(left.map(([, kept]) => kept));
    if (!combined) return null;
    const { steps, ...known } = combined;
    return { start: { saved: null, draft: steps[0], ...known }, isNew: false, steps };
  };
  const asNew = (): Opening => {
    const draft = blank();
    const start = { saved: draft, base: draft, revision: 0, draft, saves: {} };
    return { start, isNew: true, steps: [] };
  };
  if (isUnsaved(quizId)) return asKept() ?? asNew();
  try {
    const { draft, revision, lastSave } = await server.load();
    const unsent = left.filter((each) => !isOutdated(each, lastSave)).map(([, kept]) => kept);
    const combined = combineLeft(unsent);
    const saved = { saved: draft, draft, saves: combined?.saves ?? {} };
    if (!combined) return { start: { ...saved, base: draft, revision }, isNew: false, steps: [] };
    const { steps } = combined;
    const isOurs = includesSave(combined.saves, lastSave) || deepEqual(steps.at(-1), draft);
    // Based on another author's older revision: the server is asked with that one, and reports the conflict.
    const known = isOurs ? { base: draft, revision } : { base: combined.base, revision: combined.revision };
    return { start: { ...saved, ...known }, isNew: false, steps };
  } catch (error) {
    const unknown = failureType(error) === 'quiz.NOT_FOUND';
    const kept = unknown || isTransient(error) ? asKept() : null;
    if (kept) return kept;
    if (unknown && wasCreatedHere(quizId)) return asNew();
    throw error;
  }
}

interface Stuck {
  readonly quizId: string;
  readonly draft: DraftQuiz;
}

/**
 * Sends unsent drafts and returns those that need a decision. Without a connection, all stay on the device.
 */
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
      // The draft stays on this device, and its editor says why it can't be opened.
    }
  }
  return stuck;
}
