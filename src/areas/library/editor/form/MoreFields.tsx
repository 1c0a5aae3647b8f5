// Optional fields of a question: hints, explanation, and grouping with the previous one.

import { Plus, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldsOf } from '#core/collections/withFields.ts';
import type { AuthoredBase } from '#core/questions/questionBase.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { isJoinedToPrevious } from '#src/areas/library/editor/draft/groups.ts';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import { GrowingText } from '#src/areas/library/editor/form/GrowingText.tsx';
import { RichTextField, richText } from '#src/areas/library/editor/richText/richText.ts';
import { useDispatch, useDraft } from '#src/areas/library/editor/useDraft.ts';
import type { QuestionFault } from '#protocol/quizFaults.ts';
import { useCut } from '#src/questions/useCut.tsx';
import { Toggle } from '#src/ui/Toggle.tsx';
import { IconButton, QuietButton } from '#src/ui/Button.tsx';
import '#src/ui/fold.css';

export interface MoreFieldsProps {
  /** Question id. */
  readonly id: string;
  /** True for a question inside another, which stays with its neighbors anyway. */
  readonly isChild?: boolean;
  readonly hints: readonly string[] | undefined;
  readonly hintsFaults: readonly QuestionFault[];
  readonly explanation: string | undefined;
  readonly explanationFaults: readonly QuestionFault[];
  readonly onChange: (fields: FieldsOf<AuthoredBase>, typing?: string) => void;
}

/** Memoized: re-renders only when one of its values changes. */
export const MoreFields = memo(More);

function More(props: MoreFieldsProps): ReactNode {
  const { id, isChild = false, hints = [], explanation = '' } = props;
  const { t } = useTranslation('editor');
  const dispatch = useDispatch();
  const place = useDraft(({ draft }) => draft.questions.findIndex((each) => each.id === id));
  const together = useDraft(({ draft }) => isJoinedToPrevious(draft.questions, place));
  const [open, setOpen] = useState(hints.length > 0 || explanation !== '' || together);
  return (
    <details className="more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="fold flex gap-3 more-summary bold">
        {t('editor:extra.title')}
        {!open && <span className="muted more-what caption">{t('editor:extra.what')}</span>}
      </summary>
      <div className="more-body stack">
        <div data-field="explanation">
          <GrowingText
            label={t('editor:extra.explanation')}
            hint={t('editor:extra.explanationHint')}
            value={explanation}
            limit={CONTENT_LIMITS.explanation}
            formatted
            faults={props.explanationFaults}
            onChange={(value) => props.onChange({ explanation: value || undefined }, 'explanation')}
          />
        </div>
        <Hints hints={hints} faults={props.hintsFaults} onChange={props.onChange} />
        {place > 0 && !isChild && (
          <Toggle
            label={t('editor:extra.together', { number: place })}
            hint={t('editor:extra.togetherHint')}
            on={together}
            onChange={(on) => dispatch({ type: 'together', id, together: on })}
          />
        )}
      </div>
    </details>
  );
}

interface HintsProps {
  readonly hints: readonly string[];
  readonly faults: readonly QuestionFault[];
  readonly onChange: MoreFieldsProps['onChange'];
}

function Hints({ hints, faults, onChange }: HintsProps): ReactNode {
  const { t } = useTranslation('editor');
  const id = useId();
  const fields = useRef<(HTMLElement | null)[]>([]);
  const focus = (place: number) => requestAnimationFrame(() => fields.current[place]?.focus());
  const add = () => {
    onChange({ hints: [...hints, ''] });
    focus(hints.length);
  };
  return (
    <fieldset className="hints-field stack gap-2" data-field="hints" aria-describedby={`${id}-hint`}>
      <legend className="editor-legend">{t('editor:extra.hints')}</legend>
      <p id={`${id}-hint`} className="hint">
        {t('editor:extra.hintsHint', { max: CONTENT_LIMITS.hintsMax })}
      </p>
      <div className="stack gap-2">
        {hints.map((hint, place) => (
          // Hints have no ids and are never reordered.
          <div key={place} className="hint-line strip">
            <HintField
              hold={(field) => {
                fields.current[place] = field;
              }}
              label={t('editor:extra.hint', { number: place + 1 })}
              describedBy={`${id}-faults`}
              value={hint}
              onChange={(value) => onChange({ hints: hints.with(place, value) }, `hints ${place}`)}
              onEnter={() => {
                if (hints[place + 1] !== undefined) focus(place + 1);
                else if (hints.length < CONTENT_LIMITS.hintsMax) add();
              }}
            />
            <IconButton
              label={t('editor:extra.removeHint', { number: place + 1 })}
              onClick={() => onChange({ hints: hints.length > 1 ? hints.toSpliced(place, 1) : undefined })}
            >
              <Trash2 size={20} />
            </IconButton>
          </div>
        ))}
      </div>
      <FieldErrors id={`${id}-faults`} faults={faults} />
      {hints.length < CONTENT_LIMITS.hintsMax && (
        <QuietButton small onClick={add}>
          <Plus size={18} />
          {t('editor:extra.addHint')}
        </QuietButton>
      )}
    </fieldset>
  );
}

interface HintFieldProps {
  readonly hold: (field: HTMLElement | null) => void;
  readonly label: string;
  readonly describedBy: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
}

function HintField({ hold, label, describedBy, value, onChange, onEnter }: HintFieldProps): ReactNode {
  const cut = useCut(value, CONTENT_LIMITS.hint);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="fill">
      {richText.get() ? (
        <RichTextField
          hold={hold}
          className="input"
          hasLines={false}
          label={label}
          describedBy={describedBy}
          limit={CONTENT_LIMITS.hint}
          value={value}
          onChange={onChange}
          onCut={cut.tell}
          onKeyDown={onKey}
        />
      ) : (
        <input
          ref={hold}
          className="input"
          dir="auto"
          aria-label={label}
          aria-describedby={describedBy}
          maxLength={CONTENT_LIMITS.hint}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={({ nativeEvent }) => onKey(nativeEvent)}
          {...cut.field}
        />
      )}
      {cut.told}
    </div>
  );
}
