// The draft of one editor, for its components.

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import {
  type DraftAction,
  type DraftState,
  openDraft,
  reduceDraft,
  type Selection,
} from '#src/areas/library/editor/draft/draftState.ts';

export interface DraftStore extends StoreApi<DraftState> {
  readonly dispatch: (action: DraftAction) => void;
}

export function createDraftStore(
  draft: DraftQuiz,
  selected?: Selection,
  now: () => number = Date.now,
): DraftStore {
  const store = createStore<DraftState>()(() => openDraft(draft, selected));
  return {
    ...store,
    dispatch: (action) => store.setState((state) => reduceDraft(state, action, now()), true),
  };
}
