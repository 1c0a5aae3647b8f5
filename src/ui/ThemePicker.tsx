// Theme picker: radio buttons that look like the themes, in a row that scrolls where it is narrow.

import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chooser, offeredThemes, themePicture } from '#src/platform/theme/offeredThemes.ts';
import { useChosenInView } from '#src/ui/useChosenInView.ts';
import '#src/ui/themePicker.css';
import '#src/ui/radioCard.css';

export interface ThemePickerProps {
  readonly label: string;
  readonly chooser: Chooser;
  /** Offers only the calm ones. */
  readonly onlyCalm?: boolean;
  /** Id of the chosen theme; nothing is checked if it isn't offered. */
  readonly value: string | null;
  /** A choice before all themes, for no theme in particular. */
  readonly none?: { readonly name: string; readonly line: string };
  readonly onChange: (id: string | null) => void;
}

interface Choice {
  readonly id: string | null;
  readonly name: string;
  readonly line: string;
  /** Addresses of its pictures: several share the place. */
  readonly pictures: readonly string[];
}

/** Themes that stand for all of them, on the choice of none in particular. */
const IN_MOSAIC = 4;

export function ThemePicker({
  label,
  chooser,
  onlyCalm = false,
  value,
  none,
  onChange,
}: ThemePickerProps): ReactNode {
  const { t } = useTranslation('themes');
  const group = useId();
  const ids = offeredThemes(chooser, onlyCalm);
  const pictures = (...of: readonly string[]) => of.flatMap((id) => themePicture(id) ?? []);
  const themes: readonly Choice[] = ids.map((id) => ({
    id,
    name: t(`themes:name.${id}`),
    line: t(`themes:line.${id}`),
    pictures: pictures(id),
  }));
  const choices = none
    ? [{ ...none, id: null, pictures: pictures(...ids).slice(0, IN_MOSAIC) }, ...themes]
    : themes;
  const chosen = choices.find(({ id }) => id === value);
  const row = useChosenInView<HTMLDivElement>(value);
  return (
    <fieldset className="theme-picker">
      <legend className="setting-label">{label}</legend>
      <div ref={row} className="theme-choices">
        {choices.map(({ id, name, line, pictures: shown }) => (
          <label key={id} className="theme-choice radio-card">
            <input
              type="radio"
              name={group}
              checked={id === value}
              aria-label={name}
              aria-describedby={`${group}${id}`}
              onChange={() => onChange(id)}
            />
            <span className="theme-picture">
              {shown.map((picture) => (
                <img key={picture} src={picture} alt="" loading="lazy" decoding="async" />
              ))}
            </span>
            <Check className="theme-check" size={16} strokeWidth={3} />
            <span className="theme-name strong">{name}</span>
            <span id={`${group}${id}`} className="visually-hidden">
              {line}
            </span>
          </label>
        ))}
      </div>
      <p className="caption muted" aria-hidden="true">
        {chosen?.line}
      </p>
    </fieldset>
  );
}
