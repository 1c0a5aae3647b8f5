import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { CHALLENGE } from '#core/features/challenge/challenge.ts';
import { createLimits } from '#server/createLimits.ts';
import { UNHOSTED_RETENTION_MS } from '#server/rooms/roomRegistry.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { passCountdown } from '#tests/support/clock.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'Among friends',
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
beforeEach(async () => {
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

const shared = async (quiz: AuthoredQuiz = QUIZ) => {
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz }, host)).card.id as string;
  data(await callHttp(server, 'shareQuiz', { quizId, shared: true }, host));
  return quizId;
};

interface Seated {
  readonly playerId: string;
  readonly ticket: string;
  readonly view: any;
}
const open = (quizId: string, request: Record<string, unknown> = {}, who: Credentials = {}) =>
  callHttp(server, 'createChallenge', { quizId, player: { name: 'Ana' }, ...request }, who);
const opened = async (quizId: string, request: Record<string, unknown> = {}, who: Credentials = {}) =>
  data(await open(quizId, request, who)) as Seated;
const join = (roomHash: string, name: string, who: Credentials = {}) =>
  callHttp(server, 'join', { roomHash, player: { name }, startSource: 'challengeFriends' }, who);
const seatOf = ({ playerId, ticket, view }: Seated) =>
  [{ roomHash: view.room.hash as string, playerId }, { seat: ticket }] as const;

/** Two friends in a challenge that hasn't started. */
async function two() {
  const quizId = await shared();
  const ana = await opened(quizId);
  const { hash } = ana.view.room;
  const ben = data(await join(hash, 'Ben')) as Seated;
  return { quizId, hash: hash as string, ana, ben };
}

async function started() {
  const friends = await two();
  data(await callHttp(server, 'startChallenge', ...seatOf(friends.ana)));
  await passCountdown('challenge');
  return friends;
}

const answers = async (seated: Seated, texts: readonly string[]) => {
  const [seat, who] = seatOf(seated);
  for (const text of texts) {
    const { view } = data(await callHttp(server, 'getQuestions', seat, who));
    const response = { state: 'attempted', answer: { type: 'BLANK', text } };
    data(
      await callHttp(server, 'proceedGame', { ...seat, questionId: view.slide.question.id, response }, who),
    );
  }
};

describe('a challenge', () => {
  it('is played to the end by two friends, who both get the final leaderboard', async () => {
    const { ana, ben } = await two();
    const socket = await openSocket(server);
    data(await socket.call('reconnectRoom', { ...seatOf(ben)[0], role: 'player' }, seatOf(ben)[1]));
    expect(ben.view.room.challenge).toEqual({ by: ana.playerId, climbing: [] });
    const early = await callHttp(server, 'getChallengeLeaderboard', ...seatOf(ben));
    expect(early).toMatchObject({ error: { type: 'room.WRONG_STATE' } });
    data(await callHttp(server, 'startChallenge', ...seatOf(ana)));
    await passCountdown('challenge');
    await answers(ana, ['CANARY-KEY-0', 'x']);
    const waiting = data(
      await callHttp(server, 'rejoin', { ...seatOf(ana)[0], startSource: 'rejoin' }, seatOf(ana)[1]),
    ).view;
    expect(waiting).toMatchObject({
      room: { state: 'running', challenge: { climbing: [ben.playerId] } },
      me: { isOver: true },
      summary: { accuracy: 50 },
    });
    await answers(ben, ['x', 'x']);
    for (const friend of [ana, ben]) {
      const { players } = data(await callHttp(server, 'getChallengeLeaderboard', ...seatOf(friend)));
      expect(players).toMatchObject([
        { name: 'Ana', rank: 1 },
        { name: 'Ben', rank: 2, score: 0 },
      ]);
    }
    const told = socket.pushes.map(({ event }) => event);
    expect(told).toContain('gameStarted');
    expect(told).toContain('gameEnded');
    socket.close();
  });

  it('starts only from a shared practice link, and lets players choose only the timer and power-ups', async () => {
    const quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id as string;
    expect(await open(quizId)).toMatchObject({ status: 404, error: { type: 'quiz.NOT_FOUND' } });
    expect(await open('no-such-quiz')).toMatchObject({ error: { type: 'quiz.NOT_FOUND' } });
    data(await callHttp(server, 'shareQuiz', { quizId, shared: true }, host));
    for (const request of [
      { player: null },
      { player: {} },
      { gameOptions: { timer: 'strict' } },
      { gameOptions: { powerups: true } },
    ])
      expect(await open(quizId, request)).toMatchObject({ error: { type: 'request.VALIDATION_ERROR' } });
    const gameOptions = {
      timer: 'off',
      powerups: 'yes',
      showAnswers: 'never',
      limitAttempts: 9,
      requestJoinApproval: true,
    };
    const { view } = await opened(quizId, { gameOptions });
    expect(view.me.belt).not.toBeNull();
    expect((await opened(quizId)).view.me.belt).toBeNull();
    expect(view.room).toMatchObject({
      type: 'challenge',
      state: 'waiting',
      options: { timer: 'off', showAnswers: 'always', limitAttempts: 1, requestJoinApproval: false },
    });
    expect(view.room.code).toMatch(/^\d{6}$/);
    const room = (await server.rooms.byHash(view.room.hash))?.room;
    expect((room?.expiresAt ?? 0) - (room?.createdAt ?? 0)).toBe(CHALLENGE.waitMs);
    expect(await callHttp(server, 'hostGame', { quizId, type: 'challenge' }, host)).toMatchObject({
      error: { type: 'request.VALIDATION_ERROR', path: ['type'] },
    });
  });

  it('asks thirty questions of a longer quiz, the same for everyone', async () => {
    const questions = Array.from({ length: 40 }, (_, n) => ({ type: 'OPEN', text: `${n}?` }) as const);
    const { view } = await opened(await shared({ title: 'Long', questions }));
    expect(view.room.questionCount).toBe(CHALLENGE.maxQuestions);
    const room = (await server.rooms.byHash(view.room.hash))?.room;
    expect(room?.questions).toHaveLength(CHALLENGE.maxQuestions);
  });

  it('is the same room for a repeated command, and a new room for any other call', async () => {
    const quizId = await shared();
    const who = { commandId: 'command-of-ana' };
    const [first, second] = await Promise.all([opened(quizId, {}, who), opened(quizId, {}, who)]);
    expect(seatOf(second)).toEqual(seatOf(first));
    const hashes = [first, await opened(quizId), await opened(quizId, { player: { name: 'Eve' } }, who)].map(
      ({ view }) => view.room.hash,
    );
    expect(new Set(hashes).size).toBe(3);
  });

  it('is found by its code until it is full or started, and then looks like a wrong code', async () => {
    const { hash, ana } = await two();
    const check = () => callHttp(server, 'checkRoom', { roomCode: ana.view.room.code, roomHash: hash });
    expect(data(await check()).room).toMatchObject({ hash, type: 'challenge' });
    for (let n = 3; n <= CHALLENGE.maxPlayers; n += 1) data(await join(hash, `Friend ${n}`));
    expect(await join(hash, 'One more')).toMatchObject({ error: { type: 'room.NOT_FOUND' } });
    expect(await check()).toMatchObject({ error: { type: 'room.NOT_FOUND' } });
    const other = await started();
    expect(await join(other.hash, 'Late')).toMatchObject({ error: { type: 'room.NOT_FOUND' } });
  });
});

describe('anyone but the creator of a challenge', () => {
  it('can neither start nor end it, nor create the next one', async () => {
    const { ana, ben, quizId } = await two();
    const stranger = await opened(quizId);
    for (const name of ['startChallenge', 'endChallenge'] as const) {
      expect(await callHttp(server, name, ...seatOf(ben))).toMatchObject({
        status: 403,
        error: { type: 'player.NOT_HOST' },
      });
      const [seat] = seatOf(ana);
      for (const ticket of [ben.ticket, stranger.ticket, `${ana.playerId}~forged`, undefined])
        expect(
          await callHttp(server, name, seat, ticket === undefined ? {} : { seat: ticket }),
        ).toMatchObject({
          status: 401,
          error: { type: 'request.UNAUTHORIZED' },
        });
    }
    data(await callHttp(server, 'startChallenge', ...seatOf(ana)));
    expect(await callHttp(server, 'startChallenge', ...seatOf(ana))).toMatchObject({
      error: { type: 'room.WRONG_STATE' },
    });
    data(await callHttp(server, 'endChallenge', ...seatOf(ana)));
    expect(await callHttp(server, 'replayChallengeGame', ...seatOf(ben))).toMatchObject({
      error: { type: 'player.NOT_HOST' },
    });
  });

  it('has no control through host calls either, not even the teacher who owns the quiz', async () => {
    const { hash, ben } = await two();
    const request = { roomHash: hash, playerId: ben.playerId, locked: false, robots: 5, accuracy: 50 };
    for (const name of [
      'getGame',
      'startGame',
      'endGame',
      'deletePlayer',
      'lockRoom',
      'rehearseGame',
      'getReport',
    ] as const)
      expect(await callHttp(server, name, request, host)).toMatchObject({
        error: { type: 'request.FORBIDDEN' },
      });
    for (const role of ['host', 'projector'])
      expect(await callHttp(server, 'reconnectRoom', { roomHash: hash, role }, host)).toMatchObject({
        error: { type: 'request.FORBIDDEN' },
      });
    expect(JSON.stringify(data(await callHttp(server, 'listHostedGames', {}, host)))).not.toContain(hash);
  });

  it("can't get the creator's seat by joining under the same name", async () => {
    const quizId = await shared();
    const ana = await opened(quizId, {}, { commandId: 'secret-of-ana' });
    const { hash } = ana.view.room;
    for (const commandId of ['another-command', `rematch-${hash}`])
      expect(await join(hash, 'Ana', { commandId })).toMatchObject({
        error: { type: 'player.DUPLICATE_NAME' },
      });
  });
});

describe('ending a challenge', () => {
  it('is refused with the reason when there is nothing to end', async () => {
    const { ana } = await started();
    const [seat, who] = seatOf(ana);
    data(await callHttp(server, 'endChallenge', seat, who));
    expect(await callHttp(server, 'endChallenge', seat, who)).toMatchObject({
      status: 410,
      error: { type: 'room.STOPPED' },
    });
    const done = await started();
    for (const friend of [done.ana, done.ben]) await answers(friend, ['x', 'x']);
    expect(await callHttp(server, 'endChallenge', ...seatOf(done.ana))).toMatchObject({
      error: { type: 'room.COMPLETED' },
    });
    const closed = await two();
    data(await callHttp(server, 'endChallenge', ...seatOf(closed.ana)));
    expect(await callHttp(server, 'endChallenge', ...seatOf(closed.ana))).toMatchObject({
      error: { type: 'room.CLOSED' },
    });
    expect(await join(closed.hash, 'Late')).toMatchObject({ error: { type: 'room.CLOSED' } });
  });

  it('deletes it after the retention period', async () => {
    const { hash, ana } = await started();
    data(await callHttp(server, 'endChallenge', ...seatOf(ana)));
    const long = new Date(Date.now() - UNHOSTED_RETENTION_MS - 1_000);
    await server.database.query('update rooms set created_at = $2, ended_at = $2 where hash = $1', [
      hash,
      long,
    ]);
    await server.rooms.doChores(Date.now());
    expect(await callHttp(server, 'getChallengeLeaderboard', ...seatOf(ana))).toMatchObject({
      error: { type: 'room.NOT_FOUND' },
    });
  });
});

describe('a rematch among friends', () => {
  it('is created once, however often it is requested, and the friends find it', async () => {
    const { ana, ben, hash } = await started();
    const [seat, who] = seatOf(ana);
    expect(await callHttp(server, 'replayChallengeGame', seat, who)).toMatchObject({
      error: { type: 'room.WRONG_STATE' },
    });
    data(await callHttp(server, 'endChallenge', seat, who));
    const [first, second] = await Promise.all([
      callHttp(server, 'replayChallengeGame', seat, who),
      callHttp(server, 'replayChallengeGame', seat, who),
    ]);
    const next = data(first) as Seated;
    expect(seatOf(data(second) as Seated)).toEqual(seatOf(next));
    expect(next.view).toMatchObject({ me: { name: 'Ana' }, room: { state: 'waiting', type: 'challenge' } });
    const { view } = data(
      await callHttp(server, 'rejoin', { ...seatOf(ben)[0], startSource: 'rejoin' }, seatOf(ben)[1]),
    );
    const { rematch } = view.me;
    expect(rematch).toEqual({ hash: next.view.room.hash, code: next.view.room.code });
    expect(rematch.hash).not.toBe(hash);
    data(await join(rematch.hash, 'Ben'));
    data(await callHttp(server, 'startChallenge', ...seatOf(next)));
  });

  it('is created again if the previous one was closed without a game', async () => {
    const { ana } = await started();
    const [seat, who] = seatOf(ana);
    data(await callHttp(server, 'endChallenge', seat, who));
    const first = data(await callHttp(server, 'replayChallengeGame', seat, who)) as Seated;
    data(await callHttp(server, 'endChallenge', ...seatOf(first)));
    const second = data(await callHttp(server, 'replayChallengeGame', seat, who)) as Seated;
    expect(second.view.room).toMatchObject({ state: 'waiting' });
    expect(second.view.room.hash).not.toBe(first.view.room.hash);
    const { view } = data(await callHttp(server, 'rejoin', { ...seat, startSource: 'rejoin' }, who));
    expect(view.me.rematch.hash).toBe(second.view.room.hash);
  });

  it('is refused once the practice link is off', async () => {
    const { quizId, ana } = await started();
    data(await callHttp(server, 'endChallenge', ...seatOf(ana)));
    data(await callHttp(server, 'shareQuiz', { quizId, shared: false }, host));
    expect(await callHttp(server, 'replayChallengeGame', ...seatOf(ana))).toMatchObject({
      error: { type: 'quiz.NOT_FOUND' },
    });
  });
});

it('the creator of a challenge learns no key before answering, through any call or push', async () => {
  const { ana, ben } = await started();
  const [seat, who] = seatOf(ana);
  const socket = await openSocket(server);
  const heard: unknown[] = [ana, ben.view];
  for (const name of ['getQuestions', 'getRank', 'rejoin'] as const)
    heard.push(await socket.call(name, { ...seat, startSource: 'test' }, who));
  heard.push(await socket.call('subscribe', { ...seat, board: true }, who));
  for (const name of ['getChallengeLeaderboard', 'playerSummary', 'replayChallengeGame'] as const)
    heard.push(await socket.call(name, seat, who));
  // This friend is done and has seen every key.
  await answers(ben, ['x', 'x']);
  await new Promise((soon) => setTimeout(soon, 400));
  expect(socket.pushes.length).toBeGreaterThan(0);
  expect(JSON.stringify([heard, socket.pushes])).not.toContain('CANARY');
  socket.close();
});

it('a challenge sends the addresses of its formula images, but never their TeX', async () => {
  const formula: AuthoredQuiz = {
    title: 'Roots',
    questions: [{ type: 'BLANK', format: 'markdown', text: '$\\sqrt{9}$', accepted: ['3'] }],
  };
  const ana = await opened(await shared(formula));
  data(await join(ana.view.room.hash, 'Ben'));
  data(await callHttp(server, 'startChallenge', ...seatOf(ana)));
  await passCountdown('challenge');
  const { view } = data(await callHttp(server, 'getQuestions', ...seatOf(ana)));
  expect(view.slide.question.marks).toMatchObject([{ source: expect.stringMatching(/^\/formulas\//) }]);
  expect(JSON.stringify(view)).not.toContain('sqrt');
});

describe('a flood of challenges', () => {
  it('is stopped after a few from one connection', async () => {
    const quizId = await shared();
    const socket = await openSocket(server);
    const request = { quizId, player: { name: 'Ana' } };
    const replies = await Promise.all(
      Array.from({ length: 9 }, () => socket.call('createChallenge', request)),
    );
    expect(replies.filter(({ success }) => success).length).toBe(5);
    expect(replies.find(({ success }) => !success)).toMatchObject({
      error: { type: 'request.RATE_LIMITED', retryAfter: expect.any(Number) },
    });
    socket.close();
  });

  it('is stopped from one address too, while a school in groups of friends passes', () => {
    const { byAddress } = createLimits().features.challenge;
    const waits = Array.from({ length: 400 }, () => byAddress.take('address', 1_000));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(150);
    expect(byAddress.take('address', 61_000)).toBe(0);
  });
});
