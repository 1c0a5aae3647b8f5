// Field for a player's name: its problems, how it will be shown, or the name that the game assigns.

import { type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanName, NAME_MAX_LENGTH } from '#core/names/cleanName.ts';
import '#src/pages/name/name.css';

export interface NameFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  /** True if nothing was typed although a name is required. */
  readonly missing: boolean;
  /** Hint below the field, translated. */
  readonly rules: string;
  /** Absent if the game assigns the name. */
  readonly onChange?: (typed: string) => void;
  /** Shown below everything else. */
  readonly children?: ReactNode;
}

export function NameField({ field, value, missing, rules, onChange, children }: NameFieldProps): ReactNode {
  const { t } = useTranslation('join');
  const ids = { name: useId(), missing: useId(), rules: useId() };
  const shown = cleanName(value);
  return (
    <div className="field">
      <label htmlFor={ids.name}>{t('join:name.label')}</label>
      <input
        ref={field}
        id={ids.name}
        className="input"
        name="nickname"
        value={value}
        readOnly={!onChange}
        onChange={(event) => onChange?.(event.target.value)}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="go"
        aria-invalid={missing}
        aria-describedby={`${ids.missing} ${ids.rules}`}
      />
      <div id={ids.missing} role="alert" className="name-missing strong">
        {missing && <p>{t('join:name.empty')}</p>}
      </div>
      <p id={ids.rules} className="hint">
        {rules}
        {onChange && value.trim() !== '' && shown !== value.trim() && (
          <strong> {t('join:name.shownAs', { name: shown })}</strong>
        )}
      </p>
      {children}
    </div>
  );
}
