import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { bitsOf, PROOF } from '#protocol/proofOfWork.ts';
import { solvePuzzle } from '#src/platform/requests/proof.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { freezeClock } from '#tests/support/clock.ts';
import { useEasyPuzzles } from '#tests/support/puzzles.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'One',
  questions: [{ type: 'MCQ', text: 'What?', options: [{ text: 'right', correct: true }, { text: 'wrong' }] }],
};

const LIMITED = { status: 429, error: { type: 'request.RATE_LIMITED' } };

describe('the host password', () => {
  const PASSWORD = 'the right one';
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ HOST_PASSWORD: PASSWORD });
  });
  afterAll(() => server.stop());

  const WRONG = { error: { type: 'host.PASSWORD_WRONG' } };
  const tried = (password: string, proof?: string) =>
    callHttp(server, 'openHostSession', { password, ...(proof && { proof }) });
  /** Returns the challenge for the next try. */
  const challenged = async (): Promise<string> => {
    const reply = await tried('one more guess');
    expect(reply).toMatchObject(LIMITED);
    return reply.success ? '' : (reply.error.challenge ?? '');
  };

  it('costs no tries when it is correct', async () => {
    onTestFinished(freezeClock());
    for (let n = 0; n < 20; n += 1) expect(await tried(PASSWORD)).toMatchObject({ success: true });
  });

  it('lets in anyone who knows it, however many wrong ones others at the address try, each at the cost of work', async () => {
    onTestFinished(useEasyPuzzles());
    onTestFinished(freezeClock());
    expect(await callHttp(server, 'openHostSession', {})).toMatchObject({
      error: { type: 'host.PASSWORD_REQUIRED' },
    });
    for (let n = 0; n < 10; n += 1) expect(await tried(`guess ${n}`)).toMatchObject(WRONG);
    // Without work, not even the correct one is checked.
    expect(await tried(PASSWORD)).toMatchObject(LIMITED);
    for (let n = 0; n < 30; n += 1) {
      const challenge = await challenged();
      expect(bitsOf(challenge)).toBe(PROOF.bits);
      expect(await tried(`guess ${n}`, await solvePuzzle(challenge))).toMatchObject(WRONG);
    }
    for (let n = 0; n < 30; n += 1) {
      const challenge = await challenged();
      expect(bitsOf(challenge)).toBe(PROOF.hardBits);
      const proof = await solvePuzzle(challenge);
      expect(await tried(`guess ${n}`, proof)).toMatchObject(WRONG);
      expect(await tried(PASSWORD, proof)).toMatchObject(LIMITED);
    }
    expect(await tried(PASSWORD, await solvePuzzle(await challenged()))).toMatchObject({ success: true });
  });
});

describe('a host', () => {
  let server: TestServer;
  let host: Credentials & { cookie: string; csrf: string };
  let roomHash: string;
  beforeAll(async () => {
    server = await startTestServer();
    host = await hostIdentity(server);
    const { card } = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host));
    roomHash = data(await callHttp(server, 'hostGame', { quizId: card.id, type: 'normal' }, host)).roomHash;
  });
  afterAll(() => server.stop());

  it('is identified by the one valid cookie of two, in either order', async () => {
    const other = `qp_host=${'a'.repeat(24)}.${'b'.repeat(32)}.${'b'.repeat(32)}`;
    for (const cookie of [`${other}; ${host.cookie}`, `${host.cookie}; ${other}`, `qp_host=; ${host.cookie}`])
      expect(await callHttp(server, 'getGame', { roomHash }, { cookie })).toMatchObject({ success: true });
    expect(await callHttp(server, 'getGame', { roomHash }, { cookie: other })).toMatchObject({ status: 401 });
  });

  it('is identified by the token shown if both cookies are valid, in either order', async () => {
    const other = await hostIdentity(server);
    for (const cookie of [`${other.cookie}; ${host.cookie}`, `${host.cookie}; ${other.cookie}`])
      for (const { csrf } of [host, other]) {
        const locked = await callHttp(server, 'lockRoom', { roomHash, locked: false }, { cookie, csrf });
        expect(locked).toMatchObject(
          csrf === host.csrf ? { success: true } : { error: { type: 'request.FORBIDDEN' } },
        );
      }
  });

  it("can't be impersonated by another site, not even with a call without a body", async () => {
    const post = async (path: string, headers: Record<string, string>) => {
      const response = await fetch(server.url + path, { method: 'POST', headers });
      return { status: response.status, setCookie: response.headers.get('set-cookie') };
    };
    const seen = { cookie: host.cookie };
    for (const path of [
      '/v1/host/session',
      '/v1/players/me/games/forget',
      `/v1/games/${roomHash}/resume`,
      '/v5/join',
    ]) {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: server.url.replace(/\d+$/, '1') },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ] as const)
        expect(await post(path, { ...seen, ...headers })).toEqual({ status: 403, setCookie: null });
    }
    for (const headers of [
      {},
      { origin: server.url },
      { origin: server.url, 'sec-fetch-site': 'same-origin' },
    ])
      expect(await post('/v1/host/session', { ...seen, ...headers })).toMatchObject({ status: 200 });
  });

  it('gets an error when a command id was already used for something else, and nothing is done', async () => {
    const who = { ...host, commandId: 'command-of-the-host' };
    const lock = (locked: boolean) => callHttp(server, 'lockRoom', { roomHash, locked }, who);
    expect(data(await lock(true)).view.room.locked).toBe(true);
    expect(data(await lock(true)).view.room.locked).toBe(true);
    expect(await lock(false)).toMatchObject({ status: 409, error: { type: 'request.COMMAND_REUSED' } });
    expect(await callHttp(server, 'endGame', { roomHash }, who)).toMatchObject({
      status: 409,
      error: { type: 'request.COMMAND_REUSED' },
    });
    expect(data(await callHttp(server, 'getGame', { roomHash }, host)).view).toMatchObject({
      room: { locked: true, state: 'waiting' },
    });
  });
});
