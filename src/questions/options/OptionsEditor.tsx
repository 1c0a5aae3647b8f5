// Options to put right: their words, and which of them are right.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/authoredQuiz.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { Thumbnail } from '#src/areas/library/quiz/Thumbnail.tsx';
import '#src/host/shell/optionMark.css';
import '#src/questions/options/optionsEditor.css';

export interface OptionsEditorProps {
  readonly options: readonly AuthoredOption[];
  /** Whether more than one can be right. */
  readonly several: boolean;
  readonly onChange: (options: readonly AuthoredOption[]) => void;
}

export function OptionsEditor({ options, several, onChange }: OptionsEditorProps): ReactNode {
  const { t } = useTranslation('host');
  const name = useId();
  const change = (place: number, next: AuthoredOption) =>
    onChange(options.map((option, index) => (index === place ? next : option)));
  const mark = (place: number) =>
    onChange(
      options.map((option, index) => {
        if (several && index !== place) return option;
        return marked(option, several ? option.correct !== true : index === place);
      }),
    );
  return (
    <fieldset className="options-editor">
      <legend>{t(several ? 'host:question.edit.markAll' : 'host:question.edit.markOne')}</legend>
      {options.map((option, place) => {
        const number = place + 1;
        return (
          // Options have no id of their own and never move.
          <div key={place} className="option-edit" data-option={number} data-right={option.correct === true}>
            <label className="option-edit-mark">
              <input
                type={several ? 'checkbox' : 'radio'}
                name={name}
                checked={option.correct === true}
                onChange={() => mark(place)}
              />
              <span className="visually-hidden">{t('host:question.edit.isRight', { number })}</span>
            </label>
            <span className="option-dot" aria-hidden="true" />
            {option.media && <Thumbnail media={option.media} />}
            <input
              className="input"
              aria-label={t('host:question.edit.option', { number })}
              value={option.text}
              maxLength={CONTENT_LIMITS.optionText}
              onChange={(event) => change(place, { ...option, text: event.target.value })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

/** What is not right carries no mark. */
function marked({ text, media }: AuthoredOption, correct: boolean): AuthoredOption {
  return { text, ...(media && { media }), ...(correct && { correct }) };
}
