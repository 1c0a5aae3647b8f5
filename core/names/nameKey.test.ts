import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName } from '#core/names/cleanName.ts';
import { nameKey } from '#core/names/nameKey.ts';

describe('names of the same person', () => {
  it.each([
    ['Anna', 'anna'],
    ['Anna', 'ANNA'],
    ['Anna', '  Anna '],
    ['Anna B', 'Anna \u3000 B'],
    ['Anna', 'An\u200Bna'],
    ['Anna', 'Anna\u2800'],
    ['Anna', 'Аnna'], // Cyrillic А
    ['Anna', 'Αnnа'], // Greek Α, Cyrillic а
    ['Anna', 'Ａｎｎａ'],
    ['Anna', '𝓐𝓷𝓷𝓪'],
    ['Anna', 'Ⓐⓝⓝⓐ'],
    ['Anna', 'ᴀɴɴᴀ'],
    ['Steve', 'Steνe'], // Greek ν
    ['Nick', 'Νick'], // Greek Ν
    ['Oscar', '0scar'],
    ['Paul', 'PauI'],
    ['Alex', 'AIex'],
    ['Alex', 'A1ex'],
    ['coco', 'сосо'], // all Cyrillic
    ['Наталья', 'нAтAлья'], // Latin A
    ['ΝΙΚΟΣ', 'Νίκος'.normalize('NFD').replaceAll('\u0301', '')],
    ['Müller', 'Mu\u0308ller'],
    ['İpek', 'ipek'],
    ['Isıl', 'ISIL'],
    ['นำชัย', 'น\u0E4Dาชัย'],
    ['Jean-Luc', 'Jean‐Luc'],
    ["O'Brien", 'OBRIEN'],
    ['❤️ Mia', '❤ mia'],
    ['علی‌رضا', 'علیرضا'],
  ])('%s and %s have the same key', (one, other) => {
    expect(nameKey(other)).toBe(nameKey(one));
  });
});

describe('names of two people', () => {
  it.each([
    ['Müller', 'Muller'],
    ['Jose', 'José'],
    ['Ella', 'Elia'],
    ['Mila', 'Miia'],
    ['Anna', 'Hanna'],
    ['Anna', 'Ana'],
    ['Tom 1', 'Tom 11'],
    ['Tom1', 'Toml'],
    ['Sara', 'Sarah'],
    ['Søren', 'Soren'],
    ['Игорь', 'Егор'],
    ['Дима', 'Лима'],
    ['Мария', 'Марія'],
    ['Νίκος', 'Νίκη'],
    ['สมชาย', 'สมหญิง'],
    ['แก้ว', 'แก้ม'],
    ['王伟', '王传'],
    ['محمد', 'محمود'],
    ['ひろ', 'ヒロ'],
    ['👩‍🚀', '👨‍🚀'],
  ])('%s and %s have different keys', (one, other) => {
    expect(nameKey(other)).not.toBe(nameKey(one));
  });

  it('differ if their letters do, in Russian, Greek, Thai, Arabic, Japanese, and Chinese', () => {
    for (const letters of [
      'абвгдежзийклмнопрстуфхцчшщъыьэюяё',
      'αβγδεζηθικλμνξοπρστυφχψω',
      'กขคงจฉชซญฐณดตถทธนบปผฝพฟภมยรลวศษสหอฮ',
      'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
      'あいうえおかきくけこさしすせそ',
      '王李張劉陳楊黃趙吳周',
    ]) {
      const keys = new Set(Array.from(letters, (letter) => nameKey(letter.repeat(3))));
      expect(keys.size).toBe(Array.from(letters).length);
    }
  });
});

describe('any name', () => {
  it('keeps its key when cleaned or typed in capitals', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (name) => {
        const key = nameKey(name);
        expect(key).not.toBe('');
        expect(nameKey(cleanName(name))).toBe(key);
      }),
      { seed: 3, numRuns: 2_000 },
    );
    fc.assert(
      fc.property(fc.stringMatching(/^([a-zäöüñçé ]{1,20}|[а-яё ]{1,20}|[α-ω ]{1,20})$/u), (name) => {
        expect(nameKey(name.toUpperCase())).toBe(nameKey(name));
      }),
      { seed: 3, numRuns: 2_000 },
    );
  });
});

const confusables = '../shared/data/lists/confusables/confusables-ascii.json';
describe.skipIf(!existsSync(confusables))(
  `the list of confusable letters (skipped without ${confusables})`,
  () => {
    it('folds most Latin, Cyrillic, and Greek letters that pass for an ASCII letter', () => {
      const list = JSON.parse(readFileSync(confusables, 'utf8')) as Record<
        string,
        { c: string; n: string }[]
      >;
      let seen = 0;
      const missed: string[] = [];
      for (const [ascii, twins] of Object.entries(list)) {
        if (!/[a-z]/i.test(ascii)) continue;
        for (const { c, n } of twins) {
          if (!/^(LATIN|CYRILLIC|GREEK|MATHEMATICAL|FULLWIDTH)/.test(n)) continue;
          seen += 1;
          if (nameKey(`xx${c}xx`) !== nameKey(`xx${ascii}xx`)) missed.push(`${ascii} ${c} ${n}`);
        }
      }
      const share = 1 - missed.length / seen;
      process.stdout.write(`confusable letters folded: ${seen - missed.length} of ${seen}\n`);
      if (process.env['SHOW_MISSED'] !== undefined) process.stdout.write(`${missed.join('\n')}\n`);
      expect(share).toBeGreaterThan(0.8);
    });
  },
);
