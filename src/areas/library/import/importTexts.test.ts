import i18next, { type TFunction } from 'i18next';
import { expect, test } from 'vitest';
import en from '#locales/en/import.json' with { type: 'json' };
import es from '#locales/es/import.json' with { type: 'json' };
import {
  formatName,
  importLabels,
  phaseText,
  placeText,
  reasonText,
} from '#src/areas/library/import/importTexts.ts';
import { type ImportReason, REASON_VALUES, type ReasonCode } from '#importers/problems.ts';
import { IMPORT_FORMAT_IDS, IMPORT_PHASES } from '#importers/types.ts';

const codes = Object.keys(REASON_VALUES) as ReasonCode[];
const COUNTED: readonly string[] = [
  'count',
  'limit',
  'limitMb',
  'number',
  'length',
  'min',
  'max',
  'default',
  'percent',
];

async function translator(language: 'en' | 'es'): Promise<TFunction<'import'>> {
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    ns: ['import'],
    defaultNS: 'import',
    interpolation: { escapeValue: false },
    resources: { en: { import: en }, es: { import: es } },
  });
  return instance.getFixedT(language, 'import');
}

function reason(code: ReasonCode, number: number): ImportReason {
  const values = Object.fromEntries(
    REASON_VALUES[code].map((name: string) => [name, COUNTED.includes(name) ? number : `<${name}>`]),
  );
  return { code, values } as ImportReason;
}

test.each(['en', 'es'] as const)(
  'has texts for every reason, place, phase, and format, using all of their values: %s',
  async (language) => {
    const t = await translator(language);
    for (const code of codes) {
      for (const number of [1, 7, 2_000_000]) {
        const sentence = reasonText(t, reason(code, number));
        expect(sentence, code).not.toContain('problem.');
        expect(sentence, code).not.toContain('{{');
        for (const name of REASON_VALUES[code]) {
          if (!COUNTED.includes(name)) expect(sentence, code).toContain(`<${name}>`);
        }
      }
    }
    for (const place of [
      { kind: 'file' },
      { kind: 'line', number: 3 },
      { kind: 'row', number: 3 },
      { kind: 'question', number: 3 },
    ] as const) {
      expect(placeText(t, place)).not.toContain('place.');
    }
    for (const phase of IMPORT_PHASES) expect(phaseText(t, phase)).not.toContain('phase.');
    for (const format of IMPORT_FORMAT_IDS) expect(formatName(t, format)).not.toContain('format.');
    expect(Object.values(importLabels(t)).join()).not.toContain('label.');
  },
);

test('formats plurals and numbers for the language', async () => {
  const [english, spanish] = await Promise.all([translator('en'), translator('es')]);
  const dropped = (count: number): ImportReason => ({ code: 'tagsDropped', values: { count } });
  expect(reasonText(english, dropped(1))).toBe('1 tag was left out.');
  expect(reasonText(english, dropped(12_345))).toBe('12,345 tags were left out.');
  expect(reasonText(spanish, dropped(1))).toBe('1 etiqueta quedó fuera.');
  expect(reasonText(spanish, dropped(12_345))).toBe('12.345 etiquetas quedaron fuera.');
  expect(reasonText(spanish, dropped(2_000_000))).toBe('2.000.000 de etiquetas quedaron fuera.');
});

test('does not interpolate texts from a file', async () => {
  const t = await translator('en');
  const nasty: ImportReason = { code: 'badCorrectAnswer', values: { value: '$t(label.true) {{count}}' } };
  expect(reasonText(t, nasty)).toContain('$t(label.true) {{count}}');
});
