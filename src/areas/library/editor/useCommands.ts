// Editor commands for buttons and shortcuts, with their announcements.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { emptyQuestion } from '#core/questions/authoring.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { newQuestionId } from '#src/areas/library/editor/draft/ids.ts';
import { deepEqual } from '#core/collections/deepEqual.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import type { DraftStore, Selection } from '#src/areas/library/editor/draft/draftState.ts';
import type { Notices, ToastAction } from '#src/platform/stores/notices.ts';

/** A field that all questions can be given at once. */
export type RuleField = 'timeSeconds' | 'marks';

export interface Commands {
  /** Adds a question of the same kind after the selected one. */
  add(): void;
  /** Adds a question of the selected one's kind at the end. */
  append(): void;
  /** Selects the next question, or adds one after the last. */
  next(): void;
  /** Inserts questions after the selected one, replacing it if it's empty. */
  bring(questions: readonly AuthoredQuestion[]): void;
  duplicate(id: string): void;
  remove(id: string): void;
  step(id: string, by: -1 | 1): void;
  /** Gives all questions this one's time limit or marks. */
  setForAll(id: string, field: RuleField): void;
  undo(): void;
  redo(): void;
}

/** True if nothing is filled in. */
export const isEmpty = (question: DraftQuestion) =>
  deepEqual(question, { ...emptyQuestion(question.type), id: question.id });

export function useCommands(): Commands {
  const { store, fresh } = useEditorSession();
  const { notices, announcer } = useServices();
  const { t } = useTranslation('editor');
  return useMemo(() => {
    const { dispatch, getState } = store;
    const indexOf = (id: string | null) => getState().draft.questions.findIndex((each) => each.id === id);
    const behind = () => {
      const { draft, selected } = getState();
      return selected ?? draft.questions.at(-1)?.id ?? null;
    };
    const addAfter = (after: Selection) => {
      const kind = getState().draft.questions[indexOf(behind())]?.type ?? 'MCQ';
      const id = newQuestionId();
      fresh.set(id, true);
      dispatch({ type: 'insert', after, questions: [{ ...emptyQuestion(kind), id }] });
      announcer.announce(t('editor:said.added', { number: indexOf(id) + 1 }));
    };
    const commands: Commands = {
      add: () => addAfter(behind()),
      append: () => addAfter(getState().draft.questions.at(-1)?.id ?? null),
      next() {
        const { draft, selected } = getState();
        const next = draft.questions[indexOf(selected) + 1];
        if (next) dispatch({ type: 'select', id: next.id });
        else commands.add();
      },
      bring(written) {
        const { draft } = getState();
        const { questions } = draft;
        const added = written.map((question) => ({ ...question, id: newQuestionId() }));
        const place = questions.length === 1 ? 0 : indexOf(getState().selected);
        const replaced = questions[place];
        if (replaced && isEmpty(replaced)) {
          dispatch({
            type: 'replace',
            draft: { ...draft, questions: questions.toSpliced(place, 1, ...added) },
          });
          dispatch({ type: 'select', id: added[0]?.id ?? null });
        } else dispatch({ type: 'insert', after: behind(), questions: added });
      },
      duplicate(id) {
        dispatch({ type: 'duplicate', id, copyId: newQuestionId() });
        announcer.announce(t('editor:said.duplicated', { number: indexOf(id) + 1 }));
      },
      remove(id) {
        const index = indexOf(id);
        const question = getState().draft.questions[index];
        if (!question) return;
        const after = getState().draft.questions[index - 1]?.id ?? null;
        dispatch({ type: 'remove', id });
        showUndoToast(store, notices, t('editor:said.removed', { number: index + 1 }), {
          label: t('editor:undo'),
          run: () => dispatch({ type: 'insert', after, questions: [question] }),
        });
      },
      step(id, by) {
        const before = indexOf(id);
        dispatch({ type: 'step', id, by });
        const place = indexOf(id);
        if (place === before) return;
        const total = getState().draft.questions.length;
        announcer.announce(t('editor:said.moved', { number: place + 1, total }));
      },
      setForAll(id, field) {
        const { questions } = getState().draft;
        const value = questions[indexOf(id)]?.[field];
        const others = questions.filter((question) => question[field] !== value);
        if (others.length === 0) return;
        dispatch({ type: 'setEach', fields: new Map(others.map((other) => [other.id, { [field]: value }])) });
        showUndoToast(store, notices, t('editor:said.forAll', { count: questions.length }), {
          label: t('editor:undo'),
          run: () =>
            dispatch({
              type: 'setEach',
              fields: new Map(others.map((other) => [other.id, { [field]: other[field] }])),
            }),
        });
      },
      undo() {
        if (getState().past.length === 0) return;
        dispatch({ type: 'undo' });
        announcer.announce(t('editor:said.undone'));
      },
      redo() {
        if (getState().future.length === 0) return;
        dispatch({ type: 'redo' });
        announcer.announce(t('editor:said.redone'));
      },
    };
    return commands;
  }, [store, fresh, notices, announcer, t]);
}

/**
 * Shows a toast that can undo the last step; `text` is translated. The toast disappears when the step is
 * undone another way.
 */
export function showUndoToast(store: DraftStore, notices: Notices, text: string, back: ToastAction): void {
  const step = store.getState().past.at(-1);
  const id = notices.toast('info', text, back);
  const shown = undoToasts.get(store) ?? new Set();
  undoToasts.set(store, shown.add(id));
  const stop = store.subscribe(({ past }) => {
    if (past.some((each) => each === step)) return;
    notices.remove(id);
    stop();
  });
}

const undoToasts = new WeakMap<DraftStore, Set<number>>();

/** Removes the toasts that could undo something in a quiz that is being closed. */
export function removeUndoToasts(store: DraftStore, notices: Notices): void {
  undoToasts.get(store)?.forEach((id) => notices.remove(id));
}
