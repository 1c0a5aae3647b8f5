// Moving questions into their parent and out of it, with announcements.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { childrenOf } from '#core/questions/authoring.ts';
import { newQuestionId } from '#src/areas/library/editor/draft/ids.ts';
import { movedIn, movedOut } from '#src/areas/library/editor/draft/nesting.ts';
import type { EditorSession } from '#src/areas/library/editor/sync/openSession.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';

export interface Moves {
  /** Into a parent, before the child at this place; without one, to the end. */
  moveIn(id: string, of: string, place?: number): void;
  /** The child at this place of its parent, before the question at this index; without one, behind the parent. */
  moveOut(of: string, place: number, before?: number): void;
}

export function useMoves({ store }: EditorSession): Moves {
  const { t } = useTranslation('editor');
  const { announcer } = useServices();
  return useMemo(() => {
    const told = (number: number, total: number) =>
      announcer.announce(t('editor:said.moved', { number, total }));
    return {
      moveIn(id, of, at) {
        const { draft } = store.getState();
        const parent = draft.questions.find((question) => question.id === of);
        if (!parent) return;
        const { length } = childrenOf(parent);
        const place = at ?? length;
        const next = movedIn(draft, id, of, place);
        if (next === draft) return;
        store.dispatch({ type: 'replace', draft: next });
        told(place + 1, length + 1);
      },
      moveOut(of, place, at) {
        const { draft } = store.getState();
        const before = at ?? draft.questions.findIndex(({ id }) => id === of) + 1;
        const next = movedOut(draft, of, place, { id: newQuestionId(), before });
        store.dispatch({ type: 'replace', draft: next });
        told(before + 1, next.questions.length);
      },
    };
  }, [store, announcer, t]);
}
