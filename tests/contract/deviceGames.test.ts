import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { OWN_GAMES } from '#protocol/operations/ownGames.ts';
import { DEVICE_COOKIE } from '#server/identity/deviceSeats.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'Rivers',
  questions: [
    { type: 'MCQ', text: 'Danube?', options: [{ text: 'Yes', correct: true }, { text: 'No' }] },
    { type: 'OPEN', text: 'Why?' },
  ],
};

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };
let quizId: string;
beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
  quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id as string;
});
afterAll(() => server.stop());

/** A browser that keeps the server's cookies, but has no page storage. */
class Browser {
  cookie = '';

  async call(name: Parameters<typeof callHttp>[1], request: Record<string, unknown>) {
    const reply = await callHttp(server, name, request, { cookie: this.cookie });
    const [, value, rest] = /^qp_seats=([^;]*)(.*)$/.exec(reply.setCookie ?? '') ?? [];
    if (value !== undefined) {
      this.cookie = /Max-Age=0/.test(rest ?? '') ? '' : `${DEVICE_COOKIE}=${value}`;
      expect(rest).toMatch(/; HttpOnly/);
      expect(rest).toMatch(/; SameSite=Lax/);
    }
    return reply;
  }

  async join(roomHash: string, name = 'Ana') {
    return data(await this.call('join', { roomHash, player: { name }, startSource: 'test' }));
  }

  async games(): Promise<{ running: any[]; completed: any[] }> {
    return data(await this.call('listOwnGames', {}));
  }
}

const assign = async (): Promise<string> =>
  data(await callHttp(server, 'hostGame', { quizId, type: 'normal', playMode: 'async' }, host)).roomHash;

it('a device that has played nothing lists no games, and gets no cookie for looking', async () => {
  const browser = new Browser();
  expect(await browser.games()).toMatchObject({ running: [], completed: [] });
  expect(browser.cookie).toBe('');
});

it('a device finds its game after its page storage is lost, and continues in the same seat', async () => {
  const browser = new Browser();
  const roomHash = await assign();
  const { playerId, ticket } = await browser.join(roomHash);
  await new Browser().join(roomHash, 'Benedikta');
  const asked = data(await callHttp(server, 'getQuestions', { roomHash, playerId }, { seat: ticket }));
  const { question } = asked.view.slide;
  const optionId = question.options.find(({ text }: { text: string }) => text === 'Yes').id;
  const response = { state: 'attempted', answer: { type: 'MCQ', optionId } };
  const answer = { roomHash, playerId, questionId: question.id, response };
  data(await callHttp(server, 'proceedGame', answer, { seat: ticket }));
  const games = await browser.games();
  expect(games).toMatchObject({
    running: [
      {
        roomHash,
        playerId,
        playerUsername: 'Ana',
        quizName: 'Rivers',
        quizId: null,
        gameType: 'normal',
        gameMode: 'async',
        isOver: false,
        isAttemptOver: false,
        isPaused: false,
        numQuestions: 2,
        numQuesAttempted: 1,
        numCorrect: 1,
        accuracy: 100,
      },
    ],
    completed: [],
  });
  expect(games.running[0].expiry).toBeGreaterThan(Date.now());
  const sent = JSON.stringify(games);
  for (const secret of [ticket, ticket.split('~')[1], 'Benedikta', quizId])
    expect(sent).not.toContain(secret);
  const again = data(await browser.call('resumeGame', { roomHash, playerId }));
  expect(again).toMatchObject({ playerId, ticket, view: { me: { name: 'Ana', answered: 1 } } });
});

it('a seat is opened only by a cookie that names it', async () => {
  const [ana, ben] = [new Browser(), new Browser()];
  const roomHash = await assign();
  const { playerId } = await ana.join(roomHash, 'Ana');
  await ben.join(roomHash, 'Ben');
  const wanted = { roomHash, playerId };
  const refused = { status: 401, error: { type: 'request.UNAUTHORIZED' } };
  const [own = '', signature = ''] = ben.cookie.slice(`${DEVICE_COOKIE}=`.length).split('.');
  const named = `${roomHash}~${playerId}`;
  for (const value of [
    '',
    '.',
    named,
    `${named}.`,
    `${named}.${signature}`,
    `${named}.${own}.${signature}`,
    own,
  ]) {
    const cookie = `${DEVICE_COOKIE}=${encodeURIComponent(value)}`;
    expect(await callHttp(server, 'resumeGame', wanted, { cookie })).toMatchObject(refused);
    expect(data(await callHttp(server, 'listOwnGames', {}, { cookie }))).toMatchObject({ running: [] });
  }
  expect(await ben.call('resumeGame', wanted)).toMatchObject(refused);
  // A host's signature isn't valid for a device.
  const hosts = host.cookie.split('=')[1] ?? '';
  expect(
    data(await callHttp(server, 'listOwnGames', {}, { cookie: `${DEVICE_COOKIE}=${hosts}` })),
  ).toMatchObject({
    running: [],
  });
});

it('a finished game is listed as completed, and a deleted one or one the player was removed from is not listed', async () => {
  const browser = new Browser();
  const [over, removed] = [await assign(), await assign()];
  await browser.join(over);
  const { playerId } = await browser.join(removed);
  expect((await browser.games()).running.map(({ roomHash }) => roomHash)).toEqual([removed, over]);
  data(await callHttp(server, 'endGame', { roomHash: over }, host));
  data(await callHttp(server, 'deletePlayer', { roomHash: removed, playerId }, host));
  expect(await browser.games()).toMatchObject({
    running: [],
    completed: [{ roomHash: over, isOver: true, expiry: null }],
  });
  expect(browser.cookie).not.toContain(removed);
  data(await callHttp(server, 'deleteReport', { roomHash: over }, host));
  expect(await browser.games()).toMatchObject({ running: [], completed: [] });
  expect(browser.cookie).toBe('');
});

it('the list withholds results as the game does', async () => {
  const browser = new Browser();
  const options = { quizId, type: 'test', playMode: 'async' };
  const { roomHash } = data(await callHttp(server, 'hostGame', options, host));
  await browser.join(roomHash);
  expect((await browser.games()).running).toMatchObject([{ numCorrect: null, accuracy: null }]);
});

it('the list is limited, starts with the game joined last, and forgets games on request', async () => {
  const browser = new Browser();
  const rooms: string[] = [];
  for (let index = 0; index <= OWN_GAMES.running; index += 1) {
    rooms.unshift(await assign());
    await browser.join(rooms[0] ?? '');
  }
  const listed = async () => (await browser.games()).running.map(({ roomHash }) => roomHash);
  expect(await listed()).toEqual(rooms.slice(0, OWN_GAMES.running));
  const { playerId } = (await browser.games()).running[1];
  data(await browser.call('forgetGame', { roomHash: rooms[1], playerId }));
  expect(await listed()).toEqual([rooms[0], ...rooms.slice(2, OWN_GAMES.running + 1)]);
});

it('forgetting all games covers unlisted ones too, and their seats no longer open', async () => {
  const browser = new Browser();
  const rooms = [await assign(), await assign()];
  const [first] = [await browser.join(rooms[0] ?? ''), await browser.join(rooms[1] ?? '')];
  const before = browser.cookie;
  data(await browser.call('forgetGames', {}));
  expect(browser.cookie).toBe('');
  expect(await browser.games()).toMatchObject({ running: [], completed: [] });
  const wanted = { roomHash: rooms[0], playerId: first.playerId };
  expect(await browser.call('resumeGame', wanted)).toMatchObject({ error: { type: 'request.UNAUTHORIZED' } });
  // The seats are untouched: another browser of the same player can continue.
  const other = { cookie: before };
  expect(data(await callHttp(server, 'resumeGame', wanted, other)).view.me.name).toBe('Ana');
});

it('a listed game names its quiz only if it was started from the practice link, never if a host opened it', async () => {
  const browser = new Browser();
  const roomHash = await assign();
  const { playerId, ticket } = await browser.join(roomHash);
  data(await callHttp(server, 'endGame', { roomHash }, host));
  const again = await callHttp(
    server,
    'replayGame',
    { roomHash, playerId },
    { seat: ticket, cookie: browser.cookie },
  );
  expect(data(again).view.room.playMode).toBe('solo');
  const cookie = (again.setCookie ?? '').split(';')[0] ?? '';
  const listed = data(await callHttp(server, 'listOwnGames', {}, { cookie }));
  expect(listed.running).toMatchObject([{ gameMode: 'solo', quizId: null }]);
  // A quiz that another class practices by link stays unknown to anyone who was never given the link.
  data(await callHttp(server, 'shareQuiz', { quizId, shared: true }, host));
  const [later] = [data(await callHttp(server, 'listOwnGames', {}, { cookie }))];
  for (const sent of [data(again), listed, later]) expect(JSON.stringify(sent)).not.toContain(quizId);
  data(await browser.call('soloJoin', { quizId, player: { name: 'Ana' } }));
  expect((await browser.games()).running).toMatchObject([{ gameMode: 'solo', quizId }]);
  data(await callHttp(server, 'shareQuiz', { quizId, shared: false }, host));
});
