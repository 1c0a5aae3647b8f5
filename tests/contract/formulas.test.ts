import { afterAll, beforeAll, expect, it } from 'vitest';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };
beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/formulas?${new URLSearchParams(query)}`, { headers });

it("a student can't get a formula by its TeX, no matter who wrote it", async () => {
  data(await callHttp(server, 'drawFormula', { tex: 'x = 7', language: 'en' }, host));
  for (const tex of ['x = 7', 'x = 8', '', 'x'.repeat(5_000)])
    expect((await get({ tex, lang: 'en' })).status).toBe(404);
  expect(
    (await fetch(`${server.url}/formulas?tex=a&tex=b`, { headers: { cookie: host.cookie } })).status,
  ).toBe(404);
  expect((await fetch(`${server.url}/formulas/${'0'.repeat(40)}`)).status).toBe(404);
  expect((await fetch(`${server.url}/formulas/x`)).status).toBe(404);
});

it('an author can get a formula by its TeX, as the editor requests it', async () => {
  const { svg, words } = data(await callHttp(server, 'drawFormula', { tex: 'q^2', language: 'en' }, host));
  expect(words).toBe('q squared');
  const answer = await get({ tex: 'q^2', lang: 'en-GB' }, { cookie: host.cookie });
  expect(await answer.text()).toBe(svg);
  expect(answer.headers.get('content-type')).toContain('image/svg+xml');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await get({ tex: 'r^2' }, { cookie: host.cookie })).status).toBe(200);
});

it("an author gets TeX's own error message for invalid TeX", async () => {
  expect(await callHttp(server, 'drawFormula', { tex: '\\frac{1', language: 'en' }, host)).toMatchObject({
    status: 400,
    error: { type: 'formula.INVALID', message: 'Missing close brace' },
  });
  expect(await callHttp(server, 'drawFormula', { tex: 'x', language: 'en' })).toMatchObject({
    error: { type: 'request.UNAUTHORIZED' },
  });
});
