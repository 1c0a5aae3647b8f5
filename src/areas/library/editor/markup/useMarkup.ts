// Formatting in a question's texts: the target field, and the effect on the question.

import { createContext, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { createStore } from 'zustand/vanilla';
import { type FieldsOf, withFields } from '#core/collections/withFields.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { asMarkdown, hasRoom } from '#core/questions/asMarkdown.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { Formula, FormulaDialogProps } from '#src/areas/library/editor/formula/FormulaDialog.tsx';
import type { MarkupAction } from '#src/areas/library/editor/markup/actions.ts';
import { useDispatch } from '#src/areas/library/editor/useDraft.ts';
import { useLatest } from '#src/ui/useLatest.ts';

/** A formatted text field, as the toolbar and the formula dialog see it. */
export interface MarkupField {
  readonly hasLines: boolean;
  readonly hasGaps: boolean;
  /** Maximum characters of its Markdown. */
  readonly limit: number;
  /** Applies the action, except `formula`. */
  run(action: MarkupAction): void;
  focus(): void;
  /** The selected formula, or the selected text for a new one. */
  formula(): ReturnType<FormulaDialogProps['begin']>;
  /** True if there is room for this formula in place of the selection. */
  fits(formula: Formula): boolean;
  put(formula: Formula): void;
}

/** What the toolbar shows about the target field. */
export interface BarState extends Pick<MarkupField, 'hasLines' | 'hasGaps'> {
  /** Actions whose result the selection already has. */
  readonly active: readonly MarkupAction[];
}

/** True if the field can have what the action makes. */
export function can({ hasLines, hasGaps }: BarState | MarkupField, action: MarkupAction): boolean {
  if (action === 'gap') return hasGaps;
  return hasLines || (action !== 'bullets' && action !== 'numbers');
}

/** The question's side of its formatted text fields. */
interface Markup {
  /** Adds a field; returns a function that removes it. */
  join(field: MarkupField): () => void;
  /** Called when the field has the focus and its selection changes. */
  select(field: MarkupField, active: readonly MarkupAction[]): void;
  act(action: MarkupAction, field?: MarkupField): void;
  /**
   * Runs a change that formats text. It's its own undo step and turns plain text into Markdown. Returns false
   * if it was refused, for lack of room in another text.
   */
  format(change: () => void): boolean;
  tellFull(limit: number): void;
}

interface MarkupOfQuestion extends Markup {
  /** True if the question's texts are plain. */
  readonly isPlain: boolean;
}

export const MarkupContext = createContext<MarkupOfQuestion | null>(null);

export function useMarkup(question: DraftQuestion) {
  const fields = useRef(new Set<MarkupField>());
  const last = useRef<MarkupField>(null);
  /** The state of a change that formats text, while it runs. */
  const formatting = useRef<'running' | 'refused' | null>(null);
  const [bar] = useState(() => createStore<BarState>(() => ({ hasLines: true, hasGaps: true, active: [] })));
  /** Field for which the formula dialog is open. */
  const [formulaField, setFormulaField] = useState<MarkupField | null>(null);
  const isPlain = question.format === undefined;
  const { notices } = useServices();
  const { t } = useTranslation('editor');
  const dispatch = useDispatch();
  const tellFull = useLatest((max: number) => notices.toast('info', t('editor:markup.full', { max })));
  const markup = useMemo<Markup>(
    () => ({
      join(field) {
        fields.current.add(field);
        return () => {
          fields.current.delete(field);
          if (last.current === field) last.current = null;
        };
      },
      select(field, active) {
        last.current = field;
        const { hasLines, hasGaps } = field;
        const before = bar.getState();
        if (
          before.hasLines !== hasLines ||
          before.hasGaps !== hasGaps ||
          before.active.join() !== active.join()
        )
          bar.setState({ hasLines, hasGaps, active });
      },
      act(action, field = last.current ?? [...fields.current][0]) {
        if (!field) return;
        if (action === 'formula') setFormulaField(field);
        else if (can(field, action)) field.run(action);
        else field.focus();
      },
      format(change) {
        formatting.current = 'running';
        change();
        const isRefused = (formatting.current as string) === 'refused';
        formatting.current = null;
        return !isRefused;
      },
      tellFull,
    }),
    [bar, tellFull],
  );
  const asked: Pick<FormulaDialogProps, 'begin' | 'limitFor'> | null = formulaField && {
    begin: () => formulaField.formula(),
    limitFor: (formula) => (formulaField.fits(formula) ? null : formulaField.limit),
  };
  return {
    bar,
    asked,
    act: markup.act,
    context: useMemo(() => ({ ...markup, isPlain }), [markup, isPlain]),
    answer(formula: Formula) {
      // Closes first: while the dialog is open, the field can't be edited.
      flushSync(() => setFormulaField(null));
      if (formulaField && fields.current.has(formulaField)) formulaField.put(formula);
    },
    leave: () => setFormulaField(null),
    /** Changes fields of the question, unless formatting makes it exceed a limit. */
    set(changed: FieldsOf<AuthoredQuestion>, typing?: string) {
      if (formatting.current === null)
        return dispatch({ type: 'setFields', id: question.id, fields: changed, typing });
      const next = withFields(question, changed);
      const written = isPlain ? asMarkdown(question, next) : next;
      if (hasRoom(written)) return dispatch({ type: 'rewrite', question: written });
      formatting.current = 'refused';
      notices.toast('info', t('editor:markup.fullElsewhere'));
    },
  };
}
