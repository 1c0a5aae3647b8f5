// One imported question: as it will be saved, open for editing, or removed.

import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { createElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withFields } from '#core/collections/withFields.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { shownWords } from '#core/questions/texts.ts';
import { reasonText } from '#src/areas/library/import/importTexts.ts';
import { cleaned, type EditedQuestion } from '#src/areas/library/import/useEdits.ts';
import { shortItem } from '#importers/problems.ts';
import { AuthoredItem } from '#src/areas/library/quiz/AuthoredItem.tsx';
import { editKindOf } from '#src/questions/questionEditor.ts';
import { Button, IconButton, QuietButton } from '#src/ui/Button.tsx';
import '#src/areas/library/import/importedItem.css';

export interface ImportedItemProps {
  readonly item: EditedQuestion;
  /** The question, with files that aren't uploaded yet. */
  readonly withFiles: (question: AuthoredQuestion) => AuthoredQuestion;
  /** True if correct answers are shown. */
  readonly answers: boolean;
  /** Shown below the question unless it's open for editing. */
  readonly note: ReactNode;
  /** null restores the imported version. */
  readonly onChange: (question: AuthoredQuestion | null) => void;
  readonly onRemove: (removed: boolean) => void;
}

export function ImportedItem({
  item,
  withFiles,
  answers,
  note,
  onChange,
  onRemove,
}: ImportedItemProps): ReactNode {
  const { t } = useTranslation('import');
  const { question, place, removed, fault } = item;
  const [open, setOpen] = useState(false);
  const focusOn = useFocusAfter(removed ? 'removed' : open ? 'open' : 'closed');
  const number = place + 1;
  if (removed)
    return (
      <li className="authored card imported-removed">
        <p className="imported-removed-text breaks muted">
          {t('import:edit.removed', { text: shortItem(shownWords(question).text) })}
        </p>
        <QuietButton ref={focusOn} small onClick={() => onRemove(false)}>
          <Undo2 size={18} />
          {t('import:edit.bringBack')}
        </QuietButton>
      </li>
    );
  const problem = fault && (
    <p className="failure" role={item.changed ? 'alert' : undefined}>
      {t('import:page.severity.unfinished')}: {reasonText(t, fault)}
    </p>
  );
  if (open)
    return (
      <li className="authored card">
        <Fields item={item} field={focusOn} onChange={onChange} />
        {problem}
        <div className="row">
          <Button small onClick={() => setOpen(false)}>
            {t('import:edit.done')}
          </Button>
          {item.changed && (
            <QuietButton
              small
              onClick={() => {
                onChange(null);
                setOpen(false);
              }}
            >
              {t('import:edit.reset')}
            </QuietButton>
          )}
        </div>
      </li>
    );
  return (
    <AuthoredItem
      question={withFiles(question)}
      index={place}
      answers={answers}
      note={
        <>
          {!item.changed && note}
          {problem}
        </>
      }
    >
      <span className="imported-actions flex gap-1">
        <IconButton ref={focusOn} label={t('import:edit.change', { number })} onClick={() => setOpen(true)}>
          <Pencil size={20} />
        </IconButton>
        <IconButton label={t('import:edit.remove', { number })} onClick={() => onRemove(true)}>
          <Trash2 size={20} />
        </IconButton>
      </span>
    </AuthoredItem>
  );
}

interface FieldsProps extends Pick<ImportedItemProps, 'item' | 'onChange'> {
  readonly field: (element: HTMLElement | null) => void;
}

function Fields({ item: { question, place }, field, onChange }: FieldsProps): ReactNode {
  const { t } = useTranslation('import');
  const id = useId();
  const lines = Math.ceil(question.text.length / 60) + question.text.split('\n').length;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('import:edit.question', { number: place + 1 })}</label>
        <textarea
          ref={field}
          id={id}
          className="input"
          rows={Math.min(8, Math.max(2, lines))}
          value={question.text}
          maxLength={CONTENT_LIMITS.questionText}
          onChange={(event) => onChange({ ...question, text: cleaned(event.target.value) })}
        />
      </div>
      {createElement(editKindOf(question.type).Editor, {
        question,
        correctionsOnly: true,
        onChange: (fields) => onChange(withFields(question, fields)),
      })}
    </>
  );
}

/**
 * Returns a ref for the element that gets the focus after `state` changes and the pressed button disappears.
 */
function useFocusAfter(state: string): (element: HTMLElement | null) => void {
  const target = useRef<HTMLElement | null>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    target.current?.focus();
  }, [state]);
  return (element) => {
    target.current = element;
  };
}
