// The options of a game as fields, in groups.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnPaper, isTeacherPaced } from '#core/modes/registry.ts';
import { type GameOptions, MAX_ATTEMPTS } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { MemeSetField } from '#src/host/options/MemeSetField.tsx';
import { type OptionField, optionGroups } from '#src/host/options/optionFields.ts';
import { Setting } from '#src/shell/Setting.tsx';
import { Toggle } from '#src/shell/Toggle.tsx';
import '#src/host/options/optionGroups.css';
import '#src/host/options/segments.css';
import '#src/shell/setting.css';

export interface OptionGroupsProps {
  readonly type: GameType;
  readonly options: GameOptions;
  /** Of the quiz. */
  readonly questionCount: number;
  readonly onChange: (options: GameOptions) => void;
}

export function OptionGroups(props: OptionGroupsProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <div className="option-groups">
      {optionGroups(props.type).map(({ id, fields }) => (
        <section key={id} className="option-group card" aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`} className="option-group-title">
            {t(`host:optionGroup.${id}`)}
          </h2>
          {fields.map((field) => (
            <Field key={field.name} field={field} {...props} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Field({
  field,
  type,
  options,
  questionCount,
  onChange,
}: OptionGroupsProps & { readonly field: OptionField }): ReactNode {
  const { t } = useTranslation('host');
  const set = (value: unknown) => onChange({ ...options, [field.name]: value });
  switch (field.kind) {
    case 'switch':
      return (
        <Toggle
          label={t(`host:option.${field.name}.label`)}
          hint={hint(field.name)}
          on={options[field.name]}
          onChange={set}
        />
      );
    case 'choice':
      return (
        <Choice
          field={field}
          value={options[field.name]}
          means={meansOf(field.name, type, options)}
          onChange={set}
        />
      );
    case 'memeset':
      return options.memes ? <MemeSetField value={options.memeset} onChange={set} /> : null;
    case 'attempts':
      return <Attempts value={options.limitAttempts} onChange={set} />;
    case 'questions':
      return (
        <QuestionsPerAttempt
          value={options.questionsPerAttempt}
          questionCount={questionCount}
          onChange={set}
        />
      );
    default:
      return field satisfies never;
  }

  function hint(name: Extract<OptionField, { readonly kind: 'switch' }>['name']): string {
    if (name === 'jumbleAnswers' && isTeacherPaced({ type })) return t('host:option.jumbleAnswers.hintPaced');
    if (name === 'jumbleAnswers' && isOnPaper({ type })) return t('host:option.jumbleAnswers.hintPaper');
    return t(`host:option.${name}.hint`);
  }
}

interface ChoiceProps {
  readonly field: Extract<OptionField, { readonly kind: 'choice' }>;
  readonly value: string;
  /** Key of what it means. */
  readonly means: string;
  readonly onChange: (value: string) => void;
}

/** As a rule what the value means; second chances and extra lives mean nothing where students are not told what was wrong, and on paper there is the wall alone. */
function meansOf(name: ChoiceProps['field']['name'], type: GameType, options: GameOptions): string {
  if (isOnPaper({ type }) && options[name] === 'yes') return 'onPaper';
  const asksAgain =
    (name === 'redemption' && options.redemption === 'yes') ||
    (name === 'extraLife' && options.extraLife === 'enabled');
  return asksAgain && options.showAnswers === 'never' ? 'untold' : options[name];
}

function Choice({ field, value, means, onChange }: ChoiceProps): ReactNode {
  const { t } = useTranslation('host');
  const hint = useId();
  return (
    <fieldset className="choice" aria-describedby={hint}>
      <legend className="setting-label">{t(`host:option.${field.name}.label`)}</legend>
      <div className="segments">
        {field.choices.map((each) => (
          <label key={each} className="segment">
            <input
              type="radio"
              name={field.name}
              className="segment-radio"
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{t(`host:option.${field.name}.choice.${each}`)}</span>
          </label>
        ))}
      </div>
      <p id={hint} className="hint">
        {t(`host:option.${field.name}.means.${means}`)}
      </p>
    </fieldset>
  );
}

interface NumberProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Attempts({ value, onChange }: NumberProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <Setting label={t('host:option.limitAttempts.label')} hint={t('host:option.limitAttempts.hint')}>
      {(id) => (
        <select
          id={id}
          className="select"
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {Array.from({ length: MAX_ATTEMPTS }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {t('host:option.limitAttempts.times', { count })}
            </option>
          ))}
          <option value={0}>{t('host:option.limitAttempts.unlimited')}</option>
        </select>
      )}
    </Setting>
  );
}

/** An empty field is all of the questions. */
function QuestionsPerAttempt({
  value,
  questionCount,
  onChange,
}: NumberProps & Pick<OptionGroupsProps, 'questionCount'>): ReactNode {
  const { t } = useTranslation('host');
  return (
    <Setting
      label={t('host:option.questionsPerAttempt.label')}
      hint={t('host:option.questionsPerAttempt.hint')}
    >
      {(id) => (
        <input
          id={id}
          className="input setting-number"
          type="number"
          inputMode="numeric"
          min={1}
          max={questionCount}
          step={1}
          placeholder={t('host:option.questionsPerAttempt.all', { count: questionCount })}
          value={value === 0 ? '' : value}
          onChange={({ target }) => onChange(Math.max(0, Math.trunc(target.valueAsNumber || 0)))}
        />
      )}
    </Setting>
  );
}
