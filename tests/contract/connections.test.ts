import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SOCKET_PATHS } from '#protocol/pushes.ts';
import { callHttp, data, hostIdentity } from '#tools/classroom/calls.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A bare WebSocket client, which sends, answers and closes only when told to. */
async function bareSocket(cookie = ''): Promise<{ socket: Socket; send: (message: string) => void }> {
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  socket.write(
    `GET ${SOCKET_PATHS.game}/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}\r\n\r\n`,
  );
  await once(socket, 'data');
  const send = (message: string): void => {
    const body = Buffer.from(message);
    const size = body.length < 126 ? [0x80 | body.length] : [0xfe, body.length >> 8, body.length & 255];
    socket.write(Buffer.concat([Buffer.from([0x81, ...size, 0, 0, 0, 0]), body]));
  };
  send('40');
  await once(socket, 'data');
  return { socket, send };
}

/** Resolves to true if the server ends the connection within `ms`. */
function isEnded(socket: Socket, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    if (socket.closed) resolve(true);
    socket.once('close', () => resolve(true));
    setTimeout(() => resolve(false), ms);
  });
}

it("a foreign page can't read a socket as a script", async () => {
  const host = await hostIdentity(server);
  for (const path of Object.values(SOCKET_PATHS)) {
    // A `<script src>` request has no origin, but carries the cookies if the page is same-site.
    const response = await fetch(`${server.url}${path}/?EIO=4&transport=polling&j=0`, {
      headers: { cookie: host.cookie },
    });
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('sid');
    expect((await fetch(`${server.url}${path}/?EIO=4&transport=polling`)).status).toBe(200);
  }
});

/** Sends a request over an open connection, and returns the status of the response; 0 if it is cut off. */
function statusOf(path: string, origin: string | null, headers: object = {}, body = ''): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(`${server.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(origin && { origin }), ...headers },
    });
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
};

it('refuses every request of a foreign page, also with the id of an open connection', async () => {
  for (const path of Object.values(SOCKET_PATHS)) {
    const polling = `${path}/?EIO=4&transport=polling`;
    const opened = await (await fetch(`${server.url}${polling}`)).text();
    const { sid } = JSON.parse(opened.slice(1));
    const known = `&sid=${sid}`;
    const upgrading = `${path}/?EIO=4&transport=websocket`;
    const foreign = 'https://elsewhere.example';
    expect(await statusOf(polling, foreign)).toBe(403);
    expect(await statusOf(polling + known, foreign, {}, '40')).toBe(403);
    expect(await statusOf(polling + known, foreign)).toBe(403);
    for (const id of ['', known]) expect(await statusOf(upgrading + id, foreign, UPGRADE)).toBe(0);
    // The connection is still there for its own page, and for a client that isn't a browser.
    expect(await statusOf(polling + known, server.url, {}, '40')).toBe(200);
    expect(await statusOf(polling + known, null)).toBe(200);
    expect(await statusOf(upgrading, null, UPGRADE)).toBe(101);
  }
});

it.each([
  ['calls', '420["getHandshakeData",{}]'],
  ['events that are not calls', '42["nothing"]'],
  ['transport packets', '3'],
  ['unknown namespaces', '40/nowhere,'],
  ['large packets', `42["nothing",${'[],'.repeat(5_000)}0]`],
])('the server hangs up on a connection that floods it with %s, and on no other', async (_what, packet) => {
  const other = await openSocket(server);
  const { socket, send } = await bareSocket();
  socket.resume();
  for (let n = 0; n < 3_000 && socket.writable; n += 1) send(packet);
  expect(await isEnded(socket, 3_000)).toBe(true);
  expect(await other.call('getHandshakeData', {})).toMatchObject({ success: true });
  other.close();
});

it('the server keeps a connection that calls as fast as it may', async () => {
  const socket = await openSocket(server);
  for (let n = 0; n < 150; n += 1) await socket.call('getHandshakeData', {});
  expect(socket.socket.connected).toBe(true);
  socket.close();
});

/** A finished game of 1,000 long questions, and a player in it. */
async function longGame() {
  const host = await hostIdentity(server);
  const long = 'x'.repeat(400);
  const questions = Array.from({ length: 1_000 }, (_, n) => ({ type: 'OPEN', text: `${n} ${long}` }));
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz: { title: 'Long', questions } }, host));
  const { roomHash } = data(await callHttp(server, 'hostGame', { quizId: card.id, type: 'normal' }, host));
  const player = { name: 'Ana' };
  const { playerId, ticket } = data(
    await callHttp(server, 'join', { roomHash, player, startSource: 'test' }),
  );
  data(await callHttp(server, 'startGame', { roomHash }, host));
  data(await callHttp(server, 'endGame', { roomHash }, host));
  return { roomHash, playerId, ticket };
}

it('a seat gets the summary of a very long game about twenty times in a burst, then every few seconds', async () => {
  const { roomHash, playerId, ticket } = await longGame();
  const outcomes: string[] = [];
  for (let n = 0; n < 30; n += 1) {
    const reply = await callHttp(server, 'playerSummary', { roomHash, playerId }, { seat: ticket });
    outcomes.push(reply.success ? 'ok' : reply.error.type);
  }
  const given = outcomes.filter((outcome) => outcome === 'ok').length;
  expect(given).toBeGreaterThanOrEqual(20);
  expect(new Set(outcomes.slice(-5))).toContain('request.RATE_LIMITED');
}, 30_000);

it('the server hangs up on a client that asks but never reads, before its replies fill the memory', async () => {
  const { roomHash, playerId, ticket } = await longGame();
  const opened = once(server.app.io.engine, 'connection');
  const { socket, send } = await bareSocket();
  const [connection] = await opened;
  socket.pause();
  const request = JSON.stringify(['playerSummary', { roomHash, playerId }, { seat: ticket }]);
  for (let n = 0; n < 50; n += 1) send(`42${n}${request}`);
  await expect.poll(() => connection.readyState, { timeout: 15_000 }).toBe('closed');
  socket.destroy();
}, 30_000);

/** A room whose host is shown more than four megabytes: the address of that view, and a socket's call for it. */
async function wideGame() {
  const { cookie, csrf } = await hostIdentity(server);
  const options = Array.from({ length: 10 }, (_, n) => ({ text: `${n}`.repeat(490), correct: n === 0 }));
  const questions = Array.from({ length: 600 }, () => ({ type: 'MCQ', text: 'x'.repeat(2_000), options }));
  const who = { cookie, csrf };
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz: { title: 'Wide', questions } }, who));
  const { roomHash } = data(await callHttp(server, 'hostGame', { quizId: card.id, type: 'normal' }, who));
  return { cookie, path: `/v1/games/${roomHash}`, call: `421${JSON.stringify(['getGame', { roomHash }])}` };
}

it('answers that nobody reads take only so much memory together, on however many connections they wait', async () => {
  const { cookie, path, call } = await wideGame();
  const [ours, theirs]: [Socket[], Socket[]] = [[], []];
  const note = (socket: Socket): unknown => theirs.push(socket);
  server.app.http.server.on('connection', note);
  for (let n = 0; n < 20; n += 1) {
    const { socket, send } = await bareSocket(cookie);
    send(call);
    const plain = connect(server.port, '127.0.0.1').on('error', () => undefined);
    plain.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`);
    ours.push(socket.pause(), plain.pause());
  }
  const open = (): number => theirs.filter(({ destroyed }) => !destroyed).length;
  // All forty would be 160 MB.
  await expect.poll(open, { timeout: 20_000 }).toBeLessThanOrEqual(32);
  expect(open()).toBeGreaterThanOrEqual(24);
  server.app.http.server.off('connection', note);
  for (const socket of ours) socket.destroy();
  await expect.poll(open).toBe(0);
  const response = await fetch(server.url + path, { headers: { cookie } });
  expect((await response.text()).length).toBeGreaterThan(4_000_000);
}, 60_000);

it('a seat can postpone about thirty questions in a burst, then one every two seconds, because each writes to the log', async () => {
  const host = await hostIdentity(server);
  const quiz = { title: 'Two', questions: ['One?', 'Other?'].map((text) => ({ type: 'OPEN', text })) };
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz }, host));
  const assigned = { quizId: card.id, type: 'normal', playMode: 'async' };
  const { roomHash } = data(await callHttp(server, 'hostGame', assigned, host));
  const player = { name: 'Ana' };
  const { playerId, ticket: seat } = data(
    await callHttp(server, 'join', { roomHash, player, startSource: 'test' }),
  );
  let postponed = 0;
  const putOff = async (n: number) => {
    const { view } = data(await callHttp(server, 'getQuestions', { roomHash, playerId }, { seat }));
    const request = { roomHash, playerId, questionId: view.slide.question.id, draft: null };
    const reply = await callHttp(server, 'answerLater', request, { seat, commandId: `later-${n}` });
    if (reply.success) postponed += 1;
    else expect(reply.error.type).toBe('request.RATE_LIMITED');
    return reply.success;
  };
  for (let n = 0; n < 100 && (await putOff(n)); n += 1);
  expect(postponed).toBeGreaterThanOrEqual(30);
  expect(postponed).toBeLessThan(100);
});

it('an idle connection does not keep the server from stopping', async () => {
  const other = await startTestServer();
  const silent = connect(other.port, '127.0.0.1').on('error', () => undefined);
  await once(silent, 'connect');
  const stopped = await Promise.race([
    other.stop().then(() => true),
    new Promise((resolve) => setTimeout(resolve, 20_000, false)),
  ]);
  expect(stopped).toBe(true);
  silent.destroy();
}, 40_000);
