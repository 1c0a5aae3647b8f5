// Formatting in the texts of a question: which field it is meant for, and what becomes of the question.

import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import type { DraftAction } from '#src/areas/library/editor/draft/draftState.ts';
import { markupActionOf, type MarkupAction } from '#src/areas/library/editor/markup/actions.ts';
import { asMarkdown } from '#src/areas/library/editor/markup/asMarkdown.ts';
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
import { editedIn, rewrite, type TextField } from '#src/areas/library/editor/markup/rewrite.ts';

/** Fields say themselves that what they hold may be formatted: in lines, or in the one line that they have. */
const FIELDS = '[data-markup]';

/** A formula that is being written. */
export interface FormulaAsked {
  /** What it begins with. */
  readonly formula: Formula;
  /** Whether it stands there already. */
  readonly isThere: boolean;
  readonly field: TextField;
  readonly edited: Edited;
}

/** `form`: stands around all fields of the question. */
export function useMarkup(question: DraftQuestion, form: RefObject<HTMLElement | null>) {
  const last = useRef<TextField>(null);
  /** While a button or key writes: that is a step of its own, and makes Markdown of what was none. */
  const writes = useRef(false);
  const [hasLines, setHasLines] = useState(true);
  const [asked, setAsked] = useState<FormulaAsked | null>(null);
  const isPlain = question.format === undefined;

  const target = (): TextField | null => {
    const before = last.current;
    return before?.isConnected ? before : (form.current?.querySelector<TextField>(FIELDS) ?? null);
  };
  const put = (field: TextField, edited: Edited) => {
    writes.current = true;
    try {
      rewrite(field, edited);
    } finally {
      writes.current = false;
    }
  };
  const act = (action: MarkupAction) => {
    const field = target();
    if (!field) return;
    const now = editedIn(field);
    const edited = isPlain ? escaped(now) : now;
    if (action === 'formula') setAsked(askedIn(field, edited));
    else if (action !== 'bullets' && action !== 'numbers') put(field, wrapped(edited, action));
    else if (isOfLines(field)) put(field, listed(edited, action));
    else field.focus();
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
      rewrite(field, next);
    },
    /** null: it is left as it was. */
    answer(formula: Formula | null) {
      // As long as the dialog is there nothing else can be written in.
      flushSync(() => setAsked(null));
      if (formula && asked) put(asked.field, withFormula(asked.edited, formula));
    },
    /** `field`: where one types. */
    change(next: DraftQuestion, field?: string): DraftAction {
      if (!writes.current) return { type: 'change', question: next, ...(field !== undefined && { field }) };
      return { type: 'change', question: isPlain ? asMarkdown(question, next) : next };
    },
  };
}

const isOfLines = (field: HTMLElement) => field.dataset['markup'] === 'lines';

function askedIn(field: TextField, edited: Edited): FormulaAsked {
  const found = formulaAt(edited);
  const tex = edited.text.slice(edited.start, edited.end);
  return { field, edited, isThere: found !== null, formula: found ?? { tex, display: false } };
}
