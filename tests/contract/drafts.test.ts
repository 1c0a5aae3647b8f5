import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import type { OperationName } from '#protocol/operations.ts';
import { callHttp, data, hostIdentity, type Credentials, type Reply } from '#tools/classroom/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

const finishedQuestion = (n: number): DraftQuestion => ({
  id: `question${n}`,
  type: 'BLANK',
  text: `Text ${n}`,
  accepted: [`CANARY-KEY-${n}`],
});
/** An unfinished question: a choice with only one option. */
const unfinishedQuestion = (n: number): DraftQuestion => ({
  id: `question${n}`,
  type: 'MCQ',
  text: `CANARY-UNFINISHED-${n}`,
  options: [{ text: 'CANARY-OPTION', correct: true }],
});
const draftOf = (questions: readonly DraftQuestion[], title = 'Mountains'): DraftQuiz => ({
  title,
  questions,
});

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };
beforeAll(async () => {
  server = await startTestServer();
});
/** A new host for each test, because saves per host and minute are limited. */
beforeEach(async () => {
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

const call = (name: OperationName, request: Record<string, unknown>, who: Credentials = host) =>
  callHttp(server, name, request, who);
const save = (quizId: string, revision: number, draft: unknown, who: Credentials = host) =>
  call('saveDraft', { quizId, revision, draft }, who);
async function begun(questions = [finishedQuestion(0)]): Promise<string> {
  const quizId = randomUUID();
  expect(data(await save(quizId, 0, draftOf(questions)))).toMatchObject({ revision: 1 });
  return quizId;
}
const hostGame = (quizId: string) => call('hostGame', { quizId, type: 'normal', gameOptions: {} });
/** `texts` reads the texts of the room's questions. */
async function hosted(quizId: string): Promise<{ roomHash: string; texts: () => Promise<string[]> }> {
  const { roomHash } = data(await hostGame(quizId));
  const texts = async () =>
    data(await call('getGame', { roomHash })).view.questions.map(
      ({ question }: any) => question.text as string,
    );
  return { roomHash, texts };
}

it('a draft is created, saved, played and edited during games, and each game keeps what it started with', async () => {
  const quizId = await begun([finishedQuestion(0), unfinishedQuestion(1)]);
  expect(data(await call('listQuizzes', {})).quizzes[0]).toMatchObject({
    id: quizId,
    version: 0,
    questionCount: 1,
  });
  expect(data(await call('getQuiz', { quizId }))).toMatchObject({
    unfinished: 1,
    quiz: { questions: [{ text: 'Text 0' }] },
  });
  const first = await hosted(quizId);
  expect(await first.texts()).toEqual(['Text 0']);
  const changed = draftOf([finishedQuestion(2), finishedQuestion(3), unfinishedQuestion(1)], '');
  expect(data(await save(quizId, 1, changed))).toMatchObject({
    revision: 2,
    card: { version: 1, title: '' },
  });
  expect(await first.texts()).toEqual(['Text 0']);
  const second = await hosted(quizId);
  expect(data(await call('listHostedGames', {})).games).toMatchObject([
    { roomHash: second.roomHash, title: '' },
    { roomHash: first.roomHash, title: 'Mountains' },
  ]);
  expect(await second.texts()).toEqual(['Text 2', 'Text 3']);
  expect(await first.texts()).toEqual(['Text 0']);
  expect(data(await call('getDraft', { quizId }))).toMatchObject({
    revision: 2,
    draft: changed,
    card: { version: 2 },
  });
  const { versions, total } = data(await call('listVersions', { quizId }));
  expect([total, versions]).toMatchObject([
    2,
    [
      { number: 2, title: '' },
      { number: 1, title: 'Mountains' },
    ],
  ]);
  const { quiz } = data(await call('getVersion', { quizId, number: 1 }));
  expect(quiz).toMatchObject({ title: 'Mountains', questions: [{ text: 'Text 0' }] });
});

it('games that start at the same time share one version', async () => {
  const quizId = await begun();
  const games = await Promise.all(Array.from({ length: 8 }, () => hostGame(quizId)));
  for (const game of games) expect(game).toMatchObject({ success: true });
  expect(data(await call('listVersions', { quizId })).total).toBe(1);
});

it('of two windows that save the same revision, one succeeds and the other gets an error; a repeated save counts once', async () => {
  const quizId = await begun();
  const [mine, theirs] = [draftOf([finishedQuestion(1)]), draftOf([finishedQuestion(2)])];
  const replies = await Promise.all([save(quizId, 1, mine), save(quizId, 1, theirs)]);
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  const loser = replies.find(({ success }) => !success);
  expect(loser).toMatchObject({ status: 409, error: { type: 'quiz.CHANGED' } });
  const kept = data(await call('getDraft', { quizId }));
  for (let again = 0; again < 3; again += 1)
    expect(data(await save(quizId, 1, kept.draft))).toMatchObject({ revision: 2 });
  expect(data(await call('getDraft', { quizId }))).toEqual(kept);
});

it('a draft names the command that saved it last, so that a device recognizes its own save', async () => {
  const quizId = await begun();
  data(await save(quizId, 1, draftOf([finishedQuestion(1)]), { ...host, commandId: 'page-of-mine-1' }));
  expect(
    await save(quizId, 1, draftOf([finishedQuestion(2)]), { ...host, commandId: 'page-of-mine-2' }),
  ).toMatchObject({
    error: { type: 'quiz.CHANGED' },
  });
  expect(data(await call('getDraft', { quizId }))).toMatchObject({
    revision: 2,
    lastSave: 'page-of-mine-1',
  });
});

it("a quiz without a finished question can't start a game of any kind", async () => {
  const quizId = await begun();
  data(await call('shareQuiz', { quizId, shared: true }));
  data(await save(quizId, 1, draftOf([unfinishedQuestion(0)])));
  const empty = { status: 400, error: { type: 'quiz.EMPTY' } };
  const player = { name: 'Ada' };
  expect(await hostGame(quizId)).toMatchObject(empty);
  expect(await call('previewQuiz', { quizId, player })).toMatchObject(empty);
  expect(await call('shareQuiz', { quizId, shared: true })).toMatchObject(empty);
  expect(await call('soloJoin', { quizId, player }, {})).toMatchObject(empty);
  expect(await call('createChallenge', { quizId, player }, {})).toMatchObject(empty);
  expect(data(await call('shareQuiz', { quizId, shared: false }))).toMatchObject({ shared: false });
});

it('practice shows only the finished questions, and no keys', async () => {
  const quizId = await begun([finishedQuestion(0), unfinishedQuestion(1)]);
  data(await call('shareQuiz', { quizId, shared: true }));
  data(
    await save(
      quizId,
      1,
      draftOf([finishedQuestion(0), unfinishedQuestion(1), finishedQuestion(2), unfinishedQuestion(3)]),
    ),
  );
  const info = await call('getQuizInfo', { quizId }, {});
  expect(data(info)).toMatchObject({ questionCount: 2 });
  const joined = await call('soloJoin', { quizId, player: { name: 'Ada' } }, {});
  const { playerId, ticket, view } = data(joined);
  expect(view.room.questionCount).toBe(2);
  const seat = { roomHash: view.room.hash as string, playerId };
  const opened = await call('getQuestions', seat, { seat: ticket });
  data(opened);
  for (const reply of [info, joined, opened]) expect(JSON.stringify(reply)).not.toContain('CANARY');
  // Neither players nor anyone else can read what hosts can.
  for (const name of ['getDraft', 'getQuiz', 'listVersions', 'searchQuestions', 'getVersion'] as const)
    for (const who of [{}, { seat: ticket }])
      expect(await call(name, { quizId, number: 1 }, who)).toMatchObject({ status: 401 });
  expect(await save(quizId, 2, draftOf([]), {})).toMatchObject({ status: 401 });
  expect(await save(quizId, 2, draftOf([]), { cookie: host.cookie })).toMatchObject({ status: 403 });
});

describe("another host's quiz", () => {
  /** Everything in the reply except its time. */
  const told = ({ status, ...reply }: Reply) => [status, reply.success, !reply.success && reply.error];

  it("looks the same as a quiz that doesn't exist", async () => {
    const quizId = await begun();
    data(await hostGame(quizId));
    const other = await hostIdentity(server);
    const draft = draftOf([finishedQuestion(9)]);
    for (const revision of [0, 1, 2]) {
      const nobodys = await save('nobody-has-this', revision, draft, other);
      expect(nobodys).toMatchObject({ status: 404, error: { type: 'quiz.NOT_FOUND' } });
      for (const id of [quizId, 'starter-new', 'a'.repeat(40)])
        expect(told(await save(id, revision, draft, other))).toEqual(told(nobodys));
    }
    for (const name of ['getDraft', 'listVersions', 'getVersion'] as const) {
      const nobodys = await call(name, { quizId: randomUUID(), number: 1 }, other);
      expect(nobodys).toMatchObject({ status: 404, error: { type: 'quiz.NOT_FOUND' } });
      expect(told(await call(name, { quizId, number: 1 }, other))).toEqual(told(nobodys));
    }
    expect(data(await call('searchQuestions', { search: 'text' }, other))).toEqual({
      questions: [],
      total: 0,
    });
    expect(data(await call('searchQuestions', { search: 'text' }))).toMatchObject({ total: 1 });
    expect(data(await call('getDraft', { quizId }))).toMatchObject({
      revision: 1,
      draft: draftOf([finishedQuestion(0)]),
    });
  });

  it('has no draft to read or write if it is a starter quiz', async () => {
    const { quizzes } = data(await call('listQuizzes', { limit: 100 }));
    const { id: quizId } = quizzes.find(({ starter }: any) => starter);
    for (const name of ['getDraft', 'listVersions', 'getVersion'] as const)
      expect(await call(name, { quizId, number: 1 })).toMatchObject({ error: { type: 'quiz.NOT_FOUND' } });
    for (const revision of [0, 1])
      expect(await save(quizId, revision, draftOf([finishedQuestion(0)]))).toMatchObject({
        error: { type: 'quiz.NOT_FOUND' },
      });
    expect(await hostGame(quizId)).toMatchObject({ success: true });
  });
});

describe('too frequent or invalid saves', () => {
  it('are limited, without affecting a window that saves twice a second', async () => {
    const quizId = await begun();
    const before = Date.now();
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, n) => save(quizId, 1, draftOf([finishedQuestion(n + 1)]))),
    );
    const errors = replies.flatMap((reply) => (reply.success ? [] : [reply.error]));
    const allowed = replies.length - errors.filter(({ type }) => type === 'request.RATE_LIMITED').length;
    expect(replies.length - errors.length).toBe(1);
    // One save was already used to create the quiz.
    expect(allowed).toBeLessThanOrEqual(39 + Math.ceil((4 * (Date.now() - before)) / 1_000));
    for (const error of errors) if (error.type === 'request.RATE_LIMITED') expect(error.retryAfter).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    let { revision } = data(await call('getDraft', { quizId })) as { revision: number };
    for (let n = 0; n < 6; n += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      ({ revision } = data(await save(quizId, revision, draftOf([finishedQuestion(300 + n)]))));
    }
  });

  it("can't create more quizzes than the limit on saves allows", async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) => save(randomUUID(), 0, draftOf([finishedQuestion(n)]))),
    );
    const made = replies.filter(({ success }) => success).length;
    expect(made).toBeLessThan(40);
    const { quizzes } = data(await call('listQuizzes', { search: 'mountains', limit: 100 }));
    expect(quizzes.filter(({ starter }: any) => !starter)).toHaveLength(made);
  });

  it('are refused with a validation error, and nothing of them is kept', async () => {
    const quizId = await begun();
    const invalid = { status: 400, error: { type: 'request.VALIDATION_ERROR' } };
    const wrong: readonly unknown[] = [
      null,
      [],
      'draft',
      { title: 'x' },
      { ...draftOf([finishedQuestion(0)]), extra: 1 },
      JSON.parse('{"title":"x","questions":[],"__proto__":{"title":"y"}}'),
      draftOf([finishedQuestion(0), finishedQuestion(0)]),
      draftOf([{ ...finishedQuestion(0), id: '../../x' }]),
      draftOf([{ ...finishedQuestion(0), type: '__proto__' } as never]),
      draftOf([{ ...finishedQuestion(0), text: 'x'.repeat(2_001) }]),
      draftOf(Array.from({ length: 10_001 }, (_, n) => finishedQuestion(n))),
      JSON.parse(`${'{"title":'.repeat(100)}1${'}'.repeat(100)}`),
    ];
    for (const draft of wrong) expect(await save(quizId, 1, draft)).toMatchObject(invalid);
    for (const revision of [-1, 1.5, '1', null, Number.MAX_VALUE])
      expect(await call('saveDraft', { quizId, revision, draft: draftOf([]) })).toMatchObject(invalid);
    for (const number of ['0', '-1', 'x', '1e99', '2.5'])
      expect(await call('getVersion', { quizId, number })).toMatchObject(invalid);
    expect(data(await call('getDraft', { quizId }))).toMatchObject({
      revision: 1,
      draft: draftOf([finishedQuestion(0)]),
    });
    expect(({} as Record<string, unknown>)['title']).toBeUndefined();
  });
});

it('a deleted quiz has no draft until it is restored', async () => {
  const quizId = await begun();
  data(await call('deleteQuiz', { quizId }));
  for (const revision of [0, 1])
    expect(await save(quizId, revision, draftOf([finishedQuestion(1)]))).toMatchObject({
      error: { type: 'quiz.NOT_FOUND' },
    });
  expect(await call('getDraft', { quizId })).toMatchObject({ error: { type: 'quiz.NOT_FOUND' } });
  data(await call('restoreQuiz', { quizId }));
  expect(data(await save(quizId, 1, draftOf([finishedQuestion(1)])))).toMatchObject({ revision: 2 });
});
