import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toStoredDraft, toStoredQuiz } from '#server/areas/library/digests.ts';
import { Library } from '#server/areas/library/library.ts';
import type { QuizListPage } from '#server/areas/library/listing.ts';
import { emptyTables } from '#server/testing/emptyTables.ts';
import { type TestStore, testStores } from '#server/testing/stores.ts';

describe.each(testStores)('the library on $name', ({ open }) => {
  let store: TestStore;
  let library: Library;
  let ids: Record<string, string>;
  const save = async (title: string, text = 'Why?', host: string | null = 'ana') => {
    const quiz = { title, questions: [{ type: 'BLANK' as const, text, accepted: ['It *is*'] }] };
    const card = await library.save(host, null, toStoredQuiz(quiz));
    ids[title] = card?.id ?? '';
  };
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(async () => {
    await emptyTables(store.database);
    library = new Library(store.database);
    ids = {};
    for (const title of ['Unit 10', 'Élan', 'unit 2', 'Eland']) await save(title);
    await save('Ben’s', 'Why?', 'ben');
    const planets = [{ type: 'BLANK', text: 'Which?', accepted: ['Mars'] }] as const;
    await library.placeStarter('planets', { title: 'Planets', questions: planets }, 0);
    // Saved in order of this list.
    for (const [place, title] of ['Unit 10', 'Élan', 'unit 2', 'Eland'].entries())
      await store.database.query('update quizzes set created_at = $2, updated_at = $3 where id = $1', [
        ids[title] ?? '',
        new Date(1_000 + place),
        new Date(9_000 - place),
      ]);
  });
  afterAll(() => store.close());

  const list = (page: Partial<QuizListPage> = {}) =>
    library.list('ana', { search: '', limit: 30, offset: 0, ...page });
  const titles = async (page: Partial<QuizListPage> = {}) =>
    (await list(page)).quizzes.map(({ title }) => title);
  const organize = (change: object, ...names: string[]) =>
    library.organize(
      'ana',
      names.map((title) => ({ quizId: ids[title] ?? title, ...change })),
    );

  it('sorts own quizzes, with starter quizzes last', async () => {
    const changed = ['Unit 10', 'Élan', 'unit 2', 'Eland'];
    expect(await titles()).toEqual([...changed, 'Planets']);
    expect(await titles({ sort: 'created' })).toEqual([...changed.toReversed(), 'Planets']);
    expect(await titles({ sort: 'title', language: 'en' })).toEqual([
      'Élan',
      'Eland',
      'unit 2',
      'Unit 10',
      'Planets',
    ]);
    expect(await titles({ sort: 'title', language: 'en', limit: 2, offset: 3 })).toEqual([
      'Unit 10',
      'Planets',
    ]);
    await store.database.query(
      `insert into rooms (hash, code, type, state, quiz_id, host_id, expires_at, created_at)
       select $1 || n, $1 || n, 'normal', 'completed', q, h, now(), now() + n * interval '1 day'
       from unnest($2::text[], $3::text[], $4::int[]) as game(q, h, n)`,
      ['a', [ids['Eland'] ?? '', ids['unit 2'] ?? '', ids['Eland'] ?? ''], ['ana', 'ana', 'ben'], [1, 2, 3]],
    );
    expect(await titles({ sort: 'played' })).toEqual(['unit 2', 'Eland', 'Unit 10', 'Élan', 'Planets']);
  });

  it('moves and archives quizzes, and counts what is where', async () => {
    await organize({ folder: '7A' }, 'Unit 10', 'unit 2');
    await organize({ archived: true }, 'unit 2', 'Élan');
    expect(await titles({ folder: '7A' })).toEqual(['Unit 10']);
    expect(await titles({ archived: true })).toEqual(['Élan', 'unit 2']);
    expect(await list()).toMatchObject({
      total: 3,
      own: { listed: 2, archived: 2, folders: [{ name: '7A', count: 1 }] },
    });
    expect((await list()).quizzes[0]).toMatchObject({ title: 'Unit 10', folder: '7A' });
    expect(await list({ search: 'unit' })).toMatchObject({
      total: 1,
      own: { listed: 1, archived: 1, folders: [{ name: '7A', count: 1 }] },
    });
    await organize({ folder: '', archived: false }, 'unit 2');
    expect(await titles()).toEqual(['Unit 10', 'unit 2', 'Eland', 'Planets']);
    expect(await titles({ folder: '' })).toEqual(['unit 2', 'Eland']);
  });

  it('deletes and restores several quizzes, which keep their folder', async () => {
    await organize({ folder: '7A' }, 'Élan');
    await organize({ deleted: true }, 'Élan', 'Eland');
    expect(await titles()).toEqual(['Unit 10', 'unit 2', 'Planets']);
    await organize({ deleted: false }, 'Élan', 'Eland');
    expect(await titles({ folder: '7A' })).toEqual(['Élan']);
  });

  it('changes nothing if one of the quizzes is not the host’s own', async () => {
    for (const other of ['Ben’s', 'planets', 'nowhere'])
      await expect(organize({ deleted: true, folder: 'x' }, 'Élan', other)).rejects.toMatchObject({
        detail: { type: 'quiz.NOT_FOUND' },
      });
    expect((await list()).own).toEqual({ listed: 4, archived: 0, folders: [] });
  });

  it('renames and dissolves a folder without losing a quiz', async () => {
    await organize({ folder: '7A' }, 'Élan', 'unit 2', 'Eland');
    await organize({ archived: true }, 'unit 2');
    await organize({ deleted: true }, 'Eland');
    const inFolder = [ids['Élan'], ids['unit 2'], ids['Eland']];
    expect(await library.renameFolder('ben', '7A', 'mine')).toEqual([]);
    expect(new Set(await library.renameFolder('ana', '7A', '8A'))).toEqual(new Set(inFolder));
    expect(await titles({ folder: '8A' })).toEqual(['Élan']);
    expect(new Set(await library.renameFolder('ana', '8A', ''))).toEqual(new Set(inFolder));
    expect(await list()).toMatchObject({ own: { listed: 2, archived: 1, folders: [] } });
  });

  it('finds quizzes by title or by a question, and shows the question where the title does not have the words', async () => {
    const quiz = {
      title: 'Cells',
      questions: [
        { type: 'BLANK' as const, text: 'First?', accepted: ['yes'] },
        {
          type: 'BLANK' as const,
          text: 'What is the **mitochondrion** of élan?',
          format: 'markdown' as const,
          accepted: ['A cell'],
        },
      ],
    };
    await library.save('ana', null, toStoredQuiz(quiz));
    await library.save('ben', null, toStoredQuiz(quiz));
    const found = (await list({ search: 'ELAN' })).quizzes;
    expect(found.map((each) => [each.title, each.found])).toEqual([
      ['Cells', 'What is the mitochondrion of élan?'],
      ['Élan', undefined],
      ['Eland', undefined],
    ]);
    // The words may not be spread over several questions.
    expect(await titles({ search: 'first mitochondrion' })).toEqual([]);
  });

  it('puts a new quiz into the folder that it was begun in, and leaves a saved one where it is', async () => {
    const { draft, quiz } = {
      draft: toStoredDraft({ title: 'New', questions: [] }),
      quiz: toStoredQuiz({ title: 'Imported', questions: [{ type: 'OPEN', text: 'Why?' }] }),
    };
    const quizId = randomUUID();
    await library.drafts.save('ana', quizId, { revision: 0, draft, command: 'a', folder: '7A' });
    const again = toStoredDraft({ title: 'Newer', questions: [] });
    await library.drafts.save('ana', quizId, { revision: 1, draft: again, command: 'b', folder: '8A' });
    const card = await library.save('ana', null, quiz, '7A');
    await library.save('ana', card?.id ?? '', quiz);
    expect(await titles({ folder: '7A' })).toEqual(['Imported', 'Newer']);
  });
});
