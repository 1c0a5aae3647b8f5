// Drawn formulas over HTTP: students get those that a quiz names, and can have none drawn.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { callHttp, data, hostIdentity, type Identity } from '#tests/support/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: Identity & { cookie: string; csrf: string };
beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/formulas?${new URLSearchParams(query)}`, { headers });

it('a student is given none that nobody wrote', async () => {
  expect((await get({ tex: 'p^2', lang: 'en' })).status).toBe(404);
  expect((await get({})).status).toBe(404);
  expect((await get({ tex: 'x'.repeat(9_000), lang: 'en' })).status).toBe(404);
  expect((await fetch(`${server.url}/formulas?tex=a&tex=b`)).status).toBe(404);
});

it('an author is, and then everybody, to keep', async () => {
  const { svg, words } = data(await callHttp(server, 'drawFormula', { tex: 'q^2', language: 'en' }, host));
  expect(words).toBe('q squared');
  const answer = await get({ tex: 'q^2', lang: 'en-GB' });
  expect(await answer.text()).toBe(svg);
  expect(answer.headers.get('content-type')).toContain('image/svg+xml');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  // Also without the call, as the page of an author fetches it.
  expect((await get({ tex: 'r^2' }, { cookie: host.cookie })).status).toBe(200);
  expect((await get({ tex: 'r^2', lang: 'fr' })).status).toBe(200);
});

it('what TeX can’t read is told to its author in its words', async () => {
  expect(await callHttp(server, 'drawFormula', { tex: '\\frac{1', language: 'en' }, host)).toMatchObject({
    status: 400,
    error: { type: 'formula.INVALID', message: 'Missing close brace' },
  });
  expect(await callHttp(server, 'drawFormula', { tex: 'x', language: 'en' })).toMatchObject({
    error: { type: 'request.UNAUTHORIZED' },
  });
});

it('those of a quiz are there once it is played', async () => {
  const quiz = {
    title: 'Powers',
    questions: [
      { type: 'OPEN' as const, format: 'markdown' as const, text: 'What is $s^2$?', hints: ['Not $s^3$'] },
    ],
  };
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz }, host));
  expect((await get({ tex: 's^2', lang: 'en' })).status).toBe(404);
  data(await callHttp(server, 'hostGame', { quizId: card.id, type: 'tp' }, host));
  expect((await get({ tex: 's^2', lang: 'en' })).status).toBe(200);
  expect((await get({ tex: 's^3', lang: 'es' })).status).toBe(200);
});
