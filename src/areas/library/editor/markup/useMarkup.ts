// Formatting in the texts of a question: which field it is meant for, and what becomes of the question.

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
  entered,
  escaped,
  type Formula,
  formulaAt,
  listed,
  withFormula,
  wrapped,
} from '#src/areas/library/editor/markup/edits.ts';
import { editedIn, hasRoomFor, rewrite, type TextField } from '#src/areas/library/editor/markup/rewrite.ts';
import { useDispatch } from '#src/areas/library/editor/useDraft.ts';

/** Fields say themselves that what they hold may be formatted: in lines, or in the one line that they have. */
const FIELDS = '[data-markup]';

/** `words`: the field for which it is meant as long as one has been in none. */
export function useMarkup(question: DraftQuestion, words: RefObject<TextField | null>) {
  const last = useRef<TextField>(null);
  /** While a button or key writes: that is a step of its own, and makes Markdown of what was none. */
  const writes = useRef(false);
  const [hasLines, setHasLines] = useState(true);
  /** Where a formula is being written. */
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
  const asMarked = (edited: Edited) => (isPlain ? escaped(edited) : edited);
  const act = (action: MarkupAction) => {
    const field = target();
    if (!field) return;
    const edited = asMarked(editedIn(field));
    if (action === 'formula') setFormulaField(field);
    else if (action !== 'bullets' && action !== 'numbers') put(field, wrapped(edited, action));
    else if (isOfLines(field)) put(field, listed(edited, action));
    else field.focus();
  };
  /** What stands there now: until the dialog has come one may write on, and then in nothing else. */
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
      const next = entered(editedIn(field));
      if (!next) return;
      event.preventDefault();
      if (!rewrite(field, next)) tellFull(field);
    },
    answer(formula: Formula) {
      // As long as the dialog is there nothing else can be written in.
      flushSync(() => setFormulaField(null));
      if (formulaField?.isConnected) put(formulaField, written(formulaField, formula));
    },
    leave: () => setFormulaField(null),
    /** Changes fields of the question, unless there is no room for what a button writes. */
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
