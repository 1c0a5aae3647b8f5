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

export function useDispatch(): (action: DraftAction) => void {
  return useEditorSession().store.dispatch;
}
