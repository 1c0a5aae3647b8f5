// Format of the imported file: detected, or chosen by the host.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadAs } from '#src/areas/library/import/parked.ts';
import { IMPORT_FORMAT_IDS, type ImportFormatId } from '#importers/types.ts';
import '#src/areas/library/import/preview.css';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';

const TERM_SEPARATORS = { tab: '\t', comma: ',', dash: ' - ' } as const;
const CARD_SEPARATORS = { line: '\n', semicolon: ';', blank: '\n\n' } as const;

export interface FormatPickerProps {
  readonly detected: ImportFormatId | null;
  readonly readAs: ReadAs;
  readonly onChange: (readAs: ReadAs) => void;
}

export function FormatPicker({ detected, readAs, onChange }: FormatPickerProps): ReactNode {
  const { t } = useTranslation('import');
  const recognised = readAs.format === null ? detected : null;
  const { quizlet } = readAs;
  return (
    <div className="format flex gap-4 wrap">
      <Field
        label={t('import:page.format')}
        // Shown as a hint, since a closed list cuts off long names.
        hint={
          recognised === null
            ? undefined
            : t('import:page.automaticIs', { format: t(`import:format.${recognised}`) })
        }
      >
        {(id, hintId) => (
          <Select
            id={id}
            aria-describedby={hintId}
            values={['', ...IMPORT_FORMAT_IDS]}
            value={readAs.format ?? ''}
            labelOf={(each) => (each === '' ? t('import:page.automatic') : t(`import:format.${each}`))}
            onChange={(format) => onChange({ ...readAs, format: format || null })}
          />
        )}
      </Field>
      {detected === 'quizlet' && (
        <>
          <Separator
            name="term"
            choices={TERM_SEPARATORS}
            value={quizlet.term}
            onChange={(term) => onChange({ ...readAs, quizlet: { ...quizlet, term } })}
          />
          <Separator
            name="card"
            choices={CARD_SEPARATORS}
            value={quizlet.card}
            onChange={(card) => onChange({ ...readAs, quizlet: { ...quizlet, card } })}
          />
        </>
      )}
    </div>
  );
}

interface SeparatorProps {
  readonly name: 'term' | 'card';
  readonly choices: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Separator({ name, choices, value, onChange }: SeparatorProps): ReactNode {
  const { t } = useTranslation('import');
  const keys = new Map(Object.entries(choices).map(([key, text]) => [text, key]));
  return (
    <Field label={t(`import:page.separator.${name}`)}>
      {(id) => (
        <Select
          id={id}
          values={[...keys.keys()]}
          value={value}
          labelOf={(text) => t(`import:page.separates.${keys.get(text)}`)}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
