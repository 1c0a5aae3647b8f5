// The field above a list that is searched on the server, and when to ask.

import { Search, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/Button.tsx';
import { useSettled } from '#src/ui/useSettled.ts';

/** Milliseconds without a key after which the search is placed. */
const SEARCH_PAUSE_MS = 250;

export interface SearchFieldProps {
  /** Translated: what is searched. */
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
          // What is around it is neither sent, nor closed.
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

/** What is typed, without blanks around it, once the typing pauses; an emptied field counts at once. */
export function useSettledSearch(typed: string): string {
  const value = typed.trim();
  return useSettled(value, value === '' ? 0 : SEARCH_PAUSE_MS);
}
