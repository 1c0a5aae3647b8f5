// Picker of a question's kind, with the presets of each kind beside it.

import { Fragment, memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PresetName } from '#src/areas/library/editor/form/presets.ts';
import { kindOf, questionTypes } from '#core/questions/kinds.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { editKindOf, type QuestionPreset } from '#src/questions/questionEditor.ts';
import { useChosenInView } from '#src/ui/useChosenInView.ts';
import '#src/ui/radioCard.css';

interface KindPickerProps {
  readonly type: QuestionType;
  /** True for a question inside another, which holds none itself. */
  readonly isChild?: boolean;
  /** The preset that the question matches. */
  readonly preset: PresetName | undefined;
  readonly onChange: (type: QuestionType) => void;
  readonly onPreset: (type: QuestionType, preset: QuestionPreset) => void;
}

/** Memoized: re-renders only when the kind or preset changes. */
export const KindPicker = memo(
  ({ type, isChild = false, preset: current, onChange, onPreset }: KindPickerProps): ReactNode => {
    const { t } = useTranslation(['editor', 'host']);
    const name = useId();
    const row = useChosenInView<HTMLFieldSetElement>(current ?? type);
    return (
      <fieldset ref={row} className="kinds flex gap-2 wrap">
        <legend className="visually-hidden">{t('editor:kind')}</legend>
        {questionTypes()
          .filter((each) => !isChild || kindOf(each).sort !== 'parent')
          .map((each) => {
            const { Icon, presets = [] } = editKindOf(each);
            return (
              <Fragment key={each}>
                <label className="kind radio-card strip caption strong">
                  <input
                    type="radio"
                    name={name}
                    checked={each === type && !current}
                    onChange={() => onChange(each)}
                  />
                  <Icon size={20} />
                  <span>{t(`host:question.${each}`)}</span>
                </label>
                {presets.map((preset) => (
                  <button
                    key={preset.name}
                    type="button"
                    className="kind strip caption strong"
                    aria-pressed={preset.name === current}
                    onClick={() => onPreset(each, preset)}
                  >
                    <preset.Icon size={20} />
                    <span>{t(`host:question.preset.${preset.name}`)}</span>
                  </button>
                ))}
              </Fragment>
            );
          })}
      </fieldset>
    );
  },
);
