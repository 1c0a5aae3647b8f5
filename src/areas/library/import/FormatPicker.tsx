// What a file is read as: recognised by itself, and open to another opinion.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadAs } from '#src/areas/library/import/parked.ts';
import { IMPORT_FORMAT_IDS, type ImportFormatId } from '#importers/types.ts';
import '#src/areas/library/import/preview.css';

const TERM_SEPARATORS = { tab: '\t', comma: ',', dash: ' - ' } as const;
const CARD_SEPARATORS = { line: '\n', semicolon: ';', blank: '\n\n' } as const;

export interface FormatPickerProps {
  readonly detected: ImportFormatId | null;
  readonly readAs: ReadAs;
  readonly onChange: (readAs: ReadAs) => void;
}

export function FormatPicker({ detected, readAs, onChange }: FormatPickerProps): ReactNode {
  const { t } = useTranslation('import');
  const [id, hintId] = [useId(), useId()];
  const recognised = readAs.format === null ? detected : null;
  const { quizlet } = readAs;
  return (
    <div className="format flex gap-4 wrap">
      <div className="field">
        <label htmlFor={id}>{t('import:page.format')}</label>
        <select
          id={id}
          className="select"
          aria-describedby={recognised === null ? undefined : hintId}
          value={readAs.format ?? ''}
          onChange={(event) =>
            onChange({
              ...readAs,
              format: IMPORT_FORMAT_IDS.find((each) => each === event.target.value) ?? null,
            })
          }
        >
          <option value="">{t('import:page.automatic')}</option>
          {IMPORT_FORMAT_IDS.map((each) => (
            <option key={each} value={each}>
              {t(`import:format.${each}`)}
            </option>
          ))}
        </select>
        {/* A closed list cuts off what it has no room for. */}
        {recognised !== null && (
          <p id={hintId} className="hint">
            {t('import:page.automaticIs', { format: t(`import:format.${recognised}`) })}
          </p>
        )}
      </div>
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
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t(`import:page.separator.${name}`)}</label>
      <select id={id} className="select" value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(choices).map(([key, text]) => (
          <option key={key} value={text}>
            {t(`import:page.separates.${key}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
