// i18next setup: one file per language and namespace, loaded on first use; English fills in for missing
// strings.

import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { addOrdinals } from '#src/platform/i18n/ordinal.ts';
import { directionOf, FALLBACK_LANGUAGE } from '#src/platform/i18n/languages.ts';

const files = import.meta.glob<Record<string, unknown>>('./*/*.json', {
  base: '/locales',
  import: 'default',
});

/** Tags of the languages that have files. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(files).flatMap((path) => /^\.\/([^/]+)\//.exec(path)?.[1] ?? [])),
].sort((a, b) => a.localeCompare(b));

const backend = {
  type: 'backend' as const,
  init: () => undefined,
  // Without a callback, i18next accepts a promise.
  read: async (language: string, namespace: string) => {
    const load = files[`./${language}/${namespace}.json`];
    return load ? await load() : {};
  },
};

/** Resolves once the strings of the first page have loaded. */
export async function startI18n(language: string): Promise<i18n> {
  const mirror = (now: string) => {
    document.documentElement.lang = now;
    document.documentElement.dir = directionOf(now);
  };
  i18next.on('languageChanged', mirror);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: FALLBACK_LANGUAGE,
      supportedLngs: [...LANGUAGES],
      load: 'currentOnly',
      ns: ['common', 'join'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      partialBundledLanguages: true,
    });
  addOrdinals(i18next);
  // Error messages: loaded ahead of the first error, but nothing waits for them.
  i18next.loadNamespaces('errors').catch(() => undefined);
  return i18next;
}
