import '@fontsource-variable/quicksand';
import i18next, { type i18n } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
import { showScene } from '#scenes/registry.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { testStage } from '#scenes/stage/testStage.ts';
import { loadAllParts } from '#scenes/features/testParts.ts';

const files = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** By language, the strings of each namespace. */
const languages = new Map<string, Record<string, Record<string, unknown>>>();
for (const [path, strings] of Object.entries(files)) {
  const [, language = '', namespace = ''] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  languages.set(language, { ...languages.get(language), [namespace]: strings });
}

const PHONE = { width: 390, height: 844 } as const;
const LAPTOP = { width: 1366, height: 768 } as const;
const ELLIPSIS = '\u2026';
/** Longer values are data, such as names, which may be cut. */
const SHORT = 12;

/** The words without line breaks and spaces, which depend on where a text breaks. */
const squeezed = (text: string): string => text.replace(/\s+/g, '');

async function openLanguage(language: string): Promise<i18n> {
  const made = i18next.createInstance();
  await made.init({
    lng: language,
    resources: { [language]: languages.get(language) ?? {} },
    interpolation: { escapeValue: false },
  });
  made.services.formatter?.add('ordinal', (count: number) =>
    made.t('common:ordinal', { count, ordinal: true }),
  );
  return made;
}

beforeAll(loadAllParts);

it.each([...languages.keys()])('shows every text of %s in full', async (language) => {
  const { t } = await openLanguage(language);
  const cut: string[] = [];
  for (const size of [PHONE, LAPTOP]) {
    /** Texts of the language that have been drawn, by their key. */
    const drawn = new Map<string, string>();
    const test = await testStage({
      ...size,
      now: FIXTURE_NOW,
      policy: 'none',
      strings(key, values = {}) {
        const text = t(key, values);
        if (Object.values(values).every((value) => String(value).length <= SHORT)) drawn.set(text, key);
        return text;
      },
    });
    for (const entry of await loadGalleryEntries()) {
      const { id } = entry.request;
      // Cards side by side are narrower than those below each other.
      if (id !== 'peakStop' && /^(projector|podium)/.test(id) !== (size === LAPTOP)) continue;
      drawn.clear();
      test.stage.clear();
      await showScene(test.stage, entry.request, () => true);
      test.time.advance(50);
      for (const shown of labeledTree(test.stage.debug.root).flatMap(({ texts }) => texts)) {
        if (!shown.endsWith(ELLIPSIS)) continue;
        const start = squeezed(shown.slice(0, -1));
        for (const [text, key] of drawn)
          if (squeezed(text).startsWith(start) && squeezed(text) !== squeezed(shown))
            cut.push(`${entry.id}: ${key}: ${shown}`);
      }
    }
    test.destroy();
  }
  expect([...new Set(cut)]).toEqual([]);
});
