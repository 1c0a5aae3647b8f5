import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };
const open: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => server.stop());

/**
 * Sends the headers of an upload and the beginning of its body; `said` returns the server's reply so far.
 */
function upload(bytes: number, who: Partial<Credentials> = {}, sent = 1): { said: () => string } {
  let said = '';
  const socket = connect(server.port, '127.0.0.1');
  open.push(socket);
  socket.on('data', (chunk) => (said += chunk.toString()));
  socket.on('error', () => undefined);
  const head = [
    'POST /v1/quizzes HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${bytes}`,
    ...(who.cookie ? [`Cookie: ${who.cookie}`] : []),
    ...(who.csrf ? [`X-Csrf-Token: ${who.csrf}`] : []),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.alloc(sent, '['));
  return { said: () => said };
}

/** Saves a quiz of about this many bytes. */
const saved = (bytes: number, who: Credentials) => {
  const text = 'x'.repeat(1_000);
  const questions = Array.from({ length: bytes / text.length }, () => ({ type: 'OPEN' as const, text }));
  return callHttp(server, 'saveQuiz', { quiz: { title: 'Long', questions } }, who);
};

const MB = 1024 * 1024;

describe('a large body', () => {
  it('is refused by its headers alone without a host session and its token', async () => {
    const anonymous = upload(20 * MB);
    await expect.poll(anonymous.said).toMatch(/^HTTP\/1\.1 401 .*"request\.UNAUTHORIZED"/s);
    const tokenless = upload(20 * MB, { cookie: host.cookie });
    await expect.poll(tokenless.said).toMatch(/^HTTP\/1\.1 403 .*"request\.CSRF"/s);
    const tooLarge = upload(30 * MB, host);
    await expect.poll(tooLarge.said).toMatch(/^HTTP\/1\.1 (413|429) /);
  });

  it('counts only what has come, so that connections which send nothing keep nobody out', async () => {
    const idle = Array.from({ length: 10 }, () => upload(20 * MB, host));
    data(await saved(2 * MB, host));
    data(await saved(300_000, await hostIdentity(server)));
    expect(idle.map(({ said }) => said())).toEqual(idle.map(() => ''));
  });

  it('is refused by its headers once its host has sent many, which keeps out neither others nor small ones', async () => {
    const busy = await hostIdentity(server);
    let last = '';
    for (let n = 0; n < 20 && !last.includes(' 429 '); n += 1) {
      const { said } = upload(24 * MB, busy, 24 * MB);
      await expect.poll(said).toMatch(/^HTTP/);
      last = said();
    }
    expect(last).toMatch(/^HTTP\/1\.1 429 .*"request\.RATE_LIMITED"/s);
    const early = upload(24 * MB, busy, 0);
    await expect.poll(early.said).toMatch(/^HTTP\/1\.1 429 .*retry-after: \d+.*"request\.RATE_LIMITED"/is);
    data(await saved(30_000, busy));
    data(await saved(2 * MB, await hostIdentity(server)));
  });

  it('gives way when its host sends too much at once, and leaves room for others and for small ones', async () => {
    const first = upload(20 * MB, host, 15 * MB);
    const second = upload(20 * MB, host, 15 * MB);
    const both = () => first.said() + second.said();
    await expect
      .poll(both)
      .toMatch(/^HTTP\/1\.1 429 .*retry-after: \d+.*"request\.RATE_LIMITED".*"retryAfter":\d+/is);
    expect([first.said(), second.said()]).toContain('');
    data(await saved(300_000, host));
    data(await saved(2 * MB, await hostIdentity(server)));
  });
});

describe('malformed input', () => {
  it('gets the typed envelope too', async () => {
    const socket = connect(server.port, '127.0.0.1');
    open.push(socket);
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.write('NONSENSE\r\n\r\n');
    await expect.poll(() => said).toMatch(/^HTTP\/1\.1 400 .*"request\.VALIDATION_ERROR"/s);
  });

  it('times out if its body never ends', () => {
    expect(server.app.http.server.requestTimeout).toBeGreaterThan(0);
  });
});
