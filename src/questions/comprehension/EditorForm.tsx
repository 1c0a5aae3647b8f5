// COMPREHENSION editor: the passage, how it is shown, and its questions.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { PASSAGE_DISPLAYS } from '#core/questions/comprehension/display.ts';
import { faultsAt } from '#protocol/quizFaults.ts';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { useCut } from '#src/questions/useCut.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Setting } from '#src/ui/Setting.tsx';
import { Toggle } from '#src/ui/Toggle.tsx';
import '#src/questions/comprehension/passageEditor.css';

type Props = EditProps<'COMPREHENSION'>;

export function Editor({
  question,
  faults = [],
  correctionsOnly = false,
  Children,
  ...props
}: Props): ReactNode {
  const { t } = useTranslation('host');
  const { display = 'visible', jumble = false, questions } = question;
  const { onChange } = props;
  return (
    <div className="stack gap-4">
      <PassageField {...props} value={question.passage} faults={faultsAt(faults, 'passage')} />
      {!correctionsOnly && (
        <>
          <Setting
            label={t('host:question.edit.display')}
            hint={t(`host:question.edit.displayHint.${display}`)}
          >
            {(id, hintId) => (
              <Select
                id={id}
                aria-describedby={hintId}
                values={PASSAGE_DISPLAYS}
                value={display}
                labelOf={(each) => t(`host:question.edit.displayIs.${each}`)}
                onChange={(each) => onChange({ display: each === 'visible' ? undefined : each })}
              />
            )}
          </Setting>
          <Toggle
            label={t('host:question.edit.jumble')}
            hint={t('host:question.edit.jumbleHint')}
            on={jumble}
            onChange={(on) => onChange({ jumble: on ? true : undefined })}
          />
        </>
      )}
      {Children && (
        <Children
          questions={questions}
          faults={faultsAt(faults, 'questions')}
          onChange={(next, typing) => onChange({ questions: next }, typing)}
        />
      )}
    </div>
  );
}

interface FieldProps extends Pick<Props, 'onChange' | 'RichText'> {
  readonly value: string;
  readonly faults: NonNullable<Props['faults']>;
}

function PassageField({ value, faults, onChange, RichText }: FieldProps): ReactNode {
  const { t } = useTranslation('host');
  const id = useId();
  const limit = CONTENT_LIMITS.passage;
  const cut = useCut(value, limit);
  const change = (passage: string) => onChange({ passage }, 'passage');
  const described = `${id}-faults`;
  return (
    <div className="field passage-field">
      <label id={`${id}-label`} htmlFor={id} className="strong">
        {t('host:question.edit.passage')}
      </label>
      {RichText ? (
        <RichText
          className="input growing"
          hasLines
          value={value}
          limit={limit}
          labelledBy={`${id}-label`}
          placeholder={t('host:question.edit.passageExample')}
          invalid={faults.length > 0}
          describedBy={described}
          onChange={change}
          onCut={cut.tell}
        />
      ) : (
        <textarea
          id={id}
          className="input growing"
          dir="auto"
          rows={6}
          value={value}
          maxLength={limit}
          placeholder={t('host:question.edit.passageExample')}
          aria-invalid={faults.length > 0}
          aria-describedby={described}
          onChange={(event) => change(event.target.value)}
          {...cut.field}
        />
      )}
      {cut.told}
      <FieldErrors id={described} faults={faults} />
    </div>
  );
}
