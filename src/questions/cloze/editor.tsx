// CLOZE editor: the gaps of the text, with their accepted answers.

import { RectangleEllipsis, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { withFields } from '#core/collections/withFields.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { escapeFor } from '#core/content/formatted.ts';
import { CLOZE_LIMITS, type ClozeGap } from '#core/questions/cloze/index.ts';
import { markerOf, withoutGap } from '#core/questions/gaps/gaps.ts';
import { readNumber } from '#core/questions/typed/numbers.ts';
import { faultsAt, type QuestionFault } from '#protocol/quizFaults.ts';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import { gapsFromBrackets } from '#src/questions/gaps/brackets.ts';
import type { EditProps, QuestionEditor } from '#src/questions/questionEditor.ts';
import { ListField, NumberEditor } from '#src/questions/typed/NumberEditor.tsx';
import { IconButton, QuietButton } from '#src/ui/Button.tsx';
import { Toggle } from '#src/ui/Toggle.tsx';

/** The gap for words in brackets: [answer|also right], [12 m]. */
function gapOf(words: string): ClozeGap {
  const accepted = words.split('|').flatMap((word) => word.trim() || []);
  const [first = '', ...others] = accepted;
  const read = readNumber(first);
  if (!read || others.some((each) => !readNumber(each))) return { accepted };
  if (read.unit === '') return { accepted, number: {} };
  const [, amount, unit] = /^(.*\d)\s*(\S{1,5})$/.exec(first) ?? [];
  return amount && unit && others.length === 0 ? { accepted: [amount], number: { unit } } : { accepted };
}

function Editor({ question, onChange, faults = [], correctionsOnly = false }: EditProps<'CLOZE'>): ReactNode {
  const { t } = useTranslation('host');
  const { text, format, gaps, anyOrder = false, forgiveTypo = false } = question;
  const setGap = (place: number, gap: ClozeGap, typing?: string) =>
    onChange({ gaps: gaps.with(place, gap) }, typing && `gap ${place} ${typing}`);
  const remove = (place: number) => {
    const words = escapeFor(gaps[place]?.accepted[0] ?? '', format);
    onChange({ text: withoutGap(text, place, words), gaps: gaps.toSpliced(place, 1) });
  };
  return (
    <fieldset className="stack gap-3">
      <legend className="lines-legend strong">{t('host:question.edit.gaps.title')}</legend>
      <p className="hint">{t(`host:question.edit.gaps.${gaps.length > 0 ? 'hint' : 'none'}`)}</p>
      <FieldErrors id="gaps" faults={faultsAt(faults, 'gaps').filter(({ path }) => path.length === 1)} />
      <ol className="stack gap-3">
        {gaps.map((gap, place) => (
          <Gap
            // Gaps have no ids; moving one is rare.
            key={place}
            gap={gap}
            place={place}
            faults={faultsAt(faults, 'gaps', place)}
            onChange={(changed, typing) => setGap(place, changed, typing)}
            {...(!correctionsOnly && {
              onRemove: () => remove(place),
              onPutBack: () => onChange({ text: `${text.trimEnd()} ${markerOf(place)}` }),
            })}
          />
        ))}
      </ol>
      {!correctionsOnly && (
        <>
          <Toggle
            label={t('host:question.edit.typo')}
            hint={t('host:question.edit.typoHint')}
            on={forgiveTypo}
            onChange={(on) => onChange({ forgiveTypo: on || undefined })}
          />
          {gaps.length > 1 && (
            <Toggle
              label={t('host:question.edit.gaps.anyOrder')}
              hint={t('host:question.edit.gaps.anyOrderHint')}
              on={anyOrder}
              onChange={(on) => onChange({ anyOrder: on || undefined })}
            />
          )}
        </>
      )}
    </fieldset>
  );
}

interface GapProps {
  readonly gap: ClozeGap;
  /** From 0. */
  readonly place: number;
  readonly faults: readonly QuestionFault[];
  readonly onChange: (gap: ClozeGap, typing?: string) => void;
  /** Absent if only words can be corrected. */
  readonly onRemove?: () => void;
  readonly onPutBack?: () => void;
}

function Gap({ gap, place, faults, onChange, onRemove, onPutBack }: GapProps): ReactNode {
  const { t } = useTranslation('host');
  const id = useId();
  const { accepted, number } = gap;
  const name = t('host:question.edit.gaps.gap', { number: place + 1 });
  return (
    <li className="stack gap-2">
      <div className="strip gap-2 items-end">
        <div className="fill">
          <ListField
            label={name}
            separator="|"
            texts={accepted}
            longest={CLOZE_LIMITS.answer}
            most={CONTENT_LIMITS.acceptedAnswers}
            invalid={faults.length > 0}
            describedBy={id}
            onChange={(texts) => onChange({ ...gap, accepted: texts }, 'accepted')}
          />
        </div>
        {onRemove && (
          <IconButton label={t('host:question.edit.gaps.remove', { number: place + 1 })} onClick={onRemove}>
            <Trash2 size={20} />
          </IconButton>
        )}
      </div>
      <FieldErrors id={id} faults={faults} />
      {onPutBack && faults.some(({ code }) => code === 'gapMissing') && (
        <QuietButton small onClick={onPutBack}>
          {t('host:question.edit.gaps.putBack')}
        </QuietButton>
      )}
      {onRemove && (
        <NumberEditor
          number={number}
          accepted={accepted}
          onChange={(changed, typing) => onChange(withFields(gap, { number: changed }), typing)}
        />
      )}
    </li>
  );
}

export const CLOZE: QuestionEditor<'CLOZE'> = {
  Icon: RectangleEllipsis,
  withText({ format, gaps }, text) {
    const made = gapsFromBrackets({ text, gaps }, format, CLOZE_LIMITS.gaps, gapOf);
    return made.gaps === gaps ? { text } : made;
  },
  Editor,
};
