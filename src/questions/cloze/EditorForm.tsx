// CLOZE editor: the gaps of the text, with their accepted answers.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withFields } from '#core/collections/withFields.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { escapeFor } from '#core/content/formatted.ts';
import { CLOZE_LIMITS, type ClozeGap } from '#core/questions/cloze/index.ts';
import { type GapProps, GapsEditor } from '#src/questions/gaps/GapsEditor.tsx';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { ListField } from '#src/questions/typed/ListField.tsx';
import { NumberEditor } from '#src/questions/typed/lateNumberEditor.ts';
import { Toggle } from '#src/ui/Toggle.tsx';

export function Editor({
  question,
  onChange,
  faults = [],
  correctionsOnly = false,
}: EditProps<'CLOZE'>): ReactNode {
  const { t } = useTranslation('host');
  const { format, gaps, anyOrder = false, forgiveTypo = false } = question;
  return (
    <GapsEditor
      question={question}
      faults={faults}
      fixed={correctionsOnly}
      hint={t('host:question.edit.gaps.hint')}
      none={t('host:question.edit.gaps.none')}
      wordsOf={({ accepted: [first = ''] }) => escapeFor(first, format)}
      onChange={onChange}
      field={accepted}
      {...(!correctionsOnly && { more: rules })}
    >
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
    </GapsEditor>
  );
}

const accepted = ({ gap, name, faults, faultsId, onChange }: GapProps<ClozeGap>) => (
  <ListField
    label={name}
    separator="|"
    texts={gap.accepted}
    longest={CLOZE_LIMITS.answer}
    most={CONTENT_LIMITS.acceptedAnswers}
    invalid={faults.length > 0}
    describedBy={faultsId}
    onChange={(texts) => onChange({ ...gap, accepted: texts }, 'accepted')}
  />
);

const rules = ({ gap, onChange }: GapProps<ClozeGap>) => (
  <NumberEditor
    number={gap.number}
    accepted={gap.accepted}
    onChange={(changed, typing) => onChange(withFields(gap, { number: changed }), typing)}
  />
);
