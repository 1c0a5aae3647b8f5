// Header of pages outside games: brand, language and settings.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { LANGUAGES } from '#src/platform/i18n/i18n.ts';
import { nameOfLanguage } from '#src/platform/i18n/languages.ts';
import '#src/ui/header.css';

export function Header({ actions }: { readonly actions?: ReactNode }): ReactNode {
  const { t } = useTranslation('common');
  return (
    <header className="header row apart">
      <Link href="/" className="brand">
        <BrandMark />
        <span>{t('common:brand')}</span>
      </Link>
      <div className="header-tools row gap-2">
        {actions}
        <LanguagePicker />
        <Link href="/settings" className="button button--quiet button--small">
          {t('common:settings.title')}
        </Link>
      </div>
    </header>
  );
}

/** A peak with the first sun on it. */
export function BrandMark(): ReactNode {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M2 28 13.5 7.5a2 2 0 0 1 3.5 0L30 28Z" fill="var(--qp-text)" />
      <path d="M2 28 9.4 14.8l4.1 4.2 3.4-3.4 4 4.6L30 28Z" fill="var(--qp-color-night500)" />
      <circle cx="24.5" cy="7.5" r="4.5" fill="var(--qp-color-glow)" />
    </svg>
  );
}

export function LanguagePicker(): ReactNode {
  const { t, i18n } = useTranslation('common');
  const { settings } = useServices();
  const id = useId();
  return (
    <div className="language-picker strip">
      <label htmlFor={id} className="visually-hidden">
        {t('common:language')}
      </label>
      <svg className="language-mark" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <ellipse cx="12" cy="12" rx="4" ry="9.5" />
        <path d="M2.5 12h19" />
      </svg>
      <select
        id={id}
        className="select"
        value={i18n.language}
        onChange={(event) => settings.change({ language: event.target.value })}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {nameOfLanguage(language)}
          </option>
        ))}
      </select>
    </div>
  );
}
