// Search field for lists that are searched on the server, with debouncing.

import { Search, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/Button.tsx';
import { useDebounced } from '#src/ui/useDebounced.ts';

/** Milliseconds without typing before the search is sent. */
const SEARCH_PAUSE_MS = 250;

export interface SearchFieldProps {
  /** Translated name of what is searched. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps): ReactNode {
  const { t } = useTranslation('host');
  const id = useId();
  return (
    <search className="search">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Search className="search-icon" size={20} />
      <input
        id={id}
        className="input search-input"
        value={value}
        maxLength={200}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          const clears = event.key === 'Escape' && value !== '';
          // Keeps Enter from submitting, and Escape from closing, whatever surrounds the field.
          if (event.key === 'Enter' || clears) event.preventDefault();
          if (clears) onChange('');
        }}
      />
      {value !== '' && (
        <IconButton
          className="search-clear"
          aria-label={t('host:library.clear')}
          onClick={() => onChange('')}
        >
          <X size={20} />
        </IconButton>
      )}
    </search>
  );
}

/** Returns the trimmed text once typing pauses; clearing the field takes effect immediately. */
export function useSettledSearch(typed: string): string {
  const value = typed.trim();
  return useDebounced(value, value === '' ? 0 : SEARCH_PAUSE_MS);
}
