// DROPDOWN editor: the choices of each gap, and which of them are correct.

import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChoiceGap, DROPDOWN_LIMITS } from '#core/questions/dropdown/index.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { choiceOf } from '#src/questions/dropdown/choiceOf.ts';
import { type GapProps, GapsEditor } from '#src/questions/gaps/GapsEditor.tsx';
import { ItemsEditor } from '#src/questions/lines/ItemsEditor.tsx';
import { letterOf, OptionMark } from '#src/questions/options/OptionMark.tsx';
import { DisplayField } from '#src/questions/pieces/DisplayField.tsx';
import { Identical } from '#src/questions/pieces/Identical.tsx';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { useLatest } from '#src/ui/useLatest.ts';

const { minChoices, maxChoices, choice: longest } = DROPDOWN_LIMITS;

export function Editor({ question, onChange, ...props }: EditProps<'DROPDOWN'>): ReactNode {
  const { faults = [], correctionsOnly: fixed = false } = props;
  const { t } = useTranslation('host');
  return (
    <GapsEditor
      question={question}
      faults={faults}
      fixed={fixed}
      hint={t('host:question.edit.gaps.choices')}
      none={t('host:question.edit.gaps.noChoices')}
      wordsOf={({ choices }) => (choices.find(({ correct }) => correct) ?? choices[0])?.text ?? ''}
      onChange={onChange}
      isWithin={({ path }) => path.includes('choices')}
      field={(gap) => <Choices {...gap} fixed={fixed} format={question.format} RichText={props.RichText} />}
    >
      <DisplayField question={question} correctionsOnly={fixed} onChange={onChange} />
    </GapsEditor>
  );
}

type ChoicesProps = GapProps<ChoiceGap> & {
  readonly fixed: boolean;
  readonly RichText: EditProps['RichText'];
  readonly format: EditProps<'DROPDOWN'>['question']['format'];
};

function Choices({ gap, name, faults, fixed, onChange, format, RichText }: ChoicesProps): ReactNode {
  const { choices } = gap;
  const { t } = useTranslation('host');
  const mark = useLatest((place: number) =>
    onChange({
      choices: choices.map(({ text, correct = false }, at) => choiceOf(text, (at === place) !== correct)),
    }),
  );
  const behind = useCallback(
    ({ correct = false }: AuthoredOption, place: number) => (
      <OptionMark
        type="checkbox"
        name={name}
        checked={correct}
        number={place + 1}
        onMark={() => mark(place)}
      />
    ),
    [name, mark],
  );
  return (
    <fieldset className="options-editor stack gap-2" data-several>
      <legend>{name}</legend>
      <ItemsEditor
        correctionsOnly={fixed}
        RichText={RichText}
        what="option"
        field="choices"
        faults={faults}
        lines={choices}
        least={minChoices}
        most={maxChoices}
        longest={longest}
        lineOf={({ text, right }) => choiceOf(text, right)}
        onMark={mark}
        onChange={(lines, typing) =>
          onChange({ choices: lines.map(({ text, correct }) => choiceOf(text, correct)) }, typing)
        }
        head={letterOf}
        behind={behind}
      />
      <Identical
        items={choices}
        format={format}
        noteOf={(numbers) => t('host:question.edit.identicalMatches', { numbers })}
      />
    </fieldset>
  );
}
