import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

const SHORT: AuthoredQuiz = {
  title: 'Practice',
  questions: [{ type: 'BLANK', text: 'TEXT-0', accepted: ['KEY-0'] }],
};
const LONG: AuthoredQuiz = {
  title: 'Long',
  questions: Array.from({ length: CONTENT_LIMITS.playedCharacters / 1_900 }, () => ({
    type: 'BLANK',
    text: 'x'.repeat(1_900),
    accepted: ['x'],
  })),
};
const tooLarge = { status: 400, error: { type: 'quiz.TOO_LARGE' } };

let server: TestServer;
let host: Credentials;
beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

it('a quiz that is too long for a room has no practice link or preview, and its existing link stops working', async () => {
  const save = (quiz: AuthoredQuiz, quizId?: string) =>
    callHttp(server, 'saveQuiz', { quiz, ...(quizId !== undefined && { quizId }) }, host);
  const { id: quizId } = data(await save(SHORT)).card;
  const share = (shared = true) => callHttp(server, 'shareQuiz', { quizId, shared }, host);
  const player = { name: 'Ada' };
  const begin = () => callHttp(server, 'soloJoin', { quizId, player });
  data(await share());
  expect(await begin()).toMatchObject({ success: true });
  data(await save(LONG, quizId));
  expect(await begin()).toMatchObject(tooLarge);
  expect(await callHttp(server, 'createChallenge', { quizId, player })).toMatchObject(tooLarge);
  expect(await share()).toMatchObject(tooLarge);
  expect(await callHttp(server, 'previewQuiz', { quizId, player: { name: 'Teacher' } }, host)).toMatchObject(
    tooLarge,
  );
  expect(data(await share(false))).toEqual({ quizId, shared: false });
  data(await save(SHORT, quizId));
  expect(data(await share())).toEqual({ quizId, shared: true });
  expect(await begin()).toMatchObject({ success: true });
});
