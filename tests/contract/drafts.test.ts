// Writing a quiz by calls: begun on a device, saved again and again, played, shared, changed while it is played, and nobody else's business.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import type { OperationName } from '#protocol/operations.ts';
import { callHttp, data, hostIdentity, type Identity, type Reply } from '#tools/classroom/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

const asked = (n: number): DraftQuestion => ({
  id: `question${n}`,
  type: 'BLANK',
  text: `Text ${n}`,
  accepted: [`CANARY-KEY-${n}`],
});
/** Not finished: it has no answer yet. */
const unasked = (n: number): DraftQuestion => ({
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
let host: Identity & { cookie: string; csrf: string };
beforeAll(async () => {
  server = await startTestServer();
});
/** Another one for each test: what one host saves in a minute is limited. */
beforeEach(async () => {
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

const call = (name: OperationName, request: Record<string, unknown>, who: Identity = host) =>
  callHttp(server, name, request, who);
const save = (quizId: string, revision: number, draft: unknown, who: Identity = host) =>
  call('saveDraft', { quizId, revision, draft }, who);
async function begun(questions = [asked(0)]): Promise<string> {
  const quizId = randomUUID();
  expect(data(await save(quizId, 0, draftOf(questions)))).toMatchObject({ revision: 1 });
  return quizId;
}
const hostGame = (quizId: string) => call('hostGame', { quizId, type: 'normal', gameOptions: {} });
/** Texts of the questions that a room has. */
async function hosted(quizId: string): Promise<{ roomHash: string; texts: () => Promise<string[]> }> {
  const { roomHash } = data(await hostGame(quizId));
  const texts = async () =>
    data(await call('getGame', { roomHash })).view.questions.map(
      ({ question }: any) => question.text as string,
    );
  return { roomHash, texts };
}

it('is begun, saved, played and changed while it is played, and each game keeps what it began with', async () => {
  const quizId = await begun([asked(0), unasked(1)]);
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
  const changed = draftOf([asked(2), asked(3), unasked(1)], '');
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

it('makes one version for all the games that begin at a time', async () => {
  const quizId = await begun();
  const games = await Promise.all(Array.from({ length: 8 }, () => hostGame(quizId)));
  for (const game of games) expect(game).toMatchObject({ success: true });
  expect(data(await call('listVersions', { quizId })).total).toBe(1);
});

it('is saved by one of two windows, and tells the other; what is sent twice is saved once', async () => {
  const quizId = await begun();
  const [mine, theirs] = [draftOf([asked(1)]), draftOf([asked(2)])];
  const replies = await Promise.all([save(quizId, 1, mine), save(quizId, 1, theirs)]);
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  const loser = replies.find(({ success }) => !success);
  expect(loser).toMatchObject({ status: 409, error: { type: 'quiz.CHANGED' } });
  const kept = data(await call('getDraft', { quizId }));
  for (let again = 0; again < 3; again += 1)
    expect(data(await save(quizId, 1, kept.draft))).toMatchObject({ revision: 2 });
  expect(data(await call('getDraft', { quizId }))).toEqual(kept);
});

it('tells by which command it was saved last, so that a device knows its own save', async () => {
  const quizId = await begun();
  data(await save(quizId, 1, draftOf([asked(1)]), { ...host, commandId: 'page-of-mine-1' }));
  expect(await save(quizId, 1, draftOf([asked(2)]), { ...host, commandId: 'page-of-mine-2' })).toMatchObject({
    error: { type: 'quiz.CHANGED' },
  });
  expect(data(await call('getDraft', { quizId }))).toMatchObject({
    revision: 2,
    lastSave: 'page-of-mine-1',
  });
});

it('is refused where no question is finished, wherever a game begins', async () => {
  const quizId = await begun();
  data(await call('shareQuiz', { quizId, shared: true }));
  data(await save(quizId, 1, draftOf([unasked(0)])));
  const empty = { status: 400, error: { type: 'quiz.EMPTY' } };
  const player = { name: 'Ada' };
  expect(await hostGame(quizId)).toMatchObject(empty);
  expect(await call('previewQuiz', { quizId, player })).toMatchObject(empty);
  expect(await call('shareQuiz', { quizId, shared: true })).toMatchObject(empty);
  expect(await call('soloJoin', { quizId, player }, {})).toMatchObject(empty);
  expect(await call('createChallenge', { quizId, player }, {})).toMatchObject(empty);
  expect(data(await call('shareQuiz', { quizId, shared: false }))).toMatchObject({ shared: false });
});

it('shows who practises what is finished, and no key of anything', async () => {
  const quizId = await begun([asked(0), unasked(1)]);
  data(await call('shareQuiz', { quizId, shared: true }));
  data(await save(quizId, 1, draftOf([asked(0), unasked(1), asked(2), unasked(3)])));
  const info = await call('getQuizInfo', { quizId }, {});
  expect(data(info)).toMatchObject({ questionCount: 2 });
  const joined = await call('soloJoin', { quizId, player: { name: 'Ada' } }, {});
  const { playerId, ticket, view } = data(joined);
  expect(view.room.questionCount).toBe(2);
  const seat = { roomHash: view.room.hash as string, playerId };
  const opened = await call('getQuestions', seat, { seat: ticket });
  data(opened);
  for (const reply of [info, joined, opened]) expect(JSON.stringify(reply)).not.toContain('CANARY');
  // Neither a player nor anybody else opens what hosts open.
  for (const name of ['getDraft', 'getQuiz', 'listVersions', 'searchQuestions', 'getVersion'] as const)
    for (const who of [{}, { seat: ticket }])
      expect(await call(name, { quizId, number: 1 }, who)).toMatchObject({ status: 401 });
  expect(await save(quizId, 2, draftOf([]), {})).toMatchObject({ status: 401 });
  expect(await save(quizId, 2, draftOf([]), { cookie: host.cookie })).toMatchObject({ status: 403 });
});

describe('whose quiz it is not', () => {
  /** All that is told, but for when. */
  const told = ({ status, ...reply }: Reply) => [status, reply.success, !reply.success && reply.error];

  it('finds nothing, the same as for a quiz that nobody has', async () => {
    const quizId = await begun();
    data(await hostGame(quizId));
    const other = await hostIdentity(server);
    const draft = draftOf([asked(9)]);
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
      draft: draftOf([asked(0)]),
    });
  });

  it('neither reads nor writes drafts of starter quizzes', async () => {
    const { quizzes } = data(await call('listQuizzes', { limit: 100 }));
    const { id: quizId } = quizzes.find(({ starter }: any) => starter);
    for (const name of ['getDraft', 'listVersions', 'getVersion'] as const)
      expect(await call(name, { quizId, number: 1 })).toMatchObject({ error: { type: 'quiz.NOT_FOUND' } });
    for (const revision of [0, 1])
      expect(await save(quizId, revision, draftOf([asked(0)]))).toMatchObject({
        error: { type: 'quiz.NOT_FOUND' },
      });
    expect(await hostGame(quizId)).toMatchObject({ success: true });
  });
});

describe('what is sent too often, or is no draft', () => {
  it('is limited, and leaves a window that saves twice a second alone', async () => {
    const quizId = await begun();
    const before = Date.now();
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, n) => save(quizId, 1, draftOf([asked(n + 1)]))),
    );
    const errors = replies.flatMap((reply) => (reply.success ? [] : [reply.error]));
    const allowed = replies.length - errors.filter(({ type }) => type === 'request.RATE_LIMITED').length;
    expect(replies.length - errors.length).toBe(1);
    // The first one is the one that began the quiz.
    expect(allowed).toBeLessThanOrEqual(39 + Math.ceil((4 * (Date.now() - before)) / 1_000));
    for (const error of errors) if (error.type === 'request.RATE_LIMITED') expect(error.retryAfter).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    let { revision } = data(await call('getDraft', { quizId })) as { revision: number };
    for (let n = 0; n < 6; n += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      ({ revision } = data(await save(quizId, revision, draftOf([asked(300 + n)]))));
    }
  });

  it('does not begin more quizzes than may be saved', async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) => save(randomUUID(), 0, draftOf([asked(n)]))),
    );
    const made = replies.filter(({ success }) => success).length;
    expect(made).toBeLessThan(40);
    expect(data(await call('listQuizzes', { search: 'mountains' })).total).toBe(made);
  });

  it('is named where it is wrong, and nothing is kept of it', async () => {
    const quizId = await begun();
    const invalid = { status: 400, error: { type: 'request.VALIDATION_ERROR' } };
    const wrong: readonly unknown[] = [
      null,
      [],
      'draft',
      { title: 'x' },
      { ...draftOf([asked(0)]), extra: 1 },
      JSON.parse('{"title":"x","questions":[],"__proto__":{"title":"y"}}'),
      draftOf([asked(0), asked(0)]),
      draftOf([{ ...asked(0), id: '../../x' }]),
      draftOf([{ ...asked(0), type: '__proto__' } as never]),
      draftOf([{ ...asked(0), text: 'x'.repeat(2_001) }]),
      draftOf(Array.from({ length: 10_001 }, (_, n) => asked(n))),
      JSON.parse(`${'{"title":'.repeat(100)}1${'}'.repeat(100)}`),
    ];
    for (const draft of wrong) expect(await save(quizId, 1, draft)).toMatchObject(invalid);
    for (const revision of [-1, 1.5, '1', null, Number.MAX_VALUE])
      expect(await call('saveDraft', { quizId, revision, draft: draftOf([]) })).toMatchObject(invalid);
    for (const number of ['0', '-1', 'x', '1e99', '2.5'])
      expect(await call('getVersion', { quizId, number })).toMatchObject(invalid);
    expect(data(await call('getDraft', { quizId }))).toMatchObject({
      revision: 1,
      draft: draftOf([asked(0)]),
    });
    expect(({} as Record<string, unknown>)['title']).toBeUndefined();
  });
});

it('of a deleted quiz is not there until it is put back', async () => {
  const quizId = await begun();
  data(await call('deleteQuiz', { quizId }));
  for (const revision of [0, 1])
    expect(await save(quizId, revision, draftOf([asked(1)]))).toMatchObject({
      error: { type: 'quiz.NOT_FOUND' },
    });
  expect(await call('getDraft', { quizId })).toMatchObject({ error: { type: 'quiz.NOT_FOUND' } });
  data(await call('restoreQuiz', { quizId }));
  expect(data(await save(quizId, 1, draftOf([asked(1)])))).toMatchObject({ revision: 2 });
});
