import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './Database.ts';
import { searchColumns, searchCondition } from './quizSearch.ts';
import { type TestStore, testStores } from '#server/testing/stores.ts';

const quizzes = [
  ['fractions', 'Adding fractions', 'Mathematics'],
  ['accents', 'L’été en Île-de-France', 'Français'],
  ['cells', 'The cell: 50% of it', 'Biology'],
  ['thai', 'วิทยาศาสตร์ทั่วไป', 'วิทยาศาสตร์'],
  ['chinese', '中国历史知识', '历史'],
  ['korean', '한국의 역사', '역사'],
  ['turkish', 'İSTANBUL tarihi', 'Tarih'],
  ['emoji', '🦊 foxes & co_', ''],
] as const;

describe.each(testStores)('search on $name', ({ open }) => {
  let store: TestStore;
  let database: Database;
  beforeAll(async () => {
    store = await open();
    ({ database } = store);
    for (const [id, title, subject] of quizzes) {
      const { searchText, searchGrams } = searchColumns(title, subject);
      await database.query(
        `insert into quizzes (id, title, subject, language, question_count, current_version, search_text, search_grams)
         values ($1, $2, $3, 'en', 1, 1, $4, $5)`,
        [id, title, subject, searchText, searchGrams],
      );
    }
  });
  afterAll(() => store.close());

  async function find(query: string): Promise<readonly string[]> {
    const condition = searchCondition(query, 'q', 1);
    if (!condition) return quizzes.map(([id]) => id);
    const rows = await database.query<{ id: string }>(
      `select q.id from quizzes q where ${condition.sql} order by q.id`,
      condition.parameters,
    );
    return rows.map(({ id }) => id);
  }

  it.each([
    ['fract', ['fractions']],
    ['RACTION', ['fractions']],
    ['math adding', ['fractions']],
    ['adding biology', []],
    ['fractoins', []],
    ['a', ['accents', 'fractions', 'turkish']],
    ['ete', ['accents']],
    ['ÉTÉ ile', ['accents']],
    ['francais', ['accents']],
    ['50', ['cells']],
    ['ทั่วไป', ['thai']],
    ['วิทยา', ['thai']],
    ['历史', ['chinese']],
    ['史', ['chinese']],
    ['역사', ['korean']],
    ['istanbul', ['turkish']],
    ['Co', ['emoji']],
    // Nothing in a query acts as a pattern or as SQL.
    ['%%%', quizzes.map(([id]) => id)],
    ["a') or true --", ['none']],
    ['_', quizzes.map(([id]) => id)],
    ['x'.repeat(10_000), []],
  ])('%s', async (query, expected) => {
    if (expected[0] === 'none') expect(await find(query)).toEqual([]);
    else expect([...(await find(query))].toSorted()).toEqual([...expected].toSorted());
  });

  it('uses the index', async () => {
    const condition = searchCondition('fract', 'q', 1);
    const plan = await database.transaction(async (handle) => {
      await handle.query('set local enable_seqscan = off');
      return handle.query(
        `explain select q.id from quizzes q where ${condition?.sql}`,
        condition?.parameters,
      );
    });
    expect(JSON.stringify(plan)).toContain('quizzes_search');
  });
});
