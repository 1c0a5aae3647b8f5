import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyStore } from '#server/testing/preparedStore.ts';
import { PreparedStatements } from './PreparedStatements.ts';

const AWKWARD = [
  `it's`,
  `''`,
  'back\\slash',
  `\\'; drop table words; --`,
  '$1',
  'ünï → 漢字 🎲',
  'line\nline',
  '',
  '{"a":"\\u0000"}',
];
const INSERT = 'insert into words (word) values ($1) on conflict do nothing returning word';
let pglite: PGlite;
let statements: PreparedStatements;

beforeAll(async () => {
  pglite = await PGlite.create({ loadDataDir: await emptyStore() });
  await pglite.exec('create table words (word text primary key); create table facts (fact jsonb)');
  statements = new PreparedStatements(pglite);
});
afterAll(() => pglite.close());

it('keeps every character of a text, and returns the written rows', async () => {
  for (const word of AWKWARD) expect(await statements.run(INSERT, [word])).toEqual([{ word }]);
  for (const word of AWKWARD) expect(await statements.run(INSERT, [word])).toEqual([]);
  const prepared = await pglite.query('select name from pg_prepared_statements where statement like $1', [
    '%words%',
  ]);
  expect(prepared.rows).toHaveLength(1);
});

it('parses JSON as it would for a parameter', async () => {
  const sql =
    'insert into facts (fact) select f.fact from jsonb_to_recordset($1::jsonb) as f(fact jsonb) returning fact';
  for (let n = 0; n < 6; n += 1) {
    const fact = { n, text: `it's "${n}" \\ ` };
    expect(await statements.run(sql, [JSON.stringify([{ fact }])])).toEqual([{ fact }]);
  }
});

it('recovers from an error, even one in the call that prepares', async () => {
  const sql = 'select $1::int as number';
  for (let n = 0; n < 6; n += 1) {
    await expect(statements.run(sql, ['x'])).rejects.toMatchObject({ code: '22P02' });
    expect(await statements.run(sql, [String(n)])).toEqual([{ number: n }]);
  }
});

it('runs concurrent calls in order', async () => {
  const sql = 'insert into words (word) values ($1 || nextval($2)::text) returning word';
  await pglite.exec('create sequence counter');
  const rows = await Promise.all(Array.from({ length: 8 }, () => statements.run(sql, ['w', 'counter'])));
  expect(rows.flat()).toEqual(Array.from({ length: 8 }, (_, n) => ({ word: `w${n + 1}` })));
});
