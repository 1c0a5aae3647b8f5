// Form fields for a game's options, in groups.

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { WayId } from '#core/features/ways.ts';
import type { PlayMode } from '#core/room/phase.ts';
import type { OptionField, CustomFieldProps } from '#src/host/options/optionField.ts';
import { changedFields, splitMainOptions } from '#src/host/options/optionFields.tsx';
import { Toggle } from '#src/ui/Toggle.tsx';
import { Segments } from '#src/host/options/Segments.tsx';
import '#src/host/options/optionGroups.css';
import '#src/ui/setting.css';
import { Section } from '#src/ui/Section.tsx';

export interface OptionGroupsProps {
  readonly way: WayId;
  readonly playMode: PlayMode;
  readonly options: GameOptions;
  /** Number of questions in the quiz. */
  readonly questionCount: number;
  readonly onChange: (options: GameOptions) => void;
  /** Extra fields after the options. */
  readonly children?: ReactNode;
}

/** Shows the main options, and collapses the rest under "More options". */
export function OptionGroups(props: OptionGroupsProps): ReactNode {
  const { t } = useTranslation('host');
  const { way, playMode, options, children } = props;
  const { main, more } = splitMainOptions(way, playMode);
  const changed = more.flatMap(({ fields }) => changedFields(fields, way, options));
  return (
    <>
      <section className="option-group option-group--main card" aria-label={t('host:optionGroup.main')}>
        <Fields {...props} fields={main} />
      </section>
      {(more.length > 0 || Boolean(children)) && (
        <details
          className="more-options"
          // The browser can't focus an invalid field inside a closed <details>, so open it.
          onInvalidCapture={({ currentTarget }) => {
            currentTarget.open = true;
          }}
        >
          <summary className="button button--quiet">
            <span>{t('host:options.more')}</span>
            {changed.length > 0 && (
              <span className="tag">{t('host:options.moreChanged', { count: changed.length })}</span>
            )}
            <ChevronDown className="more-options-arrow" />
          </summary>
          <div className="option-groups">
            {more.map(({ id, fields }) => (
              <Section
                key={id}
                className="option-group card"
                title={t(`host:optionGroup.${id}`)}
                titleLook="option-group-title lead"
              >
                <Fields {...props} fields={fields} />
              </Section>
            ))}
          </div>
          {children}
        </details>
      )}
    </>
  );
}

interface FieldsProps extends OptionGroupsProps {
  readonly fields: readonly OptionField[];
}

function Fields({ fields, options, questionCount, onChange }: FieldsProps): ReactNode {
  return fields.map((field) => (
    <Field
      key={field.name}
      field={field}
      options={options}
      questionCount={questionCount}
      onChange={(changed) => onChange({ ...options, ...changed })}
    />
  ));
}

interface FieldProps extends CustomFieldProps {
  readonly field: OptionField;
}

/** One option. `onChange` receives only what changed. */
export function Field({ field, options, questionCount, inGame = false, onChange }: FieldProps): ReactNode {
  const { t } = useTranslation('host');
  switch (field.kind) {
    case 'switch':
      return (
        <Toggle
          label={t(`host:option.${field.name}.label`)}
          hint={field.hint?.(t) ?? t(`host:option.${field.name}.hint`)}
          on={options[field.name]}
          onChange={(on) => onChange({ [field.name]: on })}
        />
      );
    case 'choice':
      return (
        <Choice
          field={field}
          value={options[field.name]}
          means={field.means?.(options) ?? options[field.name]}
          onChange={(value) => onChange({ [field.name]: value })}
        />
      );
    case 'own':
      return (
        <field.Field options={options} questionCount={questionCount} inGame={inGame} onChange={onChange} />
      );
    default:
      return field satisfies never;
  }
}

interface ChoiceProps {
  readonly field: Extract<OptionField, { readonly kind: 'choice' }>;
  readonly value: string;
  /** The key that ends `host:option.<name>.means.…`. */
  readonly means: string;
  readonly onChange: (value: string) => void;
}

function Choice({ field, value, means, onChange }: ChoiceProps): ReactNode {
  const { t } = useTranslation('host');
  const hint = useId();
  return (
    <fieldset className="choice" aria-describedby={hint}>
      <legend className="setting-label">{t(`host:option.${field.name}.label`)}</legend>
      <Segments
        name={field.name}
        values={field.choices}
        value={value}
        labelOf={(each) => t(`host:option.${field.name}.choice.${each}`)}
        onChange={onChange}
      />
      <p id={hint} className="hint">
        {t(`host:option.${field.name}.means.${means}`)}
      </p>
    </fieldset>
  );
}
