import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, NAME_MAX_LENGTH } from '#core/names/cleanName.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Text as attackers and children type it: any code unit, with plenty of what the rules are about. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom(
        ...Array.from('<>&"\'`/\\{[]} \t\n'),
        ...Array.from('\u200B\u200C\u200D\u202E\u2066\uFEFF\u00AD\u034F\u115F\u3164\u2800\uFE0F\u0301\u0489'),
        '\uD83D',
        '\uDE00',
        '👩‍👩‍👧',
        '🇫🇷',
        '👍🏽',
        '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
        'क्षि',
        'กำ',
        'نام‌',
        '각',
        'é',
        '葛󠄀',
        '⟨',
        '〈',
      ),
    ),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(''));

describe("cleanName, by the specification's rules", () => {
  it.each([
    ['  Ada  ', 'Ada'],
    ['', 'me'],
    [' \t\n ', 'me'],
    ['{Ada} [L] <3', '(Ada) (L) (3'],
    ['<script>alert("x")</script>', '(script)alert(x)(script)'],
    [`O'Brien & "Co"/Son`, 'OBrien CoSon'],
    ['O’Brien', 'OBrien'],
    ['«Ада»', 'Ада'],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('%j becomes %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept);
  });
});

describe('cleanName, with invisible characters', () => {
  it.each([
    ['A\u200Bd\u200Ca\u2060', 'Ada'],
    ['\u202EadA\u202C', 'adA'],
    ['Ad\u0000a\u0007', 'Ada'],
    ['Ada\u00A0\u3000  Lovelace', 'Ada Lovelace'],
    ['Ada\u2028\u2029Lovelace', 'Ada Lovelace'],
    ['\u200B\u2800\u3164', 'me'],
    ['\uD83D', 'me'],
    ['\u0301\u0301', 'me'],
    ['Z\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301o', 'Ź\u0301\u0301\u0301\u0301o'],
    ['e\u200B\u0301', 'é'],
  ])('%j becomes %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept);
  });
});

describe('cleanName, with names that need no cleaning', () => {
  it.each([
    'José Müller',
    'Zoë Øygarden',
    'สมชาย กล้าหาญ',
    'ณัฐวุฒิ น้ำใส',
    'Nguyễn Thị Phương',
    '王小明',
    '葛󠄀城 さくら',
    'علی‌رضا',
    'محمد بن عبد الله',
    'क्षितिज',
    'Ольга',
    'Ἀλέξανδρος',
    '김철수',
    'ʻIolani Kaʻahumanu',
    'Team 7',
    'Ana 👩‍👩‍👧 ❤️ 👍🏽 🇫🇷 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '¯_(ツ)_¯',
  ])('keeps %s', (name) => {
    expect(cleanName(name)).toBe(name);
  });
});

describe('the length limit', () => {
  it('keeps families, flags, marks, and conjuncts whole', () => {
    for (const cluster of ['👩‍👩‍👧', '🇫🇷', '👍🏽', 'กำ', 'क्षि', 'ẅ́', '각', '😀']) {
      for (let before = 50; before < 62; before += 1) {
        const name = cleanName('x'.repeat(before) + cluster.repeat(3));
        const rest = name.slice(Math.min(before, NAME_MAX_LENGTH));
        expect(rest.replaceAll(cluster, '')).toBe('');
      }
    }
  });

  it('cuts a chain of emoji that is longer than a name', () => {
    const name = cleanName(Array.from({ length: 40 }, () => '👩').join('\u200D'));
    expect(name.length).toBeLessThanOrEqual(NAME_MAX_LENGTH);
    expect(name.endsWith('👩')).toBe(true);
  });
});

describe('any typed text', () => {
  it('comes out short, visible, harmless, and in NFC, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const name = cleanName(typed);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(NAME_MAX_LENGTH);
        expect(name).not.toMatch(/[<>&"'`/\\{}[\]]/u);
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_C}\u200B\uFEFF]/u);
        expect(name).not.toMatch(/^\s|\s\s|\s$/u);
        expect(name).toBe(name.normalize('NFC'));
        expect(cleanName(name)).toBe(name);
      }),
      { seed: 3, numRuns: 2_000 },
    );
  });

  it('is cut between two graphemes of the cleaned text', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const name = cleanName(`${'x'.repeat(50)}${typed}`);
        const uncut = cleanName(typed);
        if (name.length <= 50 || uncut.length >= NAME_MAX_LENGTH) return;
        const rest = name.slice(50).trimStart();
        if (!uncut.startsWith(rest) || rest.length === uncut.length) return;
        const joiners = /^[\u200C\u200D]*/u.exec(uncut.slice(rest.length))?.[0].length ?? 0;
        const end = 1 + rest.length + joiners;
        expect(segmenter.segment(`x${uncut}`).containing(end)?.index).toBe(end);
      }),
      { seed: 3, numRuns: 2_000 },
    );
  });
});
