import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { OPTIONS } from '#core/features/options.ts';
import { WAY_IDS } from '#core/features/ways.ts';
import { createLimits } from '#server/createLimits.ts';
import { UNHOSTED_RETENTION_MS } from '#server/rooms/roomRegistry.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'Practice',
  questions: [
    { type: 'BLANK', text: 'TEXT-0', accepted: ['CANARY-KEY-0'], explanation: 'CANARY-WHY-0' },
    { type: 'BLANK', text: 'CANARY-TEXT-1', accepted: ['CANARY-KEY-1'], explanation: 'CANARY-WHY-1' },
  ],
};

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };

beforeAll(async () => {
  server = await startTestServer();
});
/** A new host for each test, because saves and shares per host and minute are limited. */
beforeEach(async () => {
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

const save = async () => data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id as string;
const share = (quizId: string, shared = true, who: Credentials = host) =>
  callHttp(server, 'shareQuiz', { quizId, shared }, who);
const shared = async () => {
  const quizId = await save();
  data(await share(quizId));
  return quizId;
};
const begin = (quizId: string, request: Record<string, unknown> = {}, who: Credentials = {}) =>
  callHttp(server, 'soloJoin', { quizId, player: { name: 'Ada' }, ...request }, who);

interface Begun {
  readonly playerId: string;
  readonly ticket: string;
  readonly view: any;
}
const begun = async (quizId: string, request: Record<string, unknown> = {}, who: Credentials = {}) =>
  data(await begin(quizId, request, who)) as Begun;
const seatOf = ({ playerId, ticket, view }: Begun) =>
  [{ roomHash: view.room.hash as string, playerId }, { seat: ticket }] as const;

describe('a practice link', () => {
  it('is off until its teacher turns it on, and can be turned off again', async () => {
    const quizId = await save();
    const none = { status: 404, error: { type: 'quiz.NOT_FOUND' } };
    expect(data(await callHttp(server, 'getQuiz', { quizId }, host)).shared).toBe(false);
    expect(await begin(quizId)).toMatchObject(none);
    expect(data(await share(quizId))).toEqual({ quizId, shared: true });
    expect(data(await share(quizId))).toEqual({ quizId, shared: true });
    expect(data(await callHttp(server, 'getQuiz', { quizId }, host)).shared).toBe(true);
    expect(data(await callHttp(server, 'getQuizInfo', { quizId }))).toEqual({
      quizId,
      title: 'Practice',
      subject: null,
      questionCount: 2,
      askedCount: 2,
    });
    const game = await begun(quizId);
    data(await share(quizId, false));
    // The same reply as for a quiz that doesn't exist.
    const { setCookie: _a, ...off } = await callHttp(server, 'getQuizInfo', { quizId });
    const { setCookie: _b, ...unknown } = await callHttp(server, 'getQuizInfo', { quizId: 'no-such-quiz' });
    expect(off).toEqual(unknown);
    expect(await begin(quizId)).toMatchObject(none);
    // Players who have started can finish.
    expect(await callHttp(server, 'getQuestions', ...seatOf(game))).toMatchObject({ success: true });
  });

  it("is turned on and off only by hosts who may see the quiz, with the session's token", async () => {
    const quizId = await save();
    const other = await hostIdentity(server);
    expect(await share(quizId, true, other)).toMatchObject({ error: { type: 'quiz.NOT_FOUND' } });
    expect(await share(quizId, true, {})).toMatchObject({ error: { type: 'request.UNAUTHORIZED' } });
    expect(await share(quizId, true, { cookie: host.cookie })).toMatchObject({
      error: { type: 'request.CSRF' },
    });
    expect(await share('no-such-quiz')).toMatchObject({ error: { type: 'quiz.NOT_FOUND' } });
  });

  it('to a starter quiz stays on while any teacher wants it', async () => {
    const { quizzes } = data(await callHttp(server, 'listQuizzes', {}, host));
    const starter = quizzes.find((quiz: { starter: boolean }) => quiz.starter);
    expect(WAY_IDS).toContain(starter.way);
    const quizId = starter.id as string;
    const other = await hostIdentity(server);
    data(await share(quizId));
    data(await share(quizId, true, other));
    data(await share(quizId, false));
    expect(data(await callHttp(server, 'getQuiz', { quizId }, host)).shared).toBe(false);
    expect(await begin(quizId)).toMatchObject({ success: true });
    data(await share(quizId, false, other));
    expect(await begin(quizId)).toMatchObject({ error: { type: 'quiz.NOT_FOUND' } });
  });

  it('leads nowhere while its quiz is deleted', async () => {
    const quizId = await shared();
    data(await callHttp(server, 'deleteQuiz', { quizId }, host));
    expect(await begin(quizId)).toMatchObject({ error: { type: 'quiz.NOT_FOUND' } });
    expect(await share(quizId)).toMatchObject({ error: { type: 'quiz.NOT_FOUND' } });
    data(await callHttp(server, 'restoreQuiz', { quizId }, host));
    expect(await begin(quizId)).toMatchObject({ success: true });
  });
});

describe('a solo game', () => {
  it('uses the same calls as every game, ends with a summary and a rank, and can be played again', async () => {
    const quizId = await shared();
    const game = await begun(quizId, { gameOptions: { timer: 'off' } });
    const [seat, who] = seatOf(game);
    expect(game.view).toMatchObject({
      room: { playMode: 'solo', state: 'running', code: '', options: { timer: 'off' } },
      me: { name: 'Ada', remainingAttempts: null },
    });
    for (const text of ['CANARY-KEY-0', 'nonsense']) {
      const { view } = data(await callHttp(server, 'getQuestions', seat, who));
      const response = { state: 'attempted', answer: { type: 'BLANK', text } };
      const request = { ...seat, questionId: view.slide.question.id, response };
      data(await callHttp(server, 'proceedGame', request, who));
    }
    const { summary } = data(await callHttp(server, 'playerSummary', seat, who));
    expect(summary.playerCount).toBeGreaterThanOrEqual(16);
    expect(summary).toMatchObject({ totalCorrect: 1, rank: expect.any(Number) });
    const { rank, board } = data(await callHttp(server, 'getRank', seat, who));
    expect(rank).toBe(summary.rank);
    expect(new Set(board.rows.map((row: { origin: string }) => row.origin))).toEqual(new Set(['web', 'bot']));
    const again = { ...seat, startSource: 'replay', newAttempt: true };
    expect(data(await callHttp(server, 'rejoin', again, who)).view.me).toMatchObject({
      attempt: 2,
      score: 0,
    });
  });

  it("needs a quiz and a player, and accepts only a student's options", async () => {
    const quizId = await shared();
    for (const request of [
      { player: null },
      { player: {} },
      { player: { name: 7 } },
      { gameType: 'tp' },
      { gameType: 'test' },
      { gameOptions: { timer: 'strict' } },
      { gameOptions: { powerups: 'some' } },
      { gameOptions: 'x' },
    ])
      expect(await begin(quizId, request)).toMatchObject({
        status: 400,
        error: { type: 'request.VALIDATION_ERROR' },
      });
    const socket = await openSocket(server);
    expect(await socket.call('soloJoin', { player: { name: 'Ada' } })).toMatchObject({
      error: { type: 'request.VALIDATION_ERROR', path: ['quizId'] },
    });
    socket.close();
    const gameOptions = {
      showAnswers: 'never',
      limitAttempts: 1,
      questionsPerAttempt: 1,
      studentLeaderboard: 'no',
    };
    const { view } = await begun(quizId, { gameType: 'mastery_mode', gameOptions });
    expect(view.room).toMatchObject({
      type: 'mastery_mode',
      questionCount: 2,
      options: { showAnswers: 'always', limitAttempts: 0, studentLeaderboard: 'yes', timer: 'off' },
    });
  });

  it('has power-ups if its player chooses them, and is a different game from one without', async () => {
    const quizId = await shared();
    const who = { commandId: 'command-of-ada' };
    const chosen = { timer: 'classic', powerups: 'yes', powerupKinds: 'gift' };
    const { view } = await begun(quizId, { gameOptions: chosen }, who);
    expect(view.me.belt).toMatchObject({ slots: [null, null, null] });
    // Players can't choose which ones there are.
    expect(view.room.options).toMatchObject({ powerups: 'yes', powerupKinds: OPTIONS.powerupKinds.usual });
    const plain = await begun(quizId, { gameOptions: { timer: 'classic' } }, who);
    expect(plain.view.me.belt).toBeNull();
    expect(plain.view.room.hash).not.toBe(view.room.hash);
    const mastery = await begun(quizId, { gameType: 'mastery_mode', gameOptions: { powerups: 'yes' } });
    expect(mastery.view.me.belt).toBeNull();
  });

  it('asks a hundred questions of a longer quiz, and keeps no others', async () => {
    const long = {
      ...QUIZ,
      questions: Array.from({ length: 130 }, (_, n) => ({ type: 'OPEN', text: `${n}?` })),
    };
    const quizId = data(await callHttp(server, 'saveQuiz', { quiz: long }, host)).card.id as string;
    data(await share(quizId));
    expect(data(await callHttp(server, 'getQuizInfo', { quizId }))).toMatchObject({
      questionCount: 130,
      askedCount: 100,
    });
    const { view } = await begun(quizId);
    expect(view.slide.total).toBe(100);
    const open = await server.rooms.byHash(view.room.hash);
    expect(open?.room.questions).toHaveLength(100);
  });

  it('shows a name that is fit for others and that no simulated player has', async () => {
    const { view } = await begun(await shared(), { player: { name: 'fuck' } });
    expect(view.me).toMatchObject({ name: 'Fluffy Puppy', renamed: true });
    expect(view.board.rows.filter(({ name }: { name: string }) => name === 'Fluffy Puppy')).toHaveLength(1);
  });

  it('is the same game for a repeated command, and a new one for any other call', async () => {
    const quizId = await shared();
    const who = { commandId: 'command-of-ada' };
    const [first, second] = await Promise.all([begun(quizId, {}, who), begun(quizId, {}, who)]);
    expect(seatOf(second)).toEqual(seatOf(first));
    const hashes = [
      first,
      await begun(quizId),
      await begun(quizId, { player: { name: 'Eve' } }, who),
      await begun(await shared(), {}, who),
    ].map(({ view }) => view.room.hash);
    expect(new Set(hashes).size).toBe(4);
  });

  it('belongs to its player: no host, other player or code can open it, and no list has it', async () => {
    const game = await begun(await shared());
    const [seat] = seatOf(game);
    const { roomHash } = seat;
    expect(
      await callHttp(server, 'join', { roomHash, player: { name: 'Eve' }, startSource: 'test' }),
    ).toMatchObject({
      error: { type: 'room.NOT_FOUND' },
    });
    for (const ticket of [undefined, 'x', `${game.playerId}~forged`, (await begun(await shared())).ticket])
      expect(
        await callHttp(server, 'getQuestions', seat, ticket === undefined ? {} : { seat: ticket }),
      ).toMatchObject({
        error: { type: 'request.UNAUTHORIZED' },
      });
    for (const name of ['getGame', 'endGame', 'getReport', 'deleteReport'] as const)
      expect(await callHttp(server, name, { roomHash }, host)).toMatchObject({
        error: { type: 'request.FORBIDDEN' },
      });
    for (const role of ['host', 'projector'])
      expect(await callHttp(server, 'reconnectRoom', { roomHash, role }, host)).toMatchObject({
        error: { type: 'request.FORBIDDEN' },
      });
    expect(JSON.stringify(data(await callHttp(server, 'listHostedGames', {}, host)))).not.toContain(roomHash);
    expect(
      await callHttp(server, 'hostGame', { quizId: await save(), type: 'normal', playMode: 'solo' }, host),
    ).toMatchObject({
      error: { path: ['playMode'] },
    });
  });

  it('reveals no key before the answer, and no later question', async () => {
    const quizId = await shared();
    const heard: unknown[] = [];
    const note = <T>(reply: T): T => {
      heard.push(reply);
      return reply;
    };
    note(await callHttp(server, 'getQuizInfo', { quizId }));
    const socket = await openSocket(server);
    const game = data(note(await socket.call('soloJoin', { quizId, player: { name: 'Ada' } }))) as Begun;
    const [seat, who] = seatOf(game);
    for (const name of ['getQuestions', 'getRank', 'rejoin'] as const)
      note(await socket.call(name, { ...seat, startSource: 'test' }, who));
    note(await socket.call('subscribe', { ...seat, board: true }, who));
    note(await socket.call('playerSummary', seat, who));
    expect(JSON.stringify([heard, socket.pushes])).not.toContain('CANARY');
    const { view } = data(await socket.call('getQuestions', seat, who));
    const response = { state: 'attempted', answer: { type: 'BLANK', text: 'x' } };
    const told = await socket.call(
      'proceedGame',
      { ...seat, questionId: view.slide.question.id, response },
      who,
    );
    expect(JSON.stringify(told)).toContain('CANARY-KEY-0');
    expect(JSON.stringify([told, socket.pushes])).not.toMatch(/CANARY-\w+-1/);
    socket.close();
  });

  it('is unloaded when its player is gone, loaded again on return, and deleted some time after it ends', async () => {
    const game = await begun(await shared());
    const [seat, who] = seatOf(game);
    const asked = data(await callHttp(server, 'getQuestions', seat, who)).view;
    server.rooms.unloadIdle(Date.now() + 3_600_000);
    const back = data(await callHttp(server, 'rejoin', { ...seat, startSource: 'rejoin' }, who)).view;
    expect(back.slide.question).toEqual(asked.slide.question);
    expect(back.board).toEqual(asked.board);
    await server.database.query('update rooms set expires_at = $2 where hash = $1', [
      seat.roomHash,
      new Date(0),
    ]);
    await server.database.query('update rooms set created_at = $2, ended_at = $2 where hash = $1', [
      seat.roomHash,
      new Date(Date.now() - UNHOSTED_RETENTION_MS - 1_000),
    ]);
    await server.rooms.doChores(Date.now());
    expect(await callHttp(server, 'rejoin', { ...seat, startSource: 'rejoin' }, who)).toMatchObject({
      error: { type: 'room.NOT_FOUND' },
    });
    expect(
      await server.database.query('select 1 from room_events where room_hash = $1', [seat.roomHash]),
    ).toEqual([]);
  });

  it('can be started about ten times in a burst by one connection, and by a whole class behind one address', async () => {
    const quizId = await shared();
    const socket = await openSocket(server);
    const request = { quizId, player: { name: 'Ada' } };
    const alone = await Promise.all(Array.from({ length: 15 }, () => socket.call('soloJoin', request)));
    const refused = alone.filter((reply) => !reply.success);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(6);
    expect(refused[0]).toMatchObject({
      error: { type: 'request.RATE_LIMITED', retryAfter: expect.any(Number) },
    });
    socket.close();
    const others = await Promise.all(Array.from({ length: 40 }, () => begin(quizId)));
    expect(others.every(({ success }) => success)).toBe(true);
  });

  it('is limited per address, at a rate that a school stays within', () => {
    const { solosByAddress } = createLimits();
    const waits = Array.from({ length: 700 }, () => solosByAddress.take('address', 1_000));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(600);
    expect(solosByAddress.take('address', 61_000)).toBe(0);
  });
});
