import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SqliteError, SqliteFile } from '#importers/anki/sqlite.ts';
import { TABLES, WIDE_CHARACTERS } from '#importers/testing/ankiSamples.ts';

test('reads all rows of a table in order, over many pages', () => {
  const rows = new SqliteFile(TABLES).rows('many');
  expect(rows).toEqual(
    Array.from({ length: 300 }, (_, index) => {
      const i = index + 1;
      return [i * 3, i * i * (i % 2 ? -1 : 1), `row ${i}`];
    }),
  );
});

test('reads values of all kinds, and those that go on in other pages', () => {
  const [first = [], second] = new SqliteFile(TABLES).rows('wide');
  expect(first.slice(0, 2)).toEqual([7, 'é'.repeat(3_000)]);
  expect(first[2]).toEqual(Uint8Array.from({ length: 2_048 }, (_, index) => index % 256));
  expect(first.slice(3)).toEqual([-0.5, null]);
  expect(second).toEqual([1_700_000_000_001, '', new Uint8Array(), 1e300, 2 ** 47]);
  expect(new SqliteFile(WIDE_CHARACTERS).rows('t')).toEqual([[1, 'Größe 食']]);
});

test('reads tables without row ids, empty ones, and none that isn’t there', () => {
  const file = new SqliteFile(TABLES);
  const rows = file.rows('keyed');
  expect(rows.map(([a, b]) => Number(a) * 10 + Number(b))).toEqual([...Array(200).keys()]);
  expect(rows[50]).toEqual([5, 0, 'w50 '.repeat(60)]);
  expect([file.rows('bare'), file.rows('none')]).toEqual([[], []]);
});

test('a damaged file is refused or read in part, but never hangs or fails otherwise', () => {
  const damage = fc.array(fc.tuple(fc.nat(TABLES.length - 1), fc.nat(255)), { minLength: 1, maxLength: 30 });
  const length = fc.oneof(fc.constant(TABLES.length), fc.nat(TABLES.length));
  fc.assert(
    fc.property(damage, length, (faults, kept) => {
      const bytes = TABLES.slice(0, kept);
      for (const [at, value] of faults) if (at < kept) bytes[at] = value;
      try {
        const file = new SqliteFile(bytes);
        for (const table of ['many', 'wide', 'keyed']) file.rows(table);
      } catch (error) {
        expect(error).toBeInstanceOf(SqliteError);
      }
    }),
    { numRuns: 500, seed: 3 },
  );
});
