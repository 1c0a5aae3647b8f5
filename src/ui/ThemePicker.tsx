// Theme picker: radio buttons that look like the themes.

import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chooser, offeredThemes, themePicture } from '#src/platform/theme/offeredThemes.ts';
import '#src/ui/themePicker.css';
import '#src/ui/radioCard.css';

export interface ThemePickerProps {
  readonly label: string;
  readonly chooser: Chooser;
  /** Id of the chosen theme; the first one offered if it isn't offered. */
  readonly value: string | null;
  /** A choice before all themes, for no theme in particular. */
  readonly none?: { readonly name: string; readonly line: string };
  readonly onChange: (id: string | null) => void;
}

export function ThemePicker({ label, chooser, value, none, onChange }: ThemePickerProps): ReactNode {
  const { t } = useTranslation('themes');
  const group = useId();
  const themes = offeredThemes(chooser);
  const chosen = value !== null && themes.includes(value) ? value : none ? null : themes[0];
  const choice = (id: string | null, name: string, line: string, picture?: string): ReactNode => (
    <label key={id} className="theme-choice radio-card card">
      <input
        type="radio"
        name={group}
        checked={id === chosen}
        aria-label={name}
        aria-describedby={`${group}${id}`}
        onChange={() => onChange(id)}
      />
      {picture === undefined ? (
        <span className="theme-picture theme-picture--none" />
      ) : (
        <img
          className="theme-picture"
          src={picture}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
        />
      )}
      <Check className="theme-check" size={16} strokeWidth={3} />
      <span className="theme-words">
        <span className="bold">{name}</span>
        <span id={`${group}${id}`} className="caption muted">
          {line}
        </span>
      </span>
    </label>
  );
  return (
    <fieldset className="theme-picker">
      <legend className="setting-label">{label}</legend>
      <div className="theme-choices">
        {none && choice(null, none.name, none.line)}
        {themes.map((id) => choice(id, t(`themes:name.${id}`), t(`themes:line.${id}`), themePicture(id)))}
      </div>
    </fieldset>
  );
}
