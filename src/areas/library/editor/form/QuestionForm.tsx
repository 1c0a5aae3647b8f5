// One question to write: its kind, what it asks, what can be answered, and the rest folded below.

import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { createElement, memo, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import type { Media } from '#core/content/media.ts';
import { isJudged } from '#core/questions/authoring.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { typedField } from '#src/areas/library/editor/draft/typedField.ts';
import { GrowingText } from '#src/areas/library/editor/form/GrowingText.tsx';
import { kindChanger } from '#src/areas/library/editor/form/kindChanger.ts';
import { KindPicker } from '#src/areas/library/editor/form/KindPicker.tsx';
import { FormulaDialog } from '#src/areas/library/editor/formula/LazyFormulaDialog.ts';
import { FormulaFaults } from '#src/areas/library/editor/formula/FormulaFaults.tsx';
import { PlainNote } from '#src/areas/library/editor/form/PlainNote.tsx';
import { MarksField } from '#src/areas/library/editor/form/MarksField.tsx';
import { MoreFields } from '#src/areas/library/editor/form/MoreFields.tsx';
import { TimeField } from '#src/areas/library/editor/form/TimeField.tsx';
import { useTouched } from '#src/areas/library/editor/form/useTouched.ts';
import { MediaField } from '#src/areas/library/editor/media/MediaField.tsx';
import { PictureSlot } from '#src/areas/library/editor/media/PictureSlot.tsx';
import { MarkupBar } from '#src/areas/library/editor/markup/MarkupBar.tsx';
import { useMarkup } from '#src/areas/library/editor/markup/useMarkup.ts';
import { same } from '#core/collections/same.ts';
import { faultsIn } from '#src/areas/library/editor/unfinished.ts';
import type { Commands } from '#src/areas/library/editor/useCommands.ts';
import { useDispatch, useDraft } from '#src/areas/library/editor/useDraft.ts';
import { useLatest } from '#src/ui/useLatest.ts';
import type { EditProps } from '#src/questions/editKind.ts';
import { editorOf } from '#src/questions/editKinds.ts';
import { fieldOf, type QuestionFault } from '#protocol/quizFaults.ts';
import { IconButton } from '#src/ui/Button.tsx';
import '#src/areas/library/editor/form/form.css';
import '#src/host/shell/authored.css';

export interface QuestionFormProps {
  readonly id: string;
  readonly commands: Commands;
}

export function QuestionForm({ id, commands }: QuestionFormProps): ReactNode {
  const question = useDraft(({ draft }) => draft.questions.find((each) => each.id === id));
  return question ? <Form key={id} question={question} commands={commands} /> : null;
}

/** Fields that are not the kind's own. */
const SHARED = ['text', 'media', 'timeSeconds', 'marks', 'explanation', 'hints', 'group'];
const NOTHING_SHARED = Object.fromEntries(SHARED.map((field) => [field, undefined]));
/** Stands for all that are the kind's own. */
const ANSWERS = 'answers';
/** The same one each time: what has none is not drawn anew for that. */
const NO_FAULTS: readonly QuestionFault[] = [];

function Form({
  question,
  commands,
}: {
  readonly question: DraftQuestion;
  readonly commands: Commands;
}): ReactNode {
  const { t } = useTranslation(['editor', 'host']);
  const dispatch = useDispatch();
  const { id, type, text } = question;
  const touched = useTouched(id);
  const at = (field: string) => {
    const found = touched.has(field) ? faultsIn(question).filter((fault) => placeOf(fault) === field) : [];
    return found.length > 0 ? found : NO_FAULTS;
  };
  const form = useRef<HTMLDivElement>(null);
  const markup = useMarkup(question, form);
  const { asked } = markup;
  /** Without a field it is a step of its own. */
  const change = (next: DraftQuestion, field?: string | null) => {
    const action = markup.change(next, typeof field === 'string' ? `${id} ${field}` : undefined);
    if (action) dispatch(action);
  };
  /** One step for each word and for each picture. */
  const write = (next: DraftQuestion) => change(next, typedField(question, next));
  // Whichever key is pressed, only the field in which it is has a new value: nothing else is drawn anew.
  const act = useLatest(markup.act);
  const [changeKind] = useState(kindChanger);
  const setKind = useLatest((kind: QuestionType) =>
    dispatch({ type: 'change', question: { ...changeKind(question, kind), id } }),
  );
  const readMarks = useLatest(() =>
    dispatch({ type: 'change', question: { ...question, format: 'markdown' } }),
  );
  const setMedia = useLatest((media: Media | null) => {
    const { media: _before, ...rest } = question;
    write(media ? { ...rest, media } : rest);
  });
  const setAnswers = useLatest((edit: (now: AuthoredQuestion) => AuthoredQuestion) =>
    write({ ...edit(question), id }),
  );
  const setTime = useLatest((timeSeconds: number | undefined) => {
    const { timeSeconds: _before, ...rest } = question;
    change(timeSeconds === undefined ? rest : { ...rest, timeSeconds }, 'time');
  });
  const setMarks = useLatest((marks: number | undefined) => {
    const { marks: _before, ...rest } = question;
    change(marks === undefined ? rest : { ...rest, marks }, 'marks');
  });
  const setExplanation = useLatest((explanation: string) => {
    const { explanation: _before, ...rest } = question;
    change(explanation === '' ? rest : { ...rest, explanation }, 'explanation');
  });
  const setHints = useLatest((hints: readonly string[], field: string) => {
    const { hints: _before, ...rest } = question;
    change(hints.length === 0 ? rest : { ...rest, hints }, field);
  });
  return (
    // Fields say when they are left.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the fields in it
    <div
      ref={form}
      className="editor-form"
      onBlur={touched.onBlur}
      onFocus={markup.onFocus}
      onKeyDown={markup.onKeyDown}
    >
      <Head id={id} commands={commands} />
      <KindPicker type={type} onChange={setKind} />
      <MarkupBar hasLines={markup.hasLines} onAct={act} />
      <div data-field="text">
        <GrowingText
          label={t('editor:text')}
          placeholder={t('editor:textExample')}
          className="question-text"
          value={text}
          limit={CONTENT_LIMITS.questionText}
          rows={2}
          formatted
          begins={touched.begins}
          faults={at('text')}
          onChange={(value) => change({ ...question, text: value }, 'text')}
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
        <Answers question={question} faults={at(ANSWERS)} onChange={setAnswers} />
      </div>
      <div className="question-rules grid gap-4">
        <div data-field="timeSeconds">
          <TimeField seconds={question.timeSeconds} faults={at('timeSeconds')} onChange={setTime} />
        </div>
        <div data-field="marks">
          <MarksField
            marks={question.marks}
            judged={isJudged(question)}
            faults={at('marks')}
            onChange={setMarks}
          />
        </div>
      </div>
      <MoreFields
        id={id}
        hints={question.hints}
        hintsFaults={at('hints')}
        onHints={setHints}
        explanation={question.explanation}
        explanationFaults={at('explanation')}
        onExplanation={setExplanation}
      />
      {asked && <FormulaDialog {...asked} onDone={markup.answer} onClose={markup.leave} />}
    </div>
  );
}

/** At which field a fault is told. */
function placeOf(fault: QuestionFault): string {
  const field = String(fieldOf(fault));
  return SHARED.includes(field) ? field : ANSWERS;
}

const Answers = memo(
  ({ question, ...props }: EditProps) =>
    createElement(editorOf(question.type), { key: question.type, question, PictureSlot, ...props }),
  (before, now) => before.faults === now.faults && hasSameAnswers(before.question, now.question),
);

/** Whether two states of a question differ in nothing but what is not the kind's own. */
function hasSameAnswers(one: AuthoredQuestion, other: AuthoredQuestion): boolean {
  return same({ ...one, ...NOTHING_SHARED }, { ...other, ...NOTHING_SHARED });
}

const Head = memo(({ id, commands }: QuestionFormProps): ReactNode => {
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
    <div className="strip gap-3 apart">
      <h2 className="question-title" tabIndex={-1}>
        {t('editor:question', { number, total })}
      </h2>
      <div className="question-actions flex rigid">
        {actions.map(({ name, Icon, keys, off, run }) => (
          <IconButton
            key={name}
            aria-label={t(`editor:act.${name}`)}
            title={t(`editor:act.${name}`)}
            aria-keyshortcuts={keys}
            aria-disabled={off}
            onClick={run}
          >
            <Icon size={20} aria-hidden="true" />
          </IconButton>
        ))}
      </div>
    </div>
  );
});
