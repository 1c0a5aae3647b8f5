import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeTyped } from '#core/questions/typed/judge.ts';
import { isSameUnit, judgeNumber, numberField, readNumber, withUnit } from '#core/questions/typed/numbers.ts';
import { splitUnit } from '#core/questions/typed/units.ts';
import { comparedText, isTypo } from '#core/questions/typed/texts.ts';

describe('a typed number', () => {
  const READINGS: readonly (readonly [text: string, values: readonly number[], unit?: string])[] = [
    ['1250', [1250]],
    ['1,250', [1250, 1.25]],
    ['1.250', [1.25, 1250]],
    ['1 250', [1250]],
    ['1\u202f250', [1250]],
    ["1'250", [1250]],
    ['1’250’000', [1_250_000]],
    ['12,34,567', [1_234_567]],
    ['1,250.5', [1250.5]],
    ['1.250,5', [1250.5]],
    ['1 250,5', [1250.5]],
    ['0,250', [0.25]],
    ['3,14', [3.14]],
    ['3.141 592', [3.141592]],
    ['.5', [0.5]],
    [',5', [0.5]],
    ['0.50', [0.5]],
    ['5.', [5]],
    ['1/2', [0.5]],
    ['1 / 4', [0.25]],
    ['½', [0.5]],
    ['2½', [2.5]],
    ['2 1/2', [2.5]],
    ['1 250/5', [250]],
    ['1/0', []],
    ['3e4', [30_000]],
    ['3E-2', [0.03]],
    ['3x10^4', [30_000]],
    ['3×10⁴', [30_000]],
    ['3 · 10⁻²', [0.03]],
    ['3*10**4', [30_000]],
    ['10^3', [1000]],
    ['2³', [8]],
    ['-5', [-5]],
    ['−5', [-5]],
    ['– 5', [-5]],
    ['－5', [-5]],
    ['+5', [5]],
    ['x = 5', [5]],
    ['٣٫١٤', [3.14]],
    ['١٬٢٥٠', [1250]],
    ['१२३', [123]],
    ['１２', [12]],
    ['12 m', [12], 'm'],
    ['12m²', [12], 'm^2'],
    ['60 km/h', [60], 'km/h'],
    ['25%', [25], '%'],
    ['20 °C', [20], '°C'],
    ['$12.50', [12.5], '$'],
    ['-€3', [-3], '€'],
    ['12 fl oz.', [12], 'fl oz'],
    ['3 eggs', [3], 'eggs'],
    ['12 or 13', []],
    ['1.2.3', []],
    ['12,5,1', []],
    ['1,25,0', []],
    ['m', []],
    ['', []],
    ['-', []],
    ['1250 250', []],
    ['1e999', []],
    ['3 + 4', []],
  ];

  it.each(READINGS.map(([text, values, unit = '']) => ({ text, values, unit })))(
    '$text is read',
    ({ text, values, unit }) => {
      const read = readNumber(text);
      expect(read?.values ?? []).toEqual(values);
      expect(read?.unit ?? '').toBe(unit);
    },
  );

  it('is the number that was written, in any of these ways', () => {
    const written = fc.tuple(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.nat(6));
    fc.assert(
      fc.property(
        written,
        fc.constantFrom('en', 'de', 'fr', 'es', 'hi', 'ar-EG', 'fa'),
        ([value, digits], locale) => {
          const fixed = Number(value.toFixed(digits));
          const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
          for (const text of [String(fixed), fixed.toExponential(), format.format(fixed)])
            expect(judgeNumber(text, [String(fixed)], {}), text).toBe(1);
        },
      ),
    );
  });

  it('never fails, whatever was typed, and takes no time', () => {
    const anything = fc.string({ unit: fc.constantFrom(...Array.from("0123.,-/ ^e×⁴½٣m%$\u00a0'x(1=")) });
    fc.assert(fc.property(anything, (text) => void readNumber(text)));
    for (const text of ['1,'.repeat(99), '1 '.repeat(99), `1${' 000'.repeat(50)}`, '1/'.repeat(99)])
      readNumber(text);
  });

  it('may differ by the tolerance, in both directions, and not by more', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.nat(50), (key, tolerance) => {
        const at = (off: number) => judgeNumber(String(key + off), [String(key)], { tolerance });
        expect([at(tolerance), at(-tolerance)]).toEqual([1, 1]);
        expect([at(tolerance + 1), at(-tolerance - 1)]).toEqual([0, 0]);
      }),
    );
    expect(judgeNumber('3.1', ['3.14'], { tolerancePercent: 2 })).toBe(1);
    expect(judgeNumber('3.0', ['3.14'], { tolerancePercent: 2 })).toBe(0);
    expect(judgeNumber('0.1', ['0'], { tolerancePercent: 50 })).toBe(0);
    expect(judgeNumber('10000000001', ['10000000000'], {})).toBe(0);
  });

  it('earns half with a wrong unit or without one that has to be given', () => {
    const rule = { unit: 'm' };
    const chosen = { unit: 'm', otherUnits: ['cm'] };
    const typed = { unit: 'm', typedUnit: true } as const;
    expect(judgeNumber('12', ['12'], rule)).toBe(1);
    expect(judgeNumber('12m', ['12'], rule)).toBe(1);
    expect(judgeNumber('12 cm', ['12'], rule)).toBe(0.5);
    expect(judgeNumber('13 m', ['12'], rule)).toBe(0);
    for (const each of [chosen, typed]) {
      expect(judgeNumber('12', ['12'], each)).toBe(0.5);
      expect(judgeNumber('12 m', ['12'], each)).toBe(1);
      expect(judgeNumber('12 cm', ['12'], each)).toBe(0.5);
      expect(judgeNumber('1200 cm', ['12', '1200 cm'], each)).toBe(1);
    }
    expect(judgeNumber('12 meters', ['12', '12 meters'], typed)).toBe(1);
  });
});

describe('units', () => {
  it.each([
    ['m²', 'm^2', true],
    ['KM', 'km', true],
    ['km / h', 'km/h', true],
    ['µg', 'μg', true],
    ['Ω', 'Ω', true],
    ['℃', '°C', true],
    ['kwh', 'kWh', true],
    ['mW', 'MW', false],
    ['mw', 'MW', false],
    ['mHz', 'MHz', false],
    ['MB', 'Mb', false],
    ['kB', 'KB', true],
    ['m', 'cm', false],
    ['', 'm', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameUnit(one, other)).toBe(same);
    expect(isSameUnit(other, one)).toBe(same);
  });

  it('are printed, offered sorted, or typed', () => {
    expect(numberField({ tolerance: 1 })).toEqual({});
    expect(numberField({ unit: 'm' })).toEqual({ unit: 'm' });
    expect(numberField({ unit: 'm', otherUnits: ['km', 'cm'] })).toEqual({ units: ['cm', 'km', 'm'] });
    expect(numberField({ unit: 'm', otherUnits: ['cm'], typedUnit: true })).toEqual({ typedUnit: true });
  });

  it('are split off again and printed once', () => {
    expect(splitUnit('12 km/h', ['h', 'km/h'])).toEqual(['12', 'km/h']);
    expect(splitUnit('12', ['m'])).toEqual(['12', '']);
    expect(splitUnit(' m', ['m'])).toEqual(['', 'm']);
    expect(['12', '12 cm', '', 'many'].map((text) => withUnit(text, 'm'))).toEqual([
      '12 m',
      '12 cm',
      '',
      'many',
    ]);
  });
});

describe('a typo', () => {
  it.each([
    ['photosyntesis', true],
    ['photosynthessis', true],
    ['photosyntehsis', true],
    ['photosymthesis', true],
    ['fotosynthesis', false],
    ['photosintezis', false],
  ])('%s: %s', (typed, forgiven) => {
    expect(judgeTyped(typed, ['Photosynthesis'], { forgiveTypo: true })).toBe(Number(forgiven));
    expect(judgeTyped(typed, ['Photosynthesis'], {})).toBe(0);
  });

  it('is forgiven from five letters on, and never in digits or if it’s another answer', () => {
    expect([isTypo('pars', 'paris'), isTypo('rom', 'rome'), isTypo('may 1854', 'may 1845')]).toEqual([
      true,
      false,
      false,
    ]);
    const affect = ['affect'];
    expect(judgeTyped('effect', affect, { forgiveTypo: true })).toBe(1);
    expect(judgeTyped('effect', affect, { forgiveTypo: true }, new Set(['effect']))).toBe(0);
  });

  it('is a single edit, in either direction', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abcé')), minLength: 5, maxLength: 12 });
    fc.assert(
      fc.property(word, fc.nat(11), fc.constantFrom('x', 'ж', '😀'), (right, at, letter) => {
        const place = at % right.length;
        const edits = [
          right.slice(0, place) + letter + right.slice(place),
          right.slice(0, place) + letter + right.slice(place + 1),
        ];
        for (const typed of edits) expect(isTypo(typed, right)).toBe(true);
        expect(isTypo(`${letter}${right}${letter}`, right)).toBe(false);
      }),
    );
  });
});

describe('a typed answer', () => {
  it('earns its worth by its words, a number or a typo, and nothing if it’s blank', () => {
    const number = { unit: 'mW' };
    expect(judgeTyped(' PARIS. ', ['Paris'], {})).toBe(1);
    expect(judgeTyped(' ', [' '], {})).toBe(0);
    expect(judgeTyped('twelve', ['12', 'Twelve'], { number })).toBe(1);
    expect(judgeTyped('12 MW', ['12 mW'], { number })).toBe(0.5);
    expect(judgeTyped('12', ['12 mW'], { number })).toBe(1);
  });

  it('is correct if it’s an accepted one, whatever the rules', () => {
    const rules = fc.constantFrom({}, { number: {} }, { number: { unit: 'm' } }, {
      forgiveTypo: true,
    } as const);
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), rules, (text, each) => {
        if (comparedText(text) !== '') expect(judgeTyped(text, ['x', text], each)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a number that can be read in two ways', () => {
  const share = (text: string, accepted: string, decimal?: '.' | ',') =>
    judgeNumber(text, [accepted], {}, decimal);

  it.each([
    ['.', '1,250', ['1250', '1,250', '1.250', '1 250'], ['1.25', '1,25']],
    [',', '1,250', ['1,25', '1.25', '1,250', '1.250'], ['1250', '1 250']],
    [',', '1.250', ['1250', '1.250', '1,250'], ['1,25']],
    ['.', '3,14', ['3.14', '3,14'], ['314']],
  ] as const)('is read with %s in the key %s', (decimal, accepted, right, wrong) => {
    for (const text of right) expect([text, share(text, accepted, decimal)]).toEqual([text, 1]);
    for (const text of wrong) expect([text, share(text, accepted, decimal)]).toEqual([text, 0]);
  });

  const number = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((value) => value / 1_000);
  const written = (value: number, locale: string, useGrouping: boolean) =>
    value.toLocaleString(locale, { maximumFractionDigits: 3, useGrouping });

  it('is right however its writer groups digits and marks decimals', () => {
    const way = fc.record({ locale: fc.constantFrom('en', 'de', 'fr', 'de-CH'), grouped: fc.boolean() });
    fc.assert(
      fc.property(number, way, way, (value, given, key) => {
        const decimal = key.locale === 'en' || key.locale === 'de-CH' ? '.' : ',';
        const typed = written(value, given.locale, given.grouped);
        expect(share(typed, written(value, key.locale, key.grouped), decimal)).toBe(1);
      }),
    );
  });

  it('has one value as a key, so that no two answers far apart are both right', () => {
    fc.assert(
      fc.property(
        number,
        fc.constantFrom('.', ','),
        fc.constantFrom('en', 'de'),
        (value, decimal, locale) => {
          const key = written(value, locale, true);
          const [first, ...more] = readNumber(key, decimal)?.values ?? [];
          expect(more).toEqual([]);
          for (const each of readNumber(key)?.values ?? [])
            expect(judgeNumber(each.toFixed(4), [key], {}, decimal)).toBe(each === first ? 1 : 0);
        },
      ),
    );
  });
});
