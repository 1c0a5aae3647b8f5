import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { type DraftQuestion, type DraftQuiz, withoutId } from '#core/content/draftQuiz.ts';
import { DraftQuiz as DraftSchema } from '#protocol/draftQuiz.ts';
import { QuizFile } from '#protocol/quizFile.ts';
import { toStoredDraft, toStoredQuiz } from '#server/areas/library/digests.ts';
import { Library } from '#server/areas/library/library.ts';
import { type TestStore, testStores } from '#server/testing/stores.ts';

const finished = (n: number, text = `Question ${n}?`): DraftQuestion => ({
  id: `question${n}`,
  type: 'BLANK',
  text,
  accepted: [`answer ${n}`],
});
const unfinished = (n: number): DraftQuestion => ({
  id: `question${n}`,
  type: 'BLANK',
  text: '',
  accepted: [],
});
const draftOf = (questions: readonly DraftQuestion[], title = 'Draft'): DraftQuiz => ({ title, questions });

const refusal = (type: string) => ({ detail: { type } });
/** An id of a UUID version that isn't accepted. */
const VERSION_1 = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

const quizIn = (found: { readonly pieces: Iterable<string> } | null): DraftQuiz =>
  JSON.parse([...(found?.pieces ?? [])].join('')) as DraftQuiz;

describe.each(testStores)('drafts on $name', ({ open }) => {
  let store: TestStore;
  let library: Library;
  beforeAll(async () => {
    store = await open();
    library = new Library(store.database);
  });
  afterAll(() => store.close());

  const save = (quizId: string, revision: number, draft: DraftQuiz, host = 'ana', command = 'command') =>
    library.drafts.save(host, quizId, { revision, draft: toStoredDraft(draft), command });
  /** A quiz started in the editor. */
  async function begun(draft = draftOf([finished(0)])): Promise<string> {
    const quizId = randomUUID();
    expect(await save(quizId, 0, draft)).toMatchObject({ revision: 1 });
    return quizId;
  }
  const textOf = async (quizId: string) => {
    const found = await library.drafts.of(quizId, 'ana');
    return found && { revision: found.revision, draft: quizIn(found) };
  };
  const listed = async (quizId: string) =>
    (await library.list('ana', { search: '', limit: 100, offset: 0 })).quizzes.find(
      ({ id }) => id === quizId,
    );
  const numbers = async (quizId: string) =>
    (await library.versions(quizId, 'ana', { limit: 30, offset: 0 }))?.versions.map(({ number }) => number);

  it('start with an id from the device, gain a revision with each save, and come back unchanged', async () => {
    const quizId = await begun(draftOf([], ''));
    const draft: DraftQuiz = {
      ...draftOf([finished(0, 'Line\none "quoted" \u2028 漢字'), unfinished(1)]),
      language: 'e',
      grade: '7b',
      cover: { type: 'image', url: '' },
    };
    expect(await save(quizId, 1, draft)).toMatchObject({
      revision: 2,
      card: { id: quizId, title: 'Draft', questionCount: 1, version: 0, language: null, starter: false },
    });
    expect(await textOf(quizId)).toEqual({ revision: 2, draft });
    expect(await listed(quizId)).not.toHaveProperty('cover');
    const current = await library.current(quizId, 'ana');
    expect(current).toMatchObject({ unfinished: 1 });
    expect(quizIn(current)).toEqual({
      title: 'Draft',
      grade: '7b',
      questions: [{ type: 'BLANK', text: 'Line\none "quoted" \u2028 漢字', accepted: ['answer 0'] }],
    });
    expect(await save(quizId, 2, { ...draft, cover: { type: 'image', url: '/media/a.webp' } })).toBeTruthy();
    expect(await listed(quizId)).toMatchObject({ cover: '/media/a.webp' });
  });

  it('accept one of several competing saves and refuse the others; repeating a save changes nothing', async () => {
    const quizId = await begun();
    const drafts = Array.from({ length: 10 }, (_, n) => draftOf([finished(n + 1)]));
    const saved = await Promise.allSettled(drafts.map((draft) => save(quizId, 1, draft)));
    const winners = saved.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []));
    expect(winners).toHaveLength(1);
    const [winner = 0] = winners;
    const losers = saved.filter(({ status }) => status === 'rejected');
    for (const loser of losers) expect(loser).toMatchObject({ reason: refusal('quiz.CHANGED') });
    expect(await textOf(quizId)).toEqual({ revision: 2, draft: drafts[winner] });
    for (const revision of [0, 1, 2, 7])
      expect(await save(quizId, revision, drafts[winner] as DraftQuiz)).toMatchObject({ revision: 2 });
    await expect(save(quizId, 0, draftOf([finished(99)]))).rejects.toMatchObject(refusal('quiz.CHANGED'));
  });

  it('name the last save until the quiz is saved as a whole', async () => {
    const quizId = randomUUID();
    const lastSave = async () => (await library.drafts.of(quizId, 'ana'))?.lastSave;
    await save(quizId, 0, draftOf([finished(0)]), 'ana', 'first');
    expect(await lastSave()).toBe('first');
    await save(quizId, 1, draftOf([finished(1)]), 'ana', 'second');
    // A refused save, or one that changes nothing, doesn't count.
    await expect(save(quizId, 1, draftOf([finished(2)]), 'ana', 'third')).rejects.toMatchObject(
      refusal('quiz.CHANGED'),
    );
    await save(quizId, 2, draftOf([finished(1)]), 'ana', 'fourth');
    expect(await lastSave()).toBe('second');
    await library.save('ana', quizId, toStoredQuiz({ title: 'Whole', questions: [withoutId(finished(0))] }));
    expect(await lastSave()).toBeNull();
  });

  it('are created once by concurrent identical saves', async () => {
    const quizId = randomUUID();
    const draft = draftOf([finished(0)]);
    const saved = await Promise.all(Array.from({ length: 5 }, () => save(quizId, 0, draft)));
    for (const each of saved) expect(each).toMatchObject({ revision: 1, card: { id: quizId } });
  });

  it("can't be reached if they belong to someone else, are starters, are deleted, or have an invalid id", async () => {
    const quizId = await begun();
    const before = await textOf(quizId);
    await library.placeStarter('starter-test', { title: 'Starter', questions: [] }, 0);
    const draft = draftOf([finished(1)]);
    for (const revision of [0, 1]) {
      expect(await save(quizId, revision, draft, 'ben')).toBeNull();
      for (const id of ['starter-test', 'starter-new', 'x', VERSION_1, '__proto__'])
        expect(await save(id, revision, draft)).toBeNull();
    }
    expect(await save(randomUUID(), 1, draft)).toBeNull();
    expect(await textOf(quizId)).toEqual(before);
    for (const id of [quizId, 'starter-test']) {
      expect(await library.drafts.of(id, 'ben')).toBeNull();
      expect(await library.versions(id, 'ben', { limit: 30, offset: 0 })).toBeNull();
      expect(await library.version(id, 'ben', 1)).toBeNull();
    }
    expect(await library.current(quizId, 'ben')).toBeNull();
    expect(await library.played(quizId, 'ben')).toBeNull();
    expect(await library.practiceQuiz(quizId)).toBeNull();
    await library.organize('ana', [{ quizId: quizId, deleted: true }]);
    expect(await save(quizId, 1, draft)).toBeNull();
    expect(await save(quizId, 0, draft)).toBeNull();
    expect(await library.drafts.of(quizId, 'ana')).toBeNull();
    await library.organize('ana', [{ quizId: quizId, deleted: false }]);
    expect(await textOf(quizId)).toEqual(before);
  });

  it('become one version of what is finished for all games started at the same time', async () => {
    const quizId = await begun(draftOf([finished(0), unfinished(1), finished(2)]));
    await expect(library.share(quizId, 'ana', true)).resolves.toBe(true);
    await save(quizId, 1, draftOf([unfinished(1), finished(2), finished(3)], ''));
    const began = [
      library.played(quizId, 'ana'),
      library.practiceQuiz(quizId),
      library.played(quizId, 'ana'),
    ];
    const played = await Promise.all([...began, ...began]);
    const { versionId } = played[0] ?? { versionId: '' };
    const [two, three] = [finished(2), finished(3)].map(withoutId);
    for (const each of played)
      expect(each).toMatchObject({
        versionId,
        card: { version: 2 },
        content: { title: '', questions: [two, three] },
      });
    expect(played[0]?.content).toEqual({ title: '', questions: [two, three] });
    expect(await library.versions(quizId, 'ana', { limit: 30, offset: 0 })).toMatchObject({
      total: 2,
      versions: [
        { number: 2, title: '', questionCount: 2 },
        { number: 1, title: 'Draft', questionCount: 2 },
      ],
    });
    expect(JSON.parse((await library.version(quizId, 'ana', 1)) ?? '')).toMatchObject({ title: 'Draft' });
    expect(await library.version(quizId, 'ana', 3)).toBeNull();
    expect((await textOf(quizId))?.draft.questions).toHaveLength(3);
  });

  it('make no new version if nothing played has changed', async () => {
    const quizId = await begun();
    const first = await library.played(quizId, 'ana');
    await save(quizId, 1, draftOf([finished(0), unfinished(1)]));
    expect((await library.played(quizId, 'ana'))?.versionId).toBe(first?.versionId);
    await save(quizId, 2, draftOf([finished(0), finished(1)]));
    expect((await library.played(quizId, 'ana'))?.versionId).not.toBe(first?.versionId);
    expect(await numbers(quizId)).toEqual([2, 1]);
  });

  it("can't be played if nothing is finished, or if they exceed what a room plays", async () => {
    const quizId = await begun(draftOf([unfinished(0)]));
    for (const played of [() => library.played(quizId, 'ana'), () => library.share(quizId, 'ana', true)])
      await expect(played()).rejects.toMatchObject(refusal('quiz.EMPTY'));
    const long = Array.from({ length: 2_700 }, (_, n) =>
      finished(n, 'x'.repeat(CONTENT_LIMITS.questionText)),
    );
    await save(quizId, 1, draftOf(long));
    await expect(library.played(quizId, 'ana')).rejects.toMatchObject(refusal('quiz.TOO_LARGE'));
    expect(await numbers(quizId)).toEqual([]);
    expect(quizIn(await library.current(quizId, 'ana')).questions).toHaveLength(2_700);
  });

  it('come from the quiz as last saved as a whole, with ids for its questions, until they are saved', async () => {
    const quiz = { title: 'Whole', questions: [finished(0), finished(1)].map(withoutId) };
    const { id: quizId = '' } = (await library.save('ana', null, toStoredQuiz(quiz))) ?? {};
    const found = await textOf(quizId);
    const draft = DraftSchema.parse(found?.draft);
    expect(found?.revision).toBe(1);
    expect({ ...draft, questions: draft.questions.map(withoutId) }).toEqual(quiz);
    expect(await save(quizId, 1, { ...draft, title: 'Edited' })).toMatchObject({
      revision: 2,
      card: { version: 1 },
    });
    // Saved as a whole again: a writer with the earlier draft gets an error.
    await library.save('ana', quizId, toStoredQuiz(quiz));
    await expect(save(quizId, 2, { ...draft, title: 'Again' })).rejects.toMatchObject(
      refusal('quiz.CHANGED'),
    );
    expect(await textOf(quizId)).toEqual({ revision: 3, draft: found?.draft });
    expect(await library.current(quizId, 'ana')).toMatchObject({ unfinished: 0, card: { version: 2 } });
  });

  it('are found by title and subject, and counted by finished questions', async () => {
    const quizId = await begun({ ...draftOf([finished(0), unfinished(1)], 'Höhlen'), subject: 'Geología' });
    for (const search of ['hohlen', 'geolog'])
      expect(await library.list('ana', { search, limit: 10, offset: 0 })).toMatchObject({
        total: 1,
        quizzes: [{ id: quizId, questionCount: 1 }],
      });
    await save(quizId, 1, draftOf([], 'Berge'));
    expect(await library.list('ana', { search: 'hohlen', limit: 10, offset: 0 })).toMatchObject({ total: 0 });
  });

  it('with 10,000 questions are saved and come back', async () => {
    const questions = Array.from({ length: CONTENT_LIMITS.questionsMax }, (_, n) => ({
      ...(n % 3 === 0 ? unfinished(n) : finished(n)),
      id: `many${n}`.padEnd(6, 'x'),
    }));
    const quizId = await begun(draftOf(questions));
    expect((await textOf(quizId))?.draft.questions).toEqual(questions);
    expect(await library.current(quizId, 'ana')).toMatchObject({
      unfinished: 3_334,
      card: { questionCount: 6_666 },
    });
    const quiz = quizIn(await library.current(quizId, 'ana'));
    expect(QuizFile.safeParse(quiz).success).toBe(true);
  });
});

describe.each(testStores)('question search on $name', ({ open }) => {
  let store: TestStore;
  let library: Library;
  let first: string;
  let second: string;
  beforeAll(async () => {
    store = await open();
    library = new Library(store.database);
    const kept = { type: 'BLANK', text: 'El corazón, ¿qué bombea?', accepted: ['La sangre'] } as const;
    const picture = { type: 'OPEN', text: '', media: { type: 'image', url: '/media/a.png' } } as const;
    first =
      (await library.save('ana', null, toStoredQuiz({ title: 'Body', questions: [kept, picture] })))?.id ??
      '';
    second = randomUUID();
    const questions = [
      unfinished(0),
      finished(1, 'How does the HEART beat?'),
      { ...unfinished(2), text: 'heart' },
    ];
    await library.drafts.save('ana', second, {
      revision: 0,
      draft: toStoredDraft(draftOf(questions, 'Heart')),
      command: 'c',
    });
    await library.drafts.save('ben', randomUUID(), {
      revision: 0,
      draft: toStoredDraft(draftOf([finished(1, 'A heart')])),
      command: 'c',
    });
  });
  afterAll(() => store.close());

  const found = async (search: string, limit = 30, offset = 0, host = 'ana') => {
    const { questions, total } = await library.questions(host, { search, limit, offset });
    return { total, questions: questions.map((each) => ({ ...each, question: JSON.parse(each.question) })) };
  };

  it("finds finished questions of the host's own quizzes by their words in any form, newest quiz first", async () => {
    const question = withoutId(finished(1, 'How does the HEART beat?'));
    expect(await found('heart')).toEqual({
      total: 1,
      questions: [{ quizId: second, title: 'Heart', question }],
    });
    for (const search of ['corazon', 'CORAZÓN bombea', 'sangre el'])
      expect(await found(search)).toMatchObject({ total: 1, questions: [{ quizId: first, title: 'Body' }] });
    expect(await found('heart sangre')).toEqual({ total: 0, questions: [] });
    expect(await found('blank')).toEqual({ total: 0, questions: [] });
    expect(await found('heart', 30, 0, 'ben')).toMatchObject({ total: 1 });
    expect(await found('heart', 30, 0, 'eve')).toEqual({ total: 0, questions: [] });
  });

  it('returns all questions for an empty search, in pages', async () => {
    const all = await found('');
    expect(all.questions.map(({ quizId }) => quizId)).toEqual([second, first, first]);
    expect(all.questions[2]?.question).toMatchObject({ type: 'OPEN', media: { url: '/media/a.png' } });
    expect(await found('', 1, 1)).toEqual({ total: 3, questions: [all.questions[1]] });
    expect(await found('', 10, 3)).toEqual({ total: 3, questions: [] });
  });

  it('searches the newest content of a quiz, and no deleted quizzes', async () => {
    await library.played(second, 'ana');
    expect(await found('heart')).toMatchObject({ total: 1 });
    await library.drafts.save('ana', second, {
      revision: 1,
      draft: toStoredDraft(draftOf([finished(1, 'A lung')], 'Lung')),
      command: 'c',
    });
    expect(await found('heart')).toMatchObject({ total: 0 });
    expect(await found('lung')).toMatchObject({ total: 1, questions: [{ title: 'Lung' }] });
    await library.organize('ana', [{ quizId: second, deleted: true }]);
    expect(await found('lung')).toMatchObject({ total: 0 });
  });
});
