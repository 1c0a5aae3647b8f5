import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'To be looked at',
  questions: [
    { type: 'BLANK', text: 'TEXT-0', accepted: ['CANARY-KEY-0'], explanation: 'CANARY-WHY-0' },
    { type: 'BLANK', text: 'CANARY-TEXT-1', accepted: ['CANARY-KEY-1'], explanation: 'CANARY-WHY-1' },
  ],
};

let server: TestServer;
let host: Credentials;
let quizId: string;
beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
  quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id;
});
afterAll(() => server.stop());

const preview = (who: Credentials = host) =>
  callHttp(server, 'previewQuiz', { quizId, player: { name: 'Student' } }, who);

it('a preview lets a host play the whole quiz alone, even with its practice link off, and leaves nothing behind', async () => {
  const { playerId, ticket, view: begun } = data(await preview());
  const [seat, who] = [{ roomHash: begun.room.hash, playerId }, { seat: ticket }];
  expect(begun).toMatchObject({
    room: { playMode: 'solo', state: 'running', code: '', questionCount: 2, playerCount: 1 },
  });
  const { view } = data(await callHttp(server, 'getQuestions', seat, who));
  expect(JSON.stringify(view)).not.toMatch(/CANARY-(KEY|WHY|TEXT)/);
  const response = { state: 'attempted', answer: { type: 'BLANK', text: 'CANARY-KEY-0' } };
  const answered = data(
    await callHttp(server, 'proceedGame', { ...seat, questionId: view.slide.question.id, response }, who),
  );
  expect(answered.slide.feedback).toMatchObject({ result: 'correct' });
  data(await callHttp(server, 'playerGameOver', seat, who));
  expect(data(await callHttp(server, 'listReports', {}, host))).toMatchObject({ reports: [] });
  expect(data(await callHttp(server, 'listHostedGames', {}, host)).games).toEqual([]);
  expect(await callHttp(server, 'soloJoin', { quizId, player: { name: 'Ada' } })).toMatchObject({
    error: { type: 'quiz.NOT_FOUND' },
  });
});

it("a preview is only for hosts and their own quizzes, and appears in no list of a device's games", async () => {
  expect(await preview({})).toMatchObject({ status: 401 });
  expect(await preview(await hostIdentity(server))).toMatchObject({ error: { type: 'quiz.NOT_FOUND' } });
  const begun = await preview();
  const cookie = begun.setCookie ?? '';
  const listed = data(await callHttp(server, 'listOwnGames', {}, { cookie: cookie.split(';')[0] ?? '' }));
  expect(listed).toMatchObject({ running: [], completed: [] });
});
