// The ways of a host that others must not be able to close, or to use: the password, the cookies, calls from other pages, ids of commands.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { callHttp, data, hostIdentity, type Identity } from '#tests/support/calls.ts';
import { holdClock } from '#tests/support/clock.ts';
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

  const tried = (password: string, who: Identity = {}) =>
    callHttp(server, 'openHostSession', { password }, who);
  /** A browser that opens the page. */
  const visitor = async (): Promise<Identity> => {
    const asked = await callHttp(server, 'openHostSession', {});
    expect(asked).toMatchObject({ error: { type: 'host.PASSWORD_REQUIRED' } });
    const [cookie] = (asked.setCookie ?? '').split(';');
    return cookie ? { cookie } : {};
  };

  it('opens for who knows it, however many wrong ones others at the address try, who come to an end', async () => {
    const letGo = holdClock();
    const teacher = await visitor();
    const guesser = await visitor();
    for (const who of [guesser, {}]) {
      const replies = [];
      for (let n = 0; n < 12; n += 1) replies.push(await tried(`guess ${n}`, who));
      expect(replies[0]).toMatchObject({ error: { type: 'host.PASSWORD_WRONG' } });
      expect(replies.at(-1)).toMatchObject(LIMITED);
    }
    expect(await tried(PASSWORD, guesser)).toMatchObject(LIMITED);
    expect(await tried(PASSWORD, teacher)).toMatchObject({ success: true });
    // New devices are not without end, nor can one be made up.
    const devices = await Promise.all(Array.from({ length: 60 }, visitor));
    expect(devices.filter(({ cookie }) => cookie !== undefined).length).toBeLessThan(40);
    const forged = {
      cookie: `qp_visitor=${'a'.repeat(24)}.${Math.floor(Date.now() / 1_000)}.${'b'.repeat(32)}`,
    };
    expect(await tried(PASSWORD, forged)).toMatchObject(LIMITED);
    letGo();
  });
});

describe('a host', () => {
  let server: TestServer;
  let host: Identity & { cookie: string; csrf: string };
  let roomHash: string;
  beforeAll(async () => {
    server = await startTestServer();
    host = await hostIdentity(server);
    const { card } = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host));
    roomHash = data(await callHttp(server, 'hostGame', { quizId: card.id, type: 'normal' }, host)).roomHash;
  });
  afterAll(() => server.stop());

  it('is known by the one cookie of two that is good, whichever comes first', async () => {
    const other = `qp_host=${'a'.repeat(24)}.${'b'.repeat(32)}.${'b'.repeat(32)}`;
    for (const cookie of [`${other}; ${host.cookie}`, `${host.cookie}; ${other}`, `qp_host=; ${host.cookie}`])
      expect(await callHttp(server, 'getGame', { roomHash }, { cookie })).toMatchObject({ success: true });
    expect(await callHttp(server, 'getGame', { roomHash }, { cookie: other })).toMatchObject({ status: 401 });
  });

  it('is, of two good cookies, the one whose token is shown, whichever comes first', async () => {
    const other = await hostIdentity(server);
    for (const cookie of [`${other.cookie}; ${host.cookie}`, `${host.cookie}; ${other.cookie}`])
      for (const { csrf } of [host, other]) {
        const locked = await callHttp(server, 'lockRoom', { roomHash, locked: false }, { cookie, csrf });
        expect(locked).toMatchObject(
          csrf === host.csrf ? { success: true } : { error: { type: 'request.FORBIDDEN' } },
        );
      }
  });

  it('is not spoken for by another page, also by a call without a body', async () => {
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

  it('is told where the id of a command was used for another one, and nothing is done', async () => {
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
