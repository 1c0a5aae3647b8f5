import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { OPERATIONS } from '#protocol/operations.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { passCountdown } from '#tests/support/clock.ts';
import { answerNext, openNext, peakGame } from '#tests/support/games.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

const quiz = (title: string): AuthoredQuiz => ({
  title,
  questions: [{ type: 'MCQ', text: 'One?', options: [{ text: 'a', correct: true }, { text: 'b' }] }],
});

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };
beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

async function openRoom(title: string): Promise<string> {
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz: quiz(title) }, host));
  return data(await callHttp(server, 'hostGame', { quizId: card.id, type: 'normal' }, host))
    .roomHash as string;
}

/** A finished game in which one player has answered. */
async function played(title: string) {
  const roomHash = await openRoom(title);
  const joining = { roomHash, player: { name: 'Ana' }, startSource: 'test' };
  const { playerId, ticket } = data(await callHttp(server, 'join', joining));
  const ana = { seat: ticket as string };
  data(await callHttp(server, 'startGame', { roomHash }, host));
  await passCountdown('normal');
  const { view } = data(await callHttp(server, 'getQuestions', { roomHash, playerId }, ana));
  const { id, options } = view.slide.question;
  const response = { state: 'attempted', answer: { type: 'MCQ', optionId: options[0].id } };
  data(await callHttp(server, 'proceedGame', { roomHash, playerId, questionId: id, response }, ana));
  data(await callHttp(server, 'endGame', { roomHash }, host));
  return { roomHash, playerId: playerId as string, ana };
}

const list = async (request: Record<string, unknown> = {}) =>
  data(await callHttp(server, 'listReports', request, host)) as {
    reports: { roomHash: string; title: string; playerCount: number; startedAt: number; endedAt: number }[];
    total: number;
  };

it("a finished game is in its host's list with its players and answers, and can be searched for", async () => {
  const { roomHash, playerId } = await played('Rivers of Europe');
  const empty = await openRoom('Closed before it began');
  data(await callHttp(server, 'endGame', { roomHash: empty }, host));
  await openRoom('Still open');
  const { reports, total } = await list();
  expect(total).toBe(2);
  expect(reports).toMatchObject([
    { roomHash: empty, playerCount: 0, startedAt: null },
    { roomHash, title: 'Rivers of Europe', type: 'normal', playerCount: 1 },
  ]);
  expect(reports[1]?.endedAt).toBeGreaterThan(reports[1]?.startedAt ?? Infinity);
  expect((await list({ search: 'rivers' })).reports.map((report) => report.roomHash)).toEqual([roomHash]);
  expect(await list({ limit: 1, offset: 1 })).toMatchObject({ total: 2, reports: [{ roomHash }] });
  const whole = data(await callHttp(server, 'getReport', { roomHash }, host));
  expect(whole).toMatchObject({
    next: null,
    players: [{ id: playerId, attempts: [{ attempt: 1, responses: [{ q: 0, state: 'attempted' }] }] }],
  });
  expect(data(await callHttp(server, 'getReport', { roomHash, playerId }, host))).toEqual(whole);
  expect(await callHttp(server, 'getReport', { roomHash, playerId: '77-aaaaaaaa' }, host)).toMatchObject({
    status: 404,
    error: { type: 'player.NOT_FOUND' },
  });
});

it('a report keeps the title that was played, whatever its quiz is called now', async () => {
  const before = await played('Lakes of Asia');
  const { quizzes } = data(await callHttp(server, 'listQuizzes', { search: 'lakes' }, host));
  const quizId = quizzes[0].id as string;
  const renamed = { ...quiz('Seas of Asia'), subject: 'Geography' };
  data(await callHttp(server, 'saveQuiz', { quizId, quiz: renamed }, host));
  const again = data(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, host)).roomHash;
  data(await callHttp(server, 'endGame', { roomHash: again }, host));
  const titles = async (search: string) => (await list({ search })).reports.map(({ title }) => title);
  expect(await titles('asia')).toEqual(['Seas of Asia', 'Lakes of Asia']);
  expect((await list({ search: 'LAKES' })).reports).toMatchObject([{ roomHash: before.roomHash }]);
  expect(await titles('seas')).toEqual(['Seas of Asia']);
  expect(await titles('geograph asia')).toHaveLength(2);
  expect(await list({ search: 'asia lakes seas' })).toEqual({ total: 0, reports: [] });
});

it('a report on a climb has each stop and its outcome, from the log, once the game is over', async () => {
  const { roomHash, seats } = await peakGame(server, host, ['Ana']);
  const [ana] = seats;
  if (!ana) throw new Error('no player joined');
  const { playerId, identity } = ana;
  const take = { roomHash, playerId, pathFinder: 'LEADER', level: 1 };
  data(await callHttp(server, 'updatePathFinder', take, { ...identity, commandId: 'path-command' }));
  await answerNext(server, ana, '9');
  await openNext(server, ana);
  const report = async () => data(await callHttp(server, 'getReport', { roomHash, playerId }, host));
  expect((await report()).players[0]).not.toHaveProperty('climb');
  data(await callHttp(server, 'endGame', { roomHash }, host));
  const over = await report();
  expect(over.players[0].climb).toMatchObject({
    stops: [
      { kind: 'pathFinder', camp: 1, role: 'LEADER', byClock: false },
      { kind: 'obstacle', camp: 1, form: null, result: null, tookMs: null },
    ],
    avalanches: { given: { count: 0 }, suffered: { count: 0 } },
  });
  expect(z.safeParse(OPERATIONS.getReport.answer, over).success).toBe(true);
  expect(data(await callHttp(server, 'getReport', { roomHash }, host))).toEqual(over);
});

it("a finished game can be replayed on a timeline, with the leaderboard and a player's screen", async () => {
  const { roomHash, playerId } = await played('Seen again');
  const { length, marks } = data(await callHttp(server, 'getReplay', { roomHash }, host));
  expect(marks).toMatchObject([
    { kind: 'start', place: 0 },
    { kind: 'end', place: length },
  ]);
  const moment = async (place: number, whose?: string) =>
    data(
      await callHttp(server, 'getReplayMoment', { roomHash, place, ...(whose && { playerId: whose }) }, host),
    );
  expect(await moment(0, playerId)).toMatchObject({
    room: { state: 'running' },
    slide: null,
    player: { me: { playerId, score: 0 }, slide: { state: 'inactive' }, summary: null },
  });
  const end = await moment(length, playerId);
  expect(end).toMatchObject({
    room: { state: 'completed' },
    board: { total: 1, rows: [{ id: playerId }] },
    player: { me: { answered: 1 }, summary: { notPlayed: 0 } },
  });
  const { players } = data(await callHttp(server, 'getReport', { roomHash }, host));
  expect(end.board.rows[0].score).toBe(players[0].attempts[0].score);
  expect(await moment(length)).toEqual({ ...end, player: null });
  expect(await moment(length, '77-aaaaaaaa')).toMatchObject({ player: null });

  const running = await openRoom('Still open');
  expect(await callHttp(server, 'getReplay', { roomHash: running }, host)).toMatchObject({
    error: { type: 'room.WRONG_STATE' },
  });
  data(await callHttp(server, 'endGame', { roomHash: running }, host));
  expect(await callHttp(server, 'getReplay', { roomHash: running }, host)).toMatchObject({
    error: { type: 'room.WRONG_STATE' },
  });
});

it('a report has the options that were played, so that the game can be hosted the same way again', async () => {
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz: quiz('Once more') }, host));
  const asked = { quizId: card.id, type: 'test', playMode: 'async', gameOptions: { timer: 'strict' } };
  const { roomHash } = data(await callHttp(server, 'hostGame', asked, host));
  data(await callHttp(server, 'endGame', { roomHash }, host));
  // Results are kept without the quiz, and so are the options.
  data(await callHttp(server, 'deleteQuiz', { quizId: card.id }, host));
  const { options, playedAt, ...game } = data(await callHttp(server, 'getGameOptions', { roomHash }, host));
  expect(game).toEqual({ quizId: card.id, type: 'test', playMode: 'async' });
  expect(options).toMatchObject({ timer: 'strict', limitAttempts: 1 });
  expect(playedAt).toBeGreaterThan(Date.now() - 60_000);
  const again = { ...asked, gameOptions: options };
  expect(await callHttp(server, 'hostGame', again, host)).toMatchObject({
    error: { type: 'quiz.NOT_FOUND' },
  });
  data(await callHttp(server, 'restoreQuiz', { quizId: card.id }, host));
  const second = data(await callHttp(server, 'hostGame', again, host)).roomHash;
  expect(data(await callHttp(server, 'getGameOptions', { roomHash: second }, host)).options).toEqual(options);
});

it("a report can't be read or deleted by anyone else, least of all by players", async () => {
  const { roomHash, ana } = await played('Secrets');
  const other = await hostIdentity(server);
  for (const name of [
    'getReport',
    'getReplay',
    'getReplayMoment',
    'getGameOptions',
    'deleteReport',
  ] as const) {
    const request = { roomHash, place: 0 };
    expect(await callHttp(server, name, request, other)).toMatchObject({ status: 403 });
    expect(await callHttp(server, name, request, ana)).toMatchObject({ status: 401 });
  }
  expect(await callHttp(server, 'deleteReport', { roomHash }, { cookie: host.cookie })).toMatchObject({
    error: { type: 'request.CSRF' },
  });
  expect(data(await callHttp(server, 'listReports', {}, other)).total).toBe(0);
});

it('a deleted report is gone for everyone, and from the store', async () => {
  const { roomHash, playerId, ana } = await played('Gone');
  data(await callHttp(server, 'deleteReport', { roomHash }, host));
  for (const [name, who] of [
    ['getGame', host],
    ['getReport', host],
    ['deleteReport', host],
    ['playerSummary', ana],
  ] as const)
    expect(await callHttp(server, name, { roomHash, playerId }, who)).toMatchObject({
      error: { type: 'room.NOT_FOUND' },
    });
  expect((await list()).reports.some((report) => report.roomHash === roomHash)).toBe(false);
  for (const table of ['room_events', 'room_snapshots'])
    expect(await server.database.query(`select 1 from ${table} where room_hash = $1`, [roomHash])).toEqual(
      [],
    );
});

it("a game that is not over can't be deleted", async () => {
  const roomHash = await openRoom('Open');
  expect(await callHttp(server, 'deleteReport', { roomHash }, host)).toMatchObject({
    error: { type: 'room.WRONG_STATE' },
  });
});
