import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { Library } from '#server/areas/library/library.ts';
import { migrate, migrations } from '#server/database/migrate.ts';
import { searchColumns } from '#server/database/quizSearch.ts';
import { type TestStore, testStores } from '#server/testing/stores.ts';

const QUIZ: AuthoredQuiz = {
  title: 'El "cuerpo"\n2',
  language: 'es',
  questions: [
    {
      type: 'MCQ',
      text: 'El CORAZÓN,\n¿qué "bombea"? \\ ,{',
      options: [{ text: 'Sangre' }, { text: 'Aire', correct: true }],
    },
    { type: 'BLANK', text: 'Órgano de la respiración', accepted: ['Pulmón', '肺'] },
  ],
};
const EMPTY: AuthoredQuiz = { title: 'Nada', questions: [] };

const quizIn = (found: { readonly pieces: Iterable<string> } | null): unknown =>
  JSON.parse([...(found?.pieces ?? [])].join(''));

describe.each(testStores)('quizzes from before drafts existed, on $name', ({ open }) => {
  let store: TestStore;
  let library: Library;
  beforeAll(async () => {
    store = await open();
    const { database } = store;
    await database.query('drop schema public cascade');
    await database.query('create schema public');
    const first = migrations.findIndex(({ name }) => name.includes('drafts_of_quizzes'));
    await migrate(database, migrations.slice(0, first));
    for (const [id, quiz] of Object.entries({ full: QUIZ, empty: EMPTY })) {
      const { searchText, searchGrams } = searchColumns(quiz.title, '');
      await database.query(
        `insert into quizzes (id, host_id, title, subject, language, question_count, current_version, search_text, search_grams)
         values ($1, 'ana', $2, '', 'es', $3, 2, $4, $5)`,
        [id, quiz.title, quiz.questions.length, searchText, searchGrams],
      );
      for (const [number, content] of [EMPTY, quiz].entries())
        await database.query(
          'insert into quiz_versions (id, quiz_id, number, content) values ($1, $2, $3, $4)',
          [`${id}-${number}`, id, number + 1, JSON.stringify(content)],
        );
    }
    await migrate(database);
    library = new Library(database);
  });
  afterAll(() => store.close());

  it('keep their content', async () => {
    const current = await library.current('full', 'ana');
    expect(quizIn(current)).toEqual(QUIZ);
    expect(current).toMatchObject({ unfinished: 0, card: { questionCount: 2, version: 2 } });
    expect((await library.played('full', 'ana'))?.content).toEqual(QUIZ);
    expect(quizIn(await library.current('empty', 'ana'))).toEqual(EMPTY);
    expect(await library.versions('full', 'ana', { limit: 9, offset: 0 })).toMatchObject({
      versions: [
        { number: 2, title: QUIZ.title, questionCount: 2 },
        { number: 1, title: 'Nada', questionCount: 0 },
      ],
    });
  });

  it('have a draft', async () => {
    const draft = await library.drafts.of('full', 'ana');
    expect(draft?.revision).toBe(1);
    const ids = ['q0000000', 'q0000001'];
    expect(quizIn(draft)).toEqual({
      ...QUIZ,
      questions: QUIZ.questions.map((question, n) => ({ id: ids[n], ...question })),
    });
  });

  it('are found by their questions', async () => {
    const all = await library.questions('ana', { search: '', limit: 9, offset: 0 });
    expect(all.questions.map(({ question }) => JSON.parse(question) as unknown)).toEqual(QUIZ.questions);
    for (const search of ['corazon sangre', 'pulmón', 'organo', '肺', 'bombea aire'])
      expect(await library.questions('ana', { search, limit: 9, offset: 0 })).toMatchObject({ total: 1 });
  });
});
