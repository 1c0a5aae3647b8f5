// Rules for a typed number: its tolerance, and its unit.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldsOf, withFields } from '#core/collections/withFields.ts';
import { NUMBER_LIMITS, type NumberRule, readNumber } from '#core/questions/typed/numbers.ts';
import { Field, TextField } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { InlineToggle } from '#src/ui/Toggle.tsx';
import { ListField } from '#src/questions/typed/ListField.tsx';
import '#src/questions/typed/rules.css';

export interface NumberEditorProps {
  readonly number: NumberRule | undefined;
  readonly accepted: readonly string[];
  /** undefined: it's no number. `typing`: the field in which text is being typed. */
  readonly onChange: (number: NumberRule | undefined, typing?: string) => void;
}

const WAYS = ['printed', 'chosen', 'typed'] as const;
type Way = (typeof WAYS)[number];

const RULE_OF_WAY: { readonly [W in Way]: FieldsOf<NumberRule> } = {
  printed: { otherUnits: undefined, typedUnit: undefined },
  chosen: { otherUnits: [''], typedUnit: undefined },
  typed: { otherUnits: undefined, typedUnit: true },
};

export function NumberEditor({ number, accepted, onChange }: NumberEditorProps): ReactNode {
  const { t } = useTranslation('host');
  const label = t('host:question.edit.number.is');
  return (
    <div className="stack gap-2">
      <InlineToggle
        label={label}
        on={number !== undefined}
        onChange={(on) => onChange(on ? {} : undefined)}
      />
      {number && <Rule number={number} onChange={onChange} />}
      {number && <Notes number={number} accepted={accepted} />}
    </div>
  );
}

type RuleProps = Omit<NumberEditorProps, 'accepted'> & { readonly number: NumberRule };

function Rule({ number, onChange }: RuleProps): ReactNode {
  const { t } = useTranslation('host');
  const { tolerance, tolerancePercent, unit = '', otherUnits, typedUnit } = number;
  const set = (fields: FieldsOf<NumberRule>, typing?: string) => onChange(withFields(number, fields), typing);
  const way = typedUnit ? 'typed' : otherUnits ? 'chosen' : 'printed';
  return (
    <div className="number-rule grid gap-3">
      <Amount
        label={t('host:question.edit.number.tolerance')}
        value={tolerance}
        onChange={(value) => set({ tolerance: value }, 'tolerance')}
      />
      <Amount
        label={t('host:question.edit.number.tolerancePercent')}
        value={tolerancePercent}
        most={NUMBER_LIMITS.tolerancePercent}
        onChange={(value) => set({ tolerancePercent: value }, 'tolerancePercent')}
      />
      <TextField
        label={t('host:question.edit.number.unit')}
        value={unit}
        maxLength={NUMBER_LIMITS.unit}
        onChange={(text) =>
          set(text === '' ? { unit: undefined, ...RULE_OF_WAY.printed } : { unit: text }, 'unit')
        }
      />
      {unit !== '' && (
        <Field label={t('host:question.edit.number.way')}>
          {(id) => (
            <Select
              id={id}
              values={WAYS}
              value={way}
              labelOf={(each) => t(`host:question.edit.number.ways.${each}`)}
              onChange={(each) => set(RULE_OF_WAY[each])}
            />
          )}
        </Field>
      )}
      {way === 'chosen' && (
        <ListField
          label={t('host:question.edit.number.otherUnits')}
          hint={t('host:question.edit.number.otherUnitsHint')}
          separator=","
          texts={otherUnits ?? []}
          longest={NUMBER_LIMITS.unit}
          most={NUMBER_LIMITS.otherUnits}
          onChange={(texts) => set({ otherUnits: texts.length > 0 ? texts : [''] }, 'units')}
        />
      )}
    </div>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly most?: number;
  readonly onChange: (value: number | undefined) => void;
}

function Amount({ label, value, most, onChange }: AmountProps): ReactNode {
  // Keeps what is no number yet, such as "0.".
  const [typed, setTyped] = useState('');
  const numberIn = (text: string) => (text === '' ? undefined : Number(text));
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      step="any"
      min={0}
      max={most}
      value={numberIn(typed) === value ? typed : (value ?? '')}
      onChange={(text) => {
        setTyped(text);
        const amount = numberIn(text);
        if (amount === undefined || (amount >= 0 && amount <= (most ?? amount))) onChange(amount);
      }}
    />
  );
}

/** What an author may not expect of these answers. */
function Notes({
  number,
  accepted,
}: Pick<RuleProps, 'number'> & Pick<NumberEditorProps, 'accepted'>): ReactNode {
  const { t } = useTranslation('host');
  const isExact = number.tolerance === undefined && number.tolerancePercent === undefined;
  const notes = accepted
    .filter((answer) => answer.trim() !== '')
    .flatMap((answer) => {
      const read = readNumber(answer);
      if (!read) return t('host:question.edit.number.unread', { answer });
      const [first, other] = read.values;
      if (other !== undefined) return t('host:question.edit.number.twoReadings', { answer, first, other });
      const isRounded = isExact && /[.,]\d{2}/.test(answer) && !Number.isInteger(first);
      return isRounded ? t('host:question.edit.number.rounded', { answer }) : [];
    });
  return notes.map((note) => (
    <p key={note} className="hint">
      {note}
    </p>
  ));
}
