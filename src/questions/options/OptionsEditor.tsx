// Options editor: their words and pictures, and which of them are correct.

import { type ReactNode, useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldsOf } from '#core/collections/withFields.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { marked, unmarkedAfter } from '#core/questions/options/authoring.ts';
import type { AuthoredOption, AuthoredOptions } from '#core/questions/questionBase.ts';
import { useLatest } from '#src/ui/useLatest.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { ItemsEditor } from '#src/questions/lines/ItemsEditor.tsx';
import { letterOf, OptionMark } from '#src/questions/options/OptionMark.tsx';

export interface OptionsEditorProps
  extends Pick<EditProps, 'faults' | 'correctionsOnly' | 'PictureSlot' | 'RichText'> {
  readonly answers: AuthoredOptions;
  /** True if more than one can be correct. */
  readonly several: boolean;
  readonly onChange: (fields: FieldsOf<AuthoredOptions>, typing?: string) => void;
}

export function OptionsEditor(props: OptionsEditorProps): ReactNode {
  const { answers, several, onChange, ...lines } = props;
  const { correctionsOnly = false } = lines;
  const { options, unmarked = false } = answers;
  const { t } = useTranslation('host');
  const { announcer } = useServices();
  const name = useId();
  // Options read from a file are only corrected, so they are never unfinished.
  const change = (next: readonly AuthoredOption[], typing?: string) =>
    onChange(
      { options: next, unmarked: undefined, ...(!correctionsOnly && unmarkedAfter(answers, next)) },
      typing,
    );
  const mark = useLatest((place: number) =>
    change(
      options.map((option, index) => {
        if (index === place) return marked(option, !isRight(option));
        return several ? option : marked(option, false);
      }),
    ),
  );
  /** By a key, elsewhere than on the mark itself, whose state is read out. */
  const markByKey = useLatest((place: number) => {
    const option = options[place];
    if (!option) return;
    mark(place);
    announcer.announce(
      t(`host:question.edit.${isRight(option) ? 'isNoLongerRight' : 'isRight'}`, { number: place + 1 }),
    );
  });
  const behind = useCallback(
    (option: AuthoredOption, place: number) => (
      // Each is a group of its own, so that Tab goes from an option's words to its mark.
      <OptionMark
        type={several ? 'checkbox' : 'radio'}
        name={`${name}-${place}`}
        checked={isRight(option)}
        number={place + 1}
        onMark={() => mark(place)}
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          if (/^[1-9]$/.test(key) && !ctrlKey && !metaKey && !altKey) markByKey(Number(key) - 1);
        }}
      />
    ),
    [several, name, mark, markByKey],
  );
  return (
    <fieldset className="options-editor stack gap-2" data-several={several}>
      <legend>{t(several ? 'host:question.edit.markAll' : 'host:question.edit.markOne')}</legend>
      <ItemsEditor
        {...lines}
        what="option"
        lines={options}
        least={CONTENT_LIMITS.optionsMin}
        onMark={markByKey}
        lineOf={({ text, right }) => marked({ text }, right)}
        onChange={(next, typing) => change(several ? next : firstRight(next), typing)}
        head={letterOf}
        behind={behind}
      />
      {!correctionsOnly && options.length > 0 && (
        <label className="options-poll strip gap-3 strong">
          <input
            type="radio"
            name={`${name}-none`}
            checked={!unmarked && !options.some(isRight)}
            onChange={() =>
              onChange({ options: options.map((option) => marked(option, false)), unmarked: undefined })
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

/** Keeps only the first correct mark, because pasted text may mark several. */
function firstRight(options: readonly AuthoredOption[]): readonly AuthoredOption[] {
  const first = options.findIndex(({ correct }) => correct === true);
  return options.map((option, place) => marked(option, place === first));
}
