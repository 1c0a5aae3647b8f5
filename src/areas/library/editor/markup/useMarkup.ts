// Formatting in a question's texts: the target field, and the effect on the question.

import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type FieldsOf, withFields } from '#core/collections/withFields.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { FormulaDialogProps } from '#src/areas/library/editor/formula/FormulaDialog.tsx';
import { markupActionOf, type MarkupAction } from '#src/areas/library/editor/markup/actions.ts';
import { asMarkdown, hasRoom } from '#core/questions/asMarkdown.ts';
import {
  type Edited,
  continueList,
  escapeForMarkdown,
  type Formula,
  formulaAt,
  toggleList,
  withFormula,
  toggleStyle,
} from '#src/areas/library/editor/markup/edits.ts';
import { editedIn, hasRoomFor, rewrite, type TextField } from '#src/areas/library/editor/markup/rewrite.ts';
import { useDispatch } from '#src/areas/library/editor/useDraft.ts';

/** Selector of fields that can be formatted. `data-markup` is `lines` on multi-line ones. */
const FIELDS = '[data-markup]';

/** `words`: the target until a field has had the focus. */
export function useMarkup(question: DraftQuestion, words: RefObject<TextField | null>) {
  const last = useRef<TextField>(null);
  /** True while a button or shortcut edits, which is its own undo step and turns plain text into Markdown. */
  const writes = useRef(false);
  const [hasLines, setHasLines] = useState(true);
  /** Field for which the formula dialog is open. */
  const [formulaField, setFormulaField] = useState<TextField | null>(null);
  const isPlain = question.format === undefined;
  const { notices } = useServices();
  const { t } = useTranslation('editor');
  const dispatch = useDispatch();

  const target = (): TextField | null => {
    const before = last.current;
    return before?.isConnected ? before : words.current;
  };
  const tellFull = ({ maxLength }: TextField) =>
    notices.toast('info', t('editor:markup.full', { max: maxLength }));
  const put = (field: TextField, edited: Edited) => {
    writes.current = true;
    try {
      if (!rewrite(field, edited)) tellFull(field);
    } finally {
      writes.current = false;
    }
  };
  const asMarked = (edited: Edited) => (isPlain ? escapeForMarkdown(edited) : edited);
  const act = (action: MarkupAction) => {
    const field = target();
    if (!field) return;
    const edited = asMarked(editedIn(field));
    if (action === 'formula') setFormulaField(field);
    else if (action !== 'bullets' && action !== 'numbers') put(field, toggleStyle(edited, action));
    else if (isOfLines(field)) put(field, toggleList(edited, action));
    else field.focus();
  };
  /** Reads the field's current text: it can still change until the dialog has loaded, but not after that. */
  const written = (field: TextField, formula: Formula) => withFormula(asMarked(editedIn(field)), formula);
  const asked: Pick<FormulaDialogProps, 'begin' | 'limitFor'> | null = formulaField && {
    begin: () => begunIn(asMarked(editedIn(formulaField))),
    limitFor: (formula) =>
      hasRoomFor(formulaField, written(formulaField, formula).text) ? null : formulaField.maxLength,
  };
  return {
    hasLines,
    asked,
    act,
    onFocus({ target: field }: FocusEvent) {
      if (!(field instanceof HTMLElement) || !field.matches(FIELDS)) return;
      last.current = field as TextField;
      setHasLines(isOfLines(field));
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      if (!(event.target instanceof HTMLElement) || !event.target.matches(FIELDS)) return;
      const action = markupActionOf(event);
      if (action !== null) {
        event.preventDefault();
        act(action);
        return;
      }
      const isPressed = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== 'Enter' || isPressed || isPlain || !isOfLines(event.target)) return;
      const field = event.target as TextField;
      const next = continueList(editedIn(field));
      if (!next) return;
      event.preventDefault();
      if (!rewrite(field, next)) tellFull(field);
    },
    answer(formula: Formula) {
      // Closes first: while the dialog is open, the field can't be edited.
      flushSync(() => setFormulaField(null));
      if (formulaField?.isConnected) put(formulaField, written(formulaField, formula));
    },
    leave: () => setFormulaField(null),
    /** Changes fields of the question, unless formatting makes it exceed a limit. */
    set(fields: FieldsOf<AuthoredQuestion>, typing?: string) {
      if (!writes.current) return dispatch({ type: 'setFields', id: question.id, fields, typing });
      const next = withFields(question, fields);
      const written = isPlain ? asMarkdown(question, next) : next;
      if (hasRoom(written)) dispatch({ type: 'rewrite', question: written });
      else notices.toast('info', t('editor:markup.fullElsewhere'));
    },
  };
}

const isOfLines = (field: HTMLElement) => field.dataset['markup'] === 'lines';

function begunIn(edited: Edited): ReturnType<FormulaDialogProps['begin']> {
  const found = formulaAt(edited);
  const tex = edited.text.slice(edited.start, edited.end);
  return { isThere: found !== null, formula: found ?? { tex, display: false } };
}
