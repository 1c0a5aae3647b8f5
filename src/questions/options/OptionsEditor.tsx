// Options to write: their words and pictures, and which of them are right.

import { Check } from 'lucide-react';
import { type ReactNode, useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldsOf } from '#core/collections/withFields.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { keyOfOption } from '#core/questions/options/letters.ts';
import { marked, unmarkedAfter } from '#core/questions/options/authoring.ts';
import type { AuthoredOption, AuthoredOptions } from '#core/questions/questionBase.ts';
import { useLatest } from '#src/ui/useLatest.ts';
import type { EditProps } from '#src/questions/editKind.ts';
import { faultsAt } from '#protocol/quizFaults.ts';
import { LinesEditor } from '#src/questions/lines/LinesEditor.tsx';
import { useLinePictures } from '#src/questions/lines/useLinePictures.tsx';
import '#src/questions/options/optionsEditor.css';

export interface OptionsEditorProps extends Pick<EditProps, 'faults' | 'reduced' | 'PictureSlot'> {
  readonly answers: AuthoredOptions;
  /** Whether more than one can be right. */
  readonly several: boolean;
  readonly onChange: (fields: FieldsOf<AuthoredOptions>, typing?: string) => void;
}

export function OptionsEditor(props: OptionsEditorProps): ReactNode {
  const { answers, several, faults = [], reduced = false, PictureSlot } = props;
  const { options, unmarked = false } = answers;
  const { t } = useTranslation('host');
  const name = useId();
  // What is read of a file is put right, and never unfinished.
  const change = (next: readonly AuthoredOption[], typing?: string) =>
    props.onChange(
      { options: next, unmarked: undefined, ...(!reduced && unmarkedAfter(answers, next)) },
      typing,
    );
  const mark = useLatest((place: number) =>
    change(
      options.map((option, index) => {
        if (several && index !== place) return option;
        return marked(option, several ? !isRight(option) : index === place);
      }),
    ),
  );
  const pictures = useLinePictures({
    what: 'option',
    lines: options,
    PictureSlot,
    fixed: reduced,
    onChange: change,
  });
  const { behind: slot } = pictures;
  const behind = useCallback(
    (option: AuthoredOption, place: number) => (
      <>
        {slot(option, place)}
        <label className="option-edit-mark centered rigid">
          {/* Each is a group of its own: Tab comes from the words of an option to its mark. */}
          <input
            type={several ? 'checkbox' : 'radio'}
            name={`${name}-${place}`}
            checked={isRight(option)}
            onChange={() => mark(place)}
          />
          <Check size={20} strokeWidth={3.5} aria-hidden="true" />
          <span className="visually-hidden">{t('host:question.edit.isRight', { number: place + 1 })}</span>
        </label>
      </>
    ),
    [slot, several, name, t, mark],
  );
  return (
    <fieldset className="options-editor stack gap-2" data-several={several}>
      <legend>{t(several ? 'host:question.edit.markAll' : 'host:question.edit.markOne')}</legend>
      <LinesEditor
        what="option"
        lines={options}
        least={CONTENT_LIMITS.optionsMin}
        most={CONTENT_LIMITS.optionsMax}
        longest={CONTENT_LIMITS.optionText}
        formatted
        fixed={reduced}
        isBlank={({ text, media, correct }) => text.trim() === '' && !media && correct !== true}
        lineOf={({ text, right }) => marked({ text }, right)}
        faultsAt={(place) =>
          place === null
            ? faultsAt(faults, 'options').filter(({ path }) => path.length === 1)
            : faultsAt(faults, 'options', place)
        }
        onChange={(lines, typing) => change(several ? lines : firstRight(lines), typing)}
        head={letterOf}
        before={pictures.before}
        behind={behind}
      />
      {!reduced && options.length > 0 && (
        <label className="options-poll strip gap-3 strong">
          <input
            type="radio"
            name={`${name}-none`}
            checked={!unmarked && !options.some(isRight)}
            onChange={() =>
              props.onChange({ options: options.map((option) => marked(option, false)), unmarked: undefined })
            }
          />
          <span>
            {t('host:question.edit.poll')}
            <span className="options-poll-hint caption muted">{t('host:question.edit.pollHint')}</span>
          </span>
        </label>
      )}
    </fieldset>
  );
}

const isRight = ({ correct }: AuthoredOption) => correct === true;

const letterOf = (_: AuthoredOption, place: number) => (
  <span className="option-letter lead bold">{keyOfOption(place)}</span>
);

/** As far as one can be right: what was pasted may mark several. */
function firstRight(options: readonly AuthoredOption[]): readonly AuthoredOption[] {
  const first = options.findIndex(({ correct }) => correct === true);
  return options.map((option, place) => marked(option, place === first));
}
