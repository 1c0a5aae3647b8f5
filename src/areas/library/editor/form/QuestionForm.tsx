// Form of one question: kind, text, answers, and further fields folded below.

import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import {
  createElement,
  type FocusEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldsOf } from '#core/collections/withFields.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import type { Media } from '#core/content/media.ts';
import { isGraded } from '#core/questions/authoring.ts';
import { sortOf } from '#core/questions/kinds.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { GrowingText } from '#src/areas/library/editor/form/GrowingText.tsx';
import { createKindChanger, withBlankChoice } from '#src/areas/library/editor/form/createKindChanger.ts';
import { KindPicker } from '#src/areas/library/editor/form/KindPicker.tsx';
import { MoreFields } from '#src/areas/library/editor/form/MoreFields.tsx';
import { MarksField, TimeField } from '#src/areas/library/editor/form/RuleFields.tsx';
import { usePresetOf } from '#src/areas/library/editor/form/presets.ts';
import { usePreset } from '#src/areas/library/editor/form/usePreset.ts';
import { usePastedQuestion } from '#src/areas/library/editor/form/usePastedQuestion.ts';
import { FormulaFaults } from '#src/areas/library/editor/formula/FormulaFaults.tsx';
import { seemsMarkdown } from '#core/questions/asMarkdown.ts';
import { MarkupBar } from '#src/areas/library/editor/markup/MarkupBar.tsx';
import { MarkupContext, useMarkup } from '#src/areas/library/editor/markup/useMarkup.ts';
import { richText } from '#src/areas/library/editor/richText/richText.ts';
import { MediaField } from '#src/areas/library/editor/media/MediaBox.tsx';
import { PictureSlot } from '#src/areas/library/editor/media/PictureSlot.tsx';
import { faultsIn } from '#src/areas/library/editor/unfinished.ts';
import type { Commands, RuleField } from '#src/areas/library/editor/useCommands.ts';
import { useDispatch, useDraft, useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { type ChildrenProps, type EditProps, editKindOf } from '#src/questions/questionEditor.ts';
import { lazyView } from '#src/questions/lazyView.tsx';
import { lazyDialog } from '#src/ui/lazyDialog.tsx';
import { useLatest } from '#src/ui/useLatest.ts';
import { fieldOf, type QuestionFault } from '#protocol/quizFaults.ts';
import { IconButton } from '#src/ui/Button.tsx';
import '#src/areas/library/editor/form/form.css';
import '#src/host/shell/authored.css';

const ChildQuestions = lazyView(
  async () => (await import('#src/areas/library/editor/form/ChildQuestions.tsx')).ChildQuestions,
);
const FormulaDialog = lazyDialog(
  () => import('#src/areas/library/editor/formula/FormulaDialog.tsx'),
  'FormulaDialog',
);

/** Focus targets on arriving at a question: its text field and its heading. */
interface QuestionPlaces {
  readonly words: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

interface HeadProps extends Pick<QuestionPlaces, 'heading'> {
  readonly id: string;
  readonly commands: Commands;
}

interface QuestionFormProps extends HeadProps, QuestionPlaces {
  /** True for a question inside another. */
  readonly isChild?: boolean;
}

export function QuestionForm({ id, ...props }: QuestionFormProps): ReactNode {
  const question = useDraft(({ draft }) => draft.questions.find((each) => each.id === id));
  return question ? <Form key={id} question={question} {...props} /> : null;
}

/** Fields common to all kinds. */
const SHARED = ['text', 'media', 'timeSeconds', 'marks', 'explanation', 'hints', 'group'];
/** Stands for all fields specific to the kind. */
const ANSWERS = 'answers';
/** A constant, so that memoized fields without faults don't re-render. */
const NO_FAULTS: readonly QuestionFault[] = [];

interface FormProps extends Omit<QuestionFormProps, 'id'> {
  readonly question: DraftQuestion;
}

function Form({ question, commands, words, heading, isChild = false }: FormProps): ReactNode {
  const { t } = useTranslation(['editor', 'host']);
  const dispatch = useDispatch();
  const { id, type, text } = question;
  const touched = useTouched(id);
  const at = (field: string) => {
    const found = touched.has(field) ? faultsIn(question).filter((fault) => placeOf(fault) === field) : [];
    return found.length > 0 ? found : NO_FAULTS;
  };
  const markup = useMarkup(question);
  const { asked } = markup;
  // Stable callbacks: on a keystroke, only the field being edited re-renders.
  const set = useLatest((fields: FieldsOf<AuthoredQuestion>, typing?: string) => markup.set(fields, typing));
  const { withText } = editKindOf(type);
  const hasGaps = withText !== undefined;
  const setText = (value: string) => {
    const fields = withText?.(question, value) ?? { text: value };
    // A new gap is an undo step of its own.
    set(fields, Object.keys(fields).length === 1 ? 'text' : undefined);
  };
  const setMedia = useLatest((media: Media | null, typing?: string) =>
    set({ media: media ?? undefined }, typing && `media ${typing}`),
  );
  const [changeKind] = useState(createKindChanger);
  const preset = usePresetOf()(question);
  const setKind = useLatest((kind: QuestionType) => {
    // A preset's own kind: the question becomes an ordinary one with one more option.
    const made = kind === type ? withBlankChoice(question) : changeKind(question, kind);
    dispatch({ type: 'rewrite', question: { ...made, id } });
  });
  const applyPreset = usePreset(id);
  const timeForAll = useForAll(question, 'timeSeconds', commands);
  const marksForAll = useForAll(question, 'marks', commands);
  const pasteWhole = usePastedQuestion(question);
  const readMarks = useLatest(() => set({ format: 'markdown' }));
  return (
    <MarkupContext value={markup.context}>
      {/* Blur events bubble up from the fields. */}
      <div className="editor-form" onBlur={touched.onBlur}>
        <Head id={id} commands={commands} heading={heading} />
        <KindPicker type={type} isChild={isChild} preset={preset} onChange={setKind} onPreset={applyPreset} />
        {richText.get() && <MarkupBar bar={markup.bar} onAct={markup.act} hasGaps={hasGaps} />}
        <div data-field="text" onPasteCapture={isChild ? undefined : (event) => void pasteWhole(event)}>
          <GrowingText
            label={t('editor:text')}
            placeholder={t('editor:textExample')}
            className="question-text"
            value={text}
            limit={CONTENT_LIMITS.questionText}
            rows={2}
            formatted
            field={words}
            begins={touched.begins}
            faults={at('text')}
            hasGaps={hasGaps}
            onChange={setText}
          />
        </div>
        <PlainNote question={question} onRead={readMarks} />
        <FormulaFaults question={question} />
        <div data-field="media">
          <MediaField
            media={question.media ?? null}
            takes="any"
            title={t('editor:media.title')}
            titled={!question.media}
            faults={at('media')}
            onChange={setMedia}
          />
        </div>
        <div data-field={ANSWERS}>
          <Answers question={question} faults={at(ANSWERS)} onChange={set} />
        </div>
        <div className="question-rules grid gap-4">
          {sortOf(question).timed && (
            <div data-field="timeSeconds">
              <TimeField
                seconds={question.timeSeconds}
                faults={at('timeSeconds')}
                onChange={set}
                {...timeForAll}
              />
            </div>
          )}
          {sortOf(question).asks && (
            <div data-field="marks">
              <MarksField
                marks={question.marks}
                judged={isGraded(question)}
                faults={at('marks')}
                onChange={set}
                {...marksForAll}
              />
            </div>
          )}
        </div>
        <MoreFields
          id={id}
          isChild={isChild}
          hints={question.hints}
          hintsFaults={at('hints')}
          explanation={question.explanation}
          explanationFaults={at('explanation')}
          onChange={set}
        />
        {asked && <FormulaDialog {...asked} onDone={markup.answer} onClose={markup.leave} />}
      </div>
    </MarkupContext>
  );
}

function useForAll(question: DraftQuestion, field: RuleField, commands: Commands) {
  const { id, [field]: value } = question;
  const isOnly = useDraft(({ draft }) => draft.questions.length === 1);
  const isSame = useDraft(({ draft }) => draft.questions.every((each) => each[field] === value));
  const setForAll = useCallback(() => commands.setForAll(id, field), [commands, id, field]);
  return { isSame, onForAll: isOnly ? null : setForAll };
}

/** Returns the field at which a fault is shown. */
function placeOf(fault: QuestionFault): string {
  const field = String(fieldOf(fault));
  return SHARED.includes(field) ? field : ANSWERS;
}

function Children(props: ChildrenProps): ReactNode {
  return <ChildQuestions {...props} Form={ChildForm} />;
}

function ChildForm(props: Pick<HeadProps, 'id' | 'commands'>): ReactNode {
  const words = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return <QuestionForm {...props} words={words} heading={heading} isChild />;
}

/** Memoized: re-renders only when the fields that the kind's editor shows or their faults change. */
const Answers = memo(
  ({ question, ...props }: EditProps) =>
    createElement(editKindOf(question.type).Editor, {
      key: question.type,
      question,
      PictureSlot,
      RichText: richText.get() ?? undefined,
      Children,
      ...props,
    }),
  (before, now) => before.faults === now.faults && hasSameAnswers(before.question, now.question),
);

/** Compares by identity, which works because a change replaces only the fields it names. */
function hasSameAnswers(one: AuthoredQuestion, other: AuthoredQuestion): boolean {
  const [before, now] = [ownFields(one), new Map(ownFields(other))];
  return before.length === now.size && before.every(([key, value]) => now.get(key) === value);
}

function ownFields(question: AuthoredQuestion): readonly [string, unknown][] {
  const hasGaps = editKindOf(question.type).withText !== undefined;
  return Object.entries(question).filter(([key]) => !SHARED.includes(key) || (hasGaps && key === 'text'));
}

interface PlainNoteProps {
  readonly question: DraftQuestion;
  readonly onRead: () => void;
}

/**
 * Offers to turn on formatting for an older question that seems to use it. Deferred until typing pauses,
 * since it scans all texts.
 */
function PlainNote({ question, onRead }: PlainNoteProps): ReactNode {
  return <Note question={useDeferredValue(question)} onRead={onRead} />;
}

const Note = memo(({ question, onRead }: PlainNoteProps): ReactNode => {
  const { t } = useTranslation('editor');
  if (!seemsMarkdown(question)) return null;
  return (
    <p className="markup-offer row caption muted">
      {t('editor:markup.plain')}
      <button type="button" className="link-button" onClick={onRead}>
        {t('editor:markup.read')}
      </button>
    </p>
  );
});

const Head = memo(({ id, commands, heading }: HeadProps): ReactNode => {
  const { t } = useTranslation('editor');
  const place = useDraft(({ draft }) => draft.questions.findIndex((each) => each.id === id));
  const total = useDraft(({ draft }) => draft.questions.length);
  const number = place + 1;
  const actions = [
    { name: 'up', Icon: ArrowUp, keys: 'Alt+ArrowUp', off: place === 0, run: () => commands.step(id, -1) },
    {
      name: 'down',
      Icon: ArrowDown,
      keys: 'Alt+ArrowDown',
      off: number === total,
      run: () => commands.step(id, 1),
    },
    { name: 'duplicate', Icon: Copy, keys: 'Control+D', off: false, run: () => commands.duplicate(id) },
    { name: 'remove', Icon: Trash2, keys: undefined, off: false, run: () => commands.remove(id) },
  ] as const;
  return (
    <div className="row gap-3 apart">
      <h2 ref={heading} className="question-title" tabIndex={-1}>
        {t('editor:question', { number, total })}
      </h2>
      <div className="question-actions flex rigid">
        {actions.map(({ name, Icon, keys, off, run }) => (
          <IconButton
            key={name}
            label={t(`editor:act.${name}`)}
            aria-keyshortcuts={keys}
            aria-disabled={off}
            onClick={run}
          >
            <Icon size={20} />
          </IconButton>
        ))}
      </div>
    </div>
  );
});

interface Touched {
  /** True if the question was just created here for editing and not visited yet. */
  readonly begins: boolean;
  has(field: string): boolean;
  /** For the element around all fields; each field is inside one with `data-field`. */
  readonly onBlur: (event: FocusEvent) => void;
}

function useTouched(questionId: string): Touched {
  const { fresh } = useEditorSession();
  // A question visited before shows all its faults.
  const [all] = useState(() => !fresh.has(questionId));
  const [begins] = useState(() => fresh.get(questionId) === true);
  useEffect(() => () => void fresh.delete(questionId), [fresh, questionId]);
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const onBlur = useCallback(({ target, relatedTarget }: FocusEvent) => {
    const box = target.closest<HTMLElement>('[data-field]');
    const field = box?.dataset['field'];
    if (!box || field === undefined || (relatedTarget && box.contains(relatedTarget))) return;
    setFields((before) => (before.has(field) ? before : new Set([...before, field])));
  }, []);
  return { begins, has: (field) => all || fields.has(field), onBlur };
}
