// Editor for the gaps of a text: what fills each of them, and buttons to remove gaps and put them back.

import { Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextFormat } from '#core/content/formattedText.ts';
import { markerOf, withoutGap } from '#core/questions/gaps/gaps.ts';
import { type QuestionFault, faultsAt, listFaults } from '#protocol/quizFaults.ts';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import { IconButton, QuietButton } from '#src/ui/Button.tsx';

interface Gapped<Gap> {
  readonly text: string;
  readonly format?: TextFormat;
  readonly gaps: readonly Gap[];
}

/** A gap's own part of the editor. */
export interface GapProps<Gap> {
  readonly gap: Gap;
  /** Translated. */
  readonly name: string;
  /** Problems of the gap, with paths from there. */
  readonly faults: readonly QuestionFault[];
  /** Id of the element that lists them. */
  readonly faultsId: string;
  readonly onChange: (gap: Gap, typing?: string) => void;
}

export interface GapsEditorProps<Gap> {
  readonly question: Gapped<Gap>;
  readonly faults: readonly QuestionFault[];
  /** Only words can be corrected. */
  readonly fixed: boolean;
  /** Translated; `none`: without any gap. */
  readonly hint: string;
  readonly none: string;
  /** The words that a removed gap leaves in the text, in the question's format. */
  readonly wordsOf: (gap: Gap) => string;
  readonly onChange: (fields: { text?: string; gaps?: readonly Gap[] }, typing?: string) => void;
  /** True if a problem is shown within the gap's own part. */
  readonly isWithin?: (fault: QuestionFault) => boolean;
  readonly field: (props: GapProps<Gap>) => ReactNode;
  /** Below the field. */
  readonly more?: (props: GapProps<Gap>) => ReactNode;
  /** After all gaps. */
  readonly children?: ReactNode;
}

export function GapsEditor<Gap>(props: GapsEditorProps<Gap>): ReactNode {
  const { question, faults, fixed, hint, none, wordsOf, onChange, field, more, children } = props;
  const { isWithin = () => false } = props;
  const { text, gaps } = question;
  const { t } = useTranslation('host');
  const id = useId();
  return (
    <fieldset className="stack gap-3">
      <legend className="lines-legend strong">{t('host:question.edit.gaps.title')}</legend>
      <p className="hint">{gaps.length > 0 ? hint : none}</p>
      <FieldErrors id="gaps" faults={listFaults(faults, 'gaps', null)} />
      <ol className="stack gap-3">
        {gaps.map((gap, place) => {
          const own = faultsAt(faults, 'gaps', place).map(
            (fault): QuestionFault => ({ ...fault, path: fault.path.slice(2) }),
          );
          const faultsId = `${id}-${place}`;
          const parts: GapProps<Gap> = {
            gap,
            name: t('host:question.edit.gaps.gap', { number: place + 1 }),
            faults: own,
            faultsId,
            onChange: (changed, typing) =>
              onChange({ gaps: gaps.with(place, changed) }, typing && `gap ${place} ${typing}`),
          };
          return (
            // Gaps have no ids; moving one is rare.
            <li key={place} className="stack gap-2">
              <div className="strip gap-2 items-end">
                <div className="fill">{field(parts)}</div>
                {!fixed && (
                  <IconButton
                    label={t('host:question.edit.gaps.remove', { number: place + 1 })}
                    onClick={() =>
                      onChange({
                        text: withoutGap(text, place, wordsOf(gap)),
                        gaps: gaps.toSpliced(place, 1),
                      })
                    }
                  >
                    <Trash2 size={20} />
                  </IconButton>
                )}
              </div>
              <FieldErrors id={faultsId} faults={own.filter((fault) => !isWithin(fault))} />
              {!fixed && own.some(({ code }) => code === 'gapMissing') && (
                <QuietButton small onClick={() => onChange({ text: `${text.trimEnd()} ${markerOf(place)}` })}>
                  {t('host:question.edit.gaps.putBack')}
                </QuietButton>
              )}
              {more?.(parts)}
            </li>
          );
        })}
      </ol>
      {children}
    </fieldset>
  );
}
