// Of which kind a question is.

import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QUESTION_TYPES } from '#core/questions/authoring.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { previewOf } from '#src/questions/previewKinds.ts';
import '#src/ui/radioCard.css';

export interface KindPickerProps {
  readonly type: QuestionType;
  readonly onChange: (type: QuestionType) => void;
}

/** Drawn anew only where the kind is another. */
export const KindPicker = memo(Picker);

function Picker({ type, onChange }: KindPickerProps): ReactNode {
  const { t } = useTranslation(['editor', 'host']);
  const name = useId();
  return (
    <fieldset className="kinds flex gap-2 wrap">
      <legend className="visually-hidden">{t('editor:kind')}</legend>
      {QUESTION_TYPES.map((each) => {
        const { Icon } = previewOf(each);
        return (
          <label key={each} className="kind radio-card strip caption strong">
            <input type="radio" name={name} checked={each === type} onChange={() => onChange(each)} />
            <Icon size={20} aria-hidden="true" />
            <span>{t(`host:question.${each}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
