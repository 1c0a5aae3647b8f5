// The questions inside a parent: a draft of its own, edited with the same form, that changes the parent's.

import { CornerLeftUp, CornerRightDown, Plus } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { deepEqual } from '#core/collections/deepEqual.ts';
import { type DraftQuestion, withoutId } from '#core/content/draftQuiz.ts';
import { readFormatted } from '#core/content/formatted.ts';
import { createDraftStore, type DraftState } from '#src/areas/library/editor/draft/draftState.ts';
import { canBeChild } from '#src/areas/library/editor/draft/nesting.ts';
import { newQuestionId } from '#src/areas/library/editor/draft/ids.ts';
import { useNesting } from '#src/areas/library/editor/form/useNesting.ts';
import type { EditorSession } from '#src/areas/library/editor/sync/openSession.ts';
import { faultsIn } from '#src/areas/library/editor/unfinished.ts';
import { type Commands, removeUndoToasts, useCommands } from '#src/areas/library/editor/useCommands.ts';
import { SessionContext, useDraft, useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { useMoves } from '#src/areas/library/editor/useMoves.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { editorKeyOf } from '#src/areas/library/editor/useEditorKeys.ts';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import type { ChildrenProps } from '#src/questions/questionEditor.ts';
import { IconButton, QuietButton } from '#src/ui/Button.tsx';
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
      {of !== null && <List faults={faults} Form={Form} outer={session} of={of} />}
    </SessionContext>
  );
}

interface ListProps extends Pick<Props, 'faults' | 'Form'> {
  /** Session of the quiz, and the id of the parent there. */
  readonly outer: EditorSession;
  readonly of: string;
}

function List({ faults, Form, outer, of }: ListProps): ReactNode {
  const { t } = useTranslation(['editor', 'host']);
  const { store } = useEditorSession();
  const commands = useCommands();
  const questions = useDraft(({ draft }) => draft.questions);
  const selected = useDraft((state) => state.selected);
  const box = useRef<HTMLFieldSetElement>(null);
  const { moveIn, moveOut } = useMoves(outer);
  const nesting = useNesting({ session: outer, store, of, box });
  const neighbor = useNeighbor(outer, of);
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
    <fieldset ref={box} className="child-questions stack gap-2" onKeyDown={onKey}>
      <legend className="editor-legend">{t('editor:children.title')}</legend>
      <ol className="stack gap-2">
        {questions.map((question, place) => (
          <li
            key={question.id}
            className="child-question"
            data-open={question.id === selected}
            data-dragged={place === nesting.dragged}
            data-drop={dropMark(nesting.before, place, questions.length)}
          >
            <div className="strip">
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
              <IconButton label={t('editor:children.out')} onClick={() => moveOut(of, place)}>
                <CornerLeftUp size={20} />
              </IconButton>
              {/* For mouse and touch; Alt with arrow keys and the buttons do the same. */}
              <span
                className="rail-grip child-grip centered muted"
                aria-hidden="true"
                onPointerDown={(event) => nesting.grip(place, event)}
              />
            </div>
            {question.id === selected && <Form id={question.id} commands={commands} />}
          </li>
        ))}
      </ol>
      <FieldErrors id="child-questions-faults" faults={own} />
      <QuietButton small onClick={() => commands.append()}>
        <Plus size={18} />
        {t('editor:children.add')}
      </QuietButton>
      {neighbor && (
        <QuietButton small onClick={() => moveIn(neighbor.id, of)}>
          <CornerRightDown size={18} />
          {t('editor:children.in', { number: neighbor.number })}
        </QuietButton>
      )}
    </fieldset>
  );
}

/** The next question in the list that could move in, else the previous one. */
function useNeighbor({ store }: EditorSession, of: string) {
  const questions = useStore(store, ({ draft }) => draft.questions);
  const index = questions.findIndex(({ id }) => id === of);
  const place = [index + 1, index - 1].find((each) => {
    const question = questions[each];
    return question && canBeChild(question);
  });
  const question = place === undefined ? undefined : questions[place];
  return question && { id: question.id, number: Number(place) + 1 };
}

/** Where a line shows that a dragged question would go. */
function dropMark(before: number | null, place: number, count: number): 'before' | 'after' | undefined {
  if (before === place) return 'before';
  return before === count && place === count - 1 ? 'after' : undefined;
}

/** Gives questions ids to be edited by; those at the same place keep theirs. */
function withIds(
  questions: ChildrenProps['questions'],
  before: readonly DraftQuestion[],
): readonly DraftQuestion[] {
  return questions.map((question, place) => ({ ...question, id: before[place]?.id ?? newQuestionId() }));
}
