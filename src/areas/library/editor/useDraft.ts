// Access to the open quiz for the editor's components.

import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { DraftAction, DraftState } from '#src/areas/library/editor/draft/draftState.ts';
import type { EditorSession } from '#src/areas/library/editor/sync/openSession.ts';

export const SessionContext = createContext<EditorSession | null>(null);

export function useEditorSession(): EditorSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useEditorSession needs a SessionContext above');
  return session;
}

/** Subscribes to a part of the draft state. */
export function useDraft<Part>(part: (state: DraftState) => Part): Part {
  return useStore(useEditorSession().store, part);
}

/** True if unfinished questions are reported: not while a new quiz's first question is untouched. */
export function useReportsUnfinished(): boolean {
  const { blank } = useEditorSession();
  return useDraft(({ draft: { questions } }) => questions.length !== 1 || questions[0] !== blank);
}

export function useDispatch(): (action: DraftAction) => void {
  return useEditorSession().store.dispatch;
}
