// The questions inside a parent: a draft of its own, edited with the same form, that changes the parent's.

import { Plus } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore } from 'zustand/vanilla';
import { deepEqual } from '#core/collections/deepEqual.ts';
import { type DraftQuestion, withoutId } from '#core/content/draftQuiz.ts';
import { readFormatted } from '#core/content/formatted.ts';
import { createDraftStore, type DraftState } from '#src/areas/library/editor/draft/draftState.ts';
import { newQuestionId } from '#src/areas/library/editor/draft/ids.ts';
import { faultsIn } from '#src/areas/library/editor/unfinished.ts';
import { type Commands, removeUndoToasts, useCommands } from '#src/areas/library/editor/useCommands.ts';
import { SessionContext, useDraft, useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { editorKeyOf } from '#src/areas/library/editor/useEditorKeys.ts';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import type { ChildrenProps } from '#src/questions/questionEditor.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import { useLatest } from '#src/ui/useLatest.ts';
import '#src/areas/library/editor/form/childQuestions.css';

interface FormProps {
  readonly id: string;
  readonly commands: Commands;
}

interface Props extends ChildrenProps {
  /** The form of one of them. */
  readonly Form: ComponentType<FormProps>;
}

export function ChildQuestions({ questions, faults, onChange, Form }: Props): ReactNode {
  const session = useEditorSession();
  const { notices } = useServices();
  const [store] = useState(() => createDraftStore({ title: '', questions: withIds(questions, []) }, null));
  const within = useMemo(
    () => ({ ...session, store, fresh: new Map<string, boolean>(), pasted: createStore(() => null) }),
    [session, store],
  );
  // Changed from elsewhere, such as by undoing.
  useEffect(() => {
    const { draft } = store.getState();
    if (deepEqual(draft.questions.map(withoutId), questions)) return;
    store.dispatch({ type: 'replace', draft: { ...draft, questions: withIds(questions, draft.questions) } });
  }, [store, questions]);
  const tell = useLatest((next: readonly DraftQuestion[], typing?: string) => {
    const written = next.map(withoutId);
    if (!deepEqual(written, questions)) onChange(written, typing);
  });
  useEffect(
    () =>
      store.subscribe(({ draft, typing }, before) => {
        if (draft !== before.draft) tell(draft.questions, typing ? `questions ${typing.field}` : undefined);
      }),
    [store, tell],
  );
  useEffect(() => () => removeUndoToasts(store, notices), [store, notices]);
  const of = useDraft((state) => state.selected);
  useEffect(() => {
    const show = ({ draft, selected }: DraftState) => {
      const place = draft.questions.findIndex(({ id }) => id === selected);
      session.child.setState(of === null || place < 0 ? null : { of, place }, true);
    };
    const stop = store.subscribe(show);
    return () => {
      stop();
      session.child.setState(null, true);
    };
  }, [session, store, of]);
  return (
    <SessionContext value={within}>
      <List faults={faults} Form={Form} />
    </SessionContext>
  );
}

function List({ faults, Form }: Pick<Props, 'faults' | 'Form'>): ReactNode {
  const { t } = useTranslation(['editor', 'host']);
  const { store } = useEditorSession();
  const commands = useCommands();
  const questions = useDraft(({ draft }) => draft.questions);
  const selected = useDraft((state) => state.selected);
  /** The editor's own keys, for the question that they are pressed in. */
  const onKey = (event: KeyboardEvent) => {
    const key = editorKeyOf(event.nativeEvent, false);
    if (selected === null || key === null || key === 'undo' || key === 'redo') return;
    event.preventDefault();
    if (key === 'next') commands.next();
    else if (key === 'duplicate') commands.duplicate(selected);
    else commands.step(selected, key === 'up' ? -1 : 1);
  };
  const own = faults.filter(({ path }) => path.length === 1);
  return (
    // The keys of everything inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset className="child-questions stack gap-2" onKeyDown={onKey}>
      <legend className="editor-legend">{t('editor:children.title')}</legend>
      <ol className="stack gap-2">
        {questions.map((question, place) => (
          <li key={question.id} className="child-question" data-open={question.id === selected}>
            <button
              type="button"
              className="child-pick strip gap-2"
              aria-expanded={question.id === selected}
              onClick={() =>
                store.dispatch({ type: 'select', id: question.id === selected ? null : question.id })
              }
            >
              <span className="bold tabular">{place + 1}</span>
              <span className="fill child-text">
                {readFormatted(question.text, question.format).text || t(`host:question.${question.type}`)}
              </span>
              {question.id !== selected && faultsIn(question).length > 0 && (
                <span className="caption muted">{t('editor:isUnfinished')}</span>
              )}
            </button>
            {question.id === selected && <Form id={question.id} commands={commands} />}
          </li>
        ))}
      </ol>
      <FieldErrors id="child-questions-faults" faults={own} />
      <QuietButton small onClick={() => commands.append()}>
        <Plus size={18} />
        {t('editor:children.add')}
      </QuietButton>
    </fieldset>
  );
}

/** Gives questions ids to be edited by; those at the same place keep theirs. */
function withIds(
  questions: ChildrenProps['questions'],
  before: readonly DraftQuestion[],
): readonly DraftQuestion[] {
  return questions.map((question, place) => ({ ...question, id: before[place]?.id ?? newQuestionId() }));
}
