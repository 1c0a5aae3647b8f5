// The open quiz for all components of the editor.

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

/** A part of what stands there, live. */
export function useDraft<Part>(part: (state: DraftState) => Part): Part {
  return useStore(useEditorSession().store, part);
}

/** Whether there is something to say of the questions: not as long as nobody has touched the one that a new quiz begins with. */
export function useBegun(): boolean {
  const { blank } = useEditorSession();
  return useDraft(({ draft: { questions } }) => questions.length !== 1 || questions[0] !== blank);
}

export function useDispatch(): (action: DraftAction) => void {
  return useEditorSession().store.dispatch;
}
