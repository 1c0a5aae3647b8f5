import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WayId, WAYS } from '#core/features/ways.ts';
import { newQuestionId } from '#src/areas/library/editor/draft/ids.ts';
import { callHttp, data, hostIdentity } from '#tools/classroom/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';
import { STARTERS } from '#tools/quizzes/starters.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the starter quizzes on a new server', () => {
  it('are listed with covers and grades, first the one that shows the most', async () => {
    const { quizzes } = data(await callHttp(server, 'listQuizzes', {}, await hostIdentity(server)));
    expect(quizzes.map(({ id }: any) => id).toSorted()).toEqual(STARTERS.map(({ id }) => `starter-${id}`));
    for (const card of quizzes) expect(card).toMatchObject({ cover: expect.any(String), starter: true });
    for (const { id, quiz } of STARTERS) {
      const card = quizzes.find((each: any) => each.id === `starter-${id}`);
      expect(card).toMatchObject({ subject: quiz.subject, grade: quiz.grade });
    }
    expect(quizzes[0].id).toBe('starter-mountains-of-the-world');
  });

  it.each(STARTERS)('can be copied and hosted: $id', async ({ id, way }) => {
    const host = await hostIdentity(server);
    const quizId = `starter-${id}`;
    const copyId = crypto.randomUUID();
    const read = data(await callHttp(server, 'getQuiz', { quizId }, host));
    const draft = {
      ...read.quiz,
      questions: read.quiz.questions.map((question: object) => ({ ...question, id: newQuestionId() })),
    };
    data(await callHttp(server, 'saveDraft', { quizId: copyId, revision: 0, draft }, host));

    const { type, options: gameOptions } = WAYS[way as WayId];
    for (const hosted of [quizId, copyId]) {
      const request = { quizId: hosted, type, gameOptions, playMode: 'live' };
      const { roomHash } = data(await callHttp(server, 'hostGame', request, host));
      const player = { name: 'Ada', avatarId: 1 };
      data(await callHttp(server, 'join', { roomHash, player, startSource: 'gameCode' }));
      const { view } = data(await callHttp(server, 'startGame', { roomHash }, host));
      expect(view.room.state).toBe('running');
      data(await callHttp(server, 'endGame', { roomHash }, host));
    }
  });
});
