// Formatting in the texts of a question: which field it is meant for, and what becomes of the question.

import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { DraftAction } from '#src/areas/library/editor/draft/draftState.ts';
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

/** Fields say themselves that what they hold may be formatted: in lines, or in the one line that they have. */
const FIELDS = '[data-markup]';

/** `form`: stands around all fields of the question. */
export function useMarkup(question: DraftQuestion, form: RefObject<HTMLElement | null>) {
  const last = useRef<TextField>(null);
  /** While a button or key writes: that is a step of its own, and makes Markdown of what was none. */
  const writes = useRef(false);
  const [hasLines, setHasLines] = useState(true);
  /** Where a formula is being written. */
  const [formulaField, setFormulaField] = useState<TextField | null>(null);
  const isPlain = question.format === undefined;
  const { notices } = useServices();
  const { t } = useTranslation('editor');

  const target = (): TextField | null => {
    const before = last.current;
    return before?.isConnected ? before : (form.current?.querySelector<TextField>(FIELDS) ?? null);
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
    /** `field`: where one types. null: there is no room for it. */
    change(next: DraftQuestion, field?: string): DraftAction | null {
      if (!writes.current) return { type: 'change', question: next, ...(field !== undefined && { field }) };
      const written = isPlain ? asMarkdown(question, next) : next;
      if (hasRoom(written)) return { type: 'change', question: written };
      notices.toast('info', t('editor:markup.fullElsewhere'));
      return null;
    },
  };
}

const isOfLines = (field: HTMLElement) => field.dataset['markup'] === 'lines';

function begunIn(edited: Edited): ReturnType<FormulaDialogProps['begin']> {
  const found = formulaAt(edited);
  const tex = edited.text.slice(edited.start, edited.end);
  return { isThere: found !== null, formula: found ?? { tex, display: false } };
}
