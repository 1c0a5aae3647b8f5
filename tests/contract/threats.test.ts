// Attempts to cheat, flood and take over games, tried on a running server (classes A to I of the threats in
// the design).

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { io } from 'socket.io-client';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { GameType } from '#core/room/phase.ts';
import { SOCKET_PATHS } from '#protocol/pushes.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { freezeClock, passCountdown } from '#tests/support/clock.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'Secrets',
  questions: [
    {
      type: 'MCQ',
      text: 'TEXT-0',
      options: [{ text: 'right one', correct: true }, { text: 'wrong one' }, { text: 'other one' }],
      explanation: 'CANARY-WHY-0',
    },
    { type: 'BLANK', text: 'CANARY-TEXT-1', accepted: ['CANARY-KEY-1', 'two'], explanation: 'CANARY-WHY-1' },
    { type: 'BLANK', text: 'CANARY-TEXT-2', accepted: ['CANARY-KEY-2'], explanation: 'CANARY-WHY-2' },
  ],
};

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };
let quizId: string;

beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
  quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id;
});
afterAll(() => server.stop());

const openRoom = async (type = 'normal', gameOptions: Record<string, unknown> = {}) =>
  data(await callHttp(server, 'hostGame', { quizId, type, gameOptions }, host)) as {
    roomHash: string;
    roomCode: string;
  };
const join = async (roomHash: string, name: string) =>
  data(await callHttp(server, 'join', { roomHash, player: { name }, startSource: 'test' })) as {
    playerId: string;
    ticket: string;
  };
const started = async (type: GameType = 'normal', gameOptions: Record<string, unknown> = {}) => {
  const room = await openRoom(type, gameOptions);
  const ana = await join(room.roomHash, 'Ana');
  const ben = await join(room.roomHash, 'Ben');
  data(await callHttp(server, 'startGame', { roomHash: room.roomHash }, host));
  await passCountdown(type);
  return { ...room, ana, ben };
};

describe('B and G: host access', () => {
  it("is denied to students: no library, no host's view, no controls", async () => {
    const { roomHash } = await openRoom();
    const { playerId, ticket } = await join(roomHash, 'Ana');
    const student: Credentials = { seat: ticket };
    for (const [name, request] of [
      ['listQuizzes', {}],
      ['getQuiz', { quizId }],
      ['getGame', { roomHash }],
      ['listHostedGames', {}],
      ['startGame', { roomHash }],
      ['deletePlayer', { roomHash, playerId }],
      ['hideText', { roomHash, questionId: 'a'.repeat(12), text: 'x', hidden: true }],
      ['mergeText', { roomHash, questionId: 'a'.repeat(12), text: 'x', into: null }],
      [
        'correctQuestion',
        { roomHash, questionId: 'a'.repeat(12), change: { type: 'dropped' }, mayLose: true },
      ],
      ['lowerHand', { roomHash, playerId }],
      ['endGame', { roomHash }],
      ['saveQuiz', { quiz: QUIZ }],
    ] as const) {
      expect(await callHttp(server, name, request, student)).toMatchObject({
        status: 401,
        error: { type: 'request.UNAUTHORIZED' },
      });
    }
    for (const role of ['host', 'projector'])
      expect(await callHttp(server, 'reconnectRoom', { roomHash, role }, student)).toMatchObject({
        error: { type: 'request.UNAUTHORIZED' },
      });
  });

  it('is denied to other hosts: no rooms, no quizzes', async () => {
    const { roomHash } = await openRoom();
    const other = await hostIdentity(server);
    expect(await callHttp(server, 'getGame', { roomHash }, other)).toMatchObject({
      status: 403,
      error: { type: 'request.FORBIDDEN' },
    });
    expect(await callHttp(server, 'endGame', { roomHash }, other)).toMatchObject({
      error: { type: 'request.FORBIDDEN' },
    });
    expect(await callHttp(server, 'getQuiz', { quizId }, other)).toMatchObject({
      error: { type: 'quiz.NOT_FOUND' },
    });
    expect(await callHttp(server, 'deleteQuiz', { quizId }, other)).toMatchObject({
      error: { type: 'quiz.NOT_FOUND' },
    });
    const moved = { quizzes: [{ quizId, folder: '7A', archived: true, deleted: true }] };
    expect(await callHttp(server, 'organizeQuizzes', moved, other)).toMatchObject({
      error: { type: 'quiz.NOT_FOUND' },
    });
    expect(await callHttp(server, 'saveQuiz', { quizId, quiz: QUIZ }, other)).toMatchObject({
      error: { type: 'quiz.NOT_FOUND' },
    });
  });

  it('needs the token too, and no forged cookie passes', async () => {
    const { roomHash } = await openRoom();
    expect(await callHttp(server, 'endGame', { roomHash }, { cookie: host.cookie })).toMatchObject({
      status: 403,
      error: { type: 'request.CSRF' },
    });
    for (const cookie of [
      'qp_host=a.b',
      'qp_host=%E0%A4%A',
      `${host.cookie}x`,
      'qp_host=__proto__.x',
      'qp_host=',
      `qp_host=${'a'.repeat(24)}.${'b'.repeat(32)}`,
    ]) {
      expect(await callHttp(server, 'getGame', { roomHash }, { cookie })).toMatchObject({ status: 401 });
      const socket = await openSocket(server, { cookie });
      expect(await socket.call('endGame', { roomHash })).toMatchObject({
        error: { type: 'request.UNAUTHORIZED' },
      });
      socket.close();
    }
  });

  it('is denied to sockets from another origin', async () => {
    const socket = io(server.url, {
      path: SOCKET_PATHS.game,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { origin: 'https://evil.example', cookie: host.cookie },
    });
    await expect(
      new Promise((resolve, reject) =>
        socket.on('connect', () => resolve('connected')).on('connect_error', reject),
      ),
    ).rejects.toThrow();
    socket.close();
  });
});

describe('C: a seat', () => {
  it("opens only with its own ticket, not with a player id, another seat's ticket or another room's", async () => {
    const { roomHash, ana, ben } = await started();
    const elsewhere = await openRoom();
    const foreign = await join(elsewhere.roomHash, 'Ana');
    for (const seat of [
      undefined,
      '',
      ben.ticket,
      foreign.ticket,
      `${ana.playerId}~x`,
      ana.ticket.slice(0, -1),
    ]) {
      const reply = await callHttp(
        server,
        'getQuestions',
        { roomHash, playerId: ana.playerId },
        seat === undefined ? {} : { seat },
      );
      expect(reply).toMatchObject({ status: 401, error: { type: 'request.UNAUTHORIZED' } });
    }
  });

  it('refuses a second answer, even one sent at the same moment', async () => {
    const { roomHash, ana } = await started();
    const who = { seat: ana.ticket };
    const { view } = data(await callHttp(server, 'getQuestions', { roomHash, playerId: ana.playerId }, who));
    const { question } = view.slide;
    const answers = await Promise.all(
      question.options.map((option: { id: string }) =>
        callHttp(
          server,
          'proceedGame',
          {
            roomHash,
            playerId: ana.playerId,
            questionId: question.id,
            response: { state: 'attempted', answer: { type: 'MCQ', optionId: option.id } },
          },
          who,
        ),
      ),
    );
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    for (const answer of answers)
      if (!answer.success) expect(answer.error.type).toBe('response.ALREADY_ANSWERED');
  });
});

describe("D and E: a client's claims about score and time", () => {
  it('change nothing, and the server decides what is too early or too late', async () => {
    const { roomHash, ana } = await started('normal', { timer: 'strict' });
    const who = { seat: ana.ticket };
    const { view } = data(await callHttp(server, 'getQuestions', { roomHash, playerId: ana.playerId }, who));
    const { question } = view.slide;
    const wrong = question.options.find((option: { text: string }) => option.text === 'wrong one').id;
    const forged = {
      roomHash,
      playerId: ana.playerId,
      questionId: question.id,
      elapsed: -5,
      score: 99_999,
      isCorrect: true,
      response: {
        state: 'attempted',
        answer: { type: 'MCQ', optionId: wrong },
        result: 'CORRECT',
        score: 5_000,
        timeTaken: 0,
      },
    };
    expect(
      await callHttp(
        server,
        'proceedGame',
        { ...forged, response: { ...forged.response, state: 'timedOut' } },
        who,
      ),
    ).toMatchObject({ error: { type: 'response.TOO_EARLY' } });
    expect(data(await callHttp(server, 'proceedGame', forged, who))).toMatchObject({
      me: { score: 0, streak: 0 },
      slide: { feedback: { result: 'incorrect', breakup: { total: 0 } } },
    });
  });
});

describe('A and I: everything a player gets', () => {
  it('is free of keys over a whole game of each type, by HTTP and socket', async () => {
    for (const [type, showAnswers] of [
      ['normal', 'partial'],
      ['tp', 'partial'],
      ['test', 'never'],
    ] as const) {
      const { roomHash, ana } = await started(type, {
        showAnswers,
        studentQuizReview: 'qonly',
        timer: 'off',
      });
      const who = { seat: ana.ticket };
      const socket = await openSocket(server, who);
      const bytes: string[] = [];
      const note = (value: unknown) => bytes.push(JSON.stringify(value));
      note(await socket.call('reconnectRoom', { roomHash, role: 'player', playerId: ana.playerId }));
      for (const name of ['getQuestions', 'getRank', 'playerSummary', 'rejoin', 'checkRoom'] as const)
        note(
          await socket.call(name, { roomHash, playerId: ana.playerId, startSource: 'x', roomCode: '123456' }),
        );
      const { view } = data(
        await socket.call('reconnectRoom', { roomHash, role: 'player', playerId: ana.playerId }),
      );
      const { question } = view.slide;
      note(
        await socket.call('proceedGame', {
          roomHash,
          playerId: ana.playerId,
          questionId: question.id,
          response: { state: 'attempted', answer: { type: 'MCQ', optionId: question.options[0].id } },
        }),
      );
      // What the host corrects tells others no key either, nor the player how it went where nothing is shown.
      const answer = { type: 'MCQ', optionId: question.options[0].id };
      const change = { type: 'key', answer };
      const correction = { roomHash, questionId: question.id, change, mayLose: true };
      data(await callHttp(server, 'correctQuestion', correction, host));
      if (isTeacherPaced({ type })) data(await callHttp(server, 'proceedHostGame', { roomHash }, host));
      for (const name of ['getRank', 'playerSummary', 'getQuiz', 'getGame'] as const)
        note(await callHttp(server, name, { roomHash, playerId: ana.playerId, quizId }, who));
      note(socket.pushes);
      const all = bytes.join('\n');
      expect(all).toContain('TEXT-0');
      expect(all.match(/CANARY-(WHY|KEY)-\d/g)).toBeNull();
      // Only the open question may be known, and none of the later ones.
      expect(all).not.toContain('CANARY-TEXT-2');
      expect(all).not.toContain('correctIds');
      if (showAnswers === 'never') expect(all).not.toContain('corrections');
      expect(all).not.toContain(host.cookie.split('=')[1]?.split('.')[0]);
      socket.close();
    }
  });

  it('tells nothing by the leaderboard of a mountain, except to climbers who were let in', async () => {
    const board = async ({ roomHash, ana }: Awaited<ReturnType<typeof started>>, seat = ana) =>
      callHttp(server, 'mysticPeakLeaderboard', { roomHash, playerId: seat.playerId }, { seat: seat.ticket });
    for (const type of ['normal', 'test', 'common_assessment', 'team'] as const)
      expect(await board(await started(type))).toMatchObject({ error: { type: 'room.WRONG_STATE' } });
    const room = await started('mystic_peak');
    expect(data(await board(room)).mysticPeakBoard.own.name).toBe('Ana');
    const { roomHash } = room;
    const options = { requestJoinApproval: true };
    data(await callHttp(server, 'changeOptions', { roomHash, gameOptions: options }, host));
    const eve = await join(roomHash, 'Eve');
    expect(await board(room, eve)).toMatchObject({ error: { type: 'player.NOT_APPROVED' } });
  });

  it('is checked against canaries that the host does get', async () => {
    expect(JSON.stringify(data(await callHttp(server, 'getQuiz', { quizId }, host)))).toContain(
      'CANARY-KEY-2',
    );
  });
});

describe('H: typed names', () => {
  it('are cleaned, replaced by Fluffy Puppy if profane, and refused if they look like another', async () => {
    const { roomHash } = await openRoom();
    const named = async (name: string) =>
      callHttp(server, 'join', { roomHash, player: { name }, startSource: 'test' });
    expect(data(await named('  <img src=x onerror=alert(1)>  ')).view.me.name).toBe(
      '(img src=x onerror=alert(1))',
    );
    expect(data(await named('sh1thead')).view.me.name).toBe('Fluffy Puppy');
    expect(data(await named('Scunthorpe')).view.me.name).toBe('Scunthorpe');
    data(await named('Anna'));
    expect(await named('Аnna')).toMatchObject({ status: 409, error: { type: 'player.DUPLICATE_NAME' } });
    expect(data(await named('')).view.me.name).toBe('me');
  });
});

describe('F: limits on floods and guessing', () => {
  it('allow 500 joins in 10 s from one address into one room', async () => {
    const { roomHash } = await openRoom();
    const from = Date.now();
    for (let batch = 0; batch < 10; batch += 1) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          callHttp(server, 'join', {
            roomHash,
            player: { name: `Pupil ${batch * 50 + n}` },
            startSource: 'test',
          }),
        ),
      );
      for (const reply of replies) expect(reply.success).toBe(true);
    }
    process.stdout.write(`500 joins took ${Date.now() - from} ms\n`);
    expect(data(await callHttp(server, 'getGame', { roomHash }, host)).view.players).toHaveLength(500);
  });

  it('stop endless bots and report pages', async () => {
    const { roomHash } = await openRoom();
    const refused = async (name: 'rehearseGame' | 'getReport', request: object, calls: number) => {
      const replies = await Promise.all(
        Array.from({ length: calls }, () => callHttp(server, name, { roomHash, ...request }, host)),
      );
      return replies.filter((reply) => !reply.success && reply.error.type === 'request.RATE_LIMITED').length;
    };
    expect(await refused('rehearseGame', { robots: 200, accuracy: 70 }, 22)).toBeGreaterThan(0);
    // Removing bots costs nothing.
    data(await callHttp(server, 'rehearseGame', { roomHash, robots: 0, accuracy: 0 }, host));
    expect(await refused('getReport', {}, 450)).toBeGreaterThan(0);
    // Sorting reads all of a library, however few of it are shown.
    const lists = (sort: string) => callHttp(server, 'listQuizzes', { sort, limit: 1 }, host);
    const sorted = await Promise.all(Array.from({ length: 80 }, () => lists('title')));
    expect(sorted.some((reply) => !reply.success && reply.error.type === 'request.RATE_LIMITED')).toBe(true);
    data(await lists('changed'));
    // Others behind the same address aren't held up.
    const other = await hostIdentity(server);
    const { card } = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, other));
    const { roomHash: theirs } = data(
      await callHttp(server, 'hostGame', { quizId: card.id, type: 'tp' }, other),
    );
    data(await callHttp(server, 'rehearseGame', { roomHash: theirs, robots: 30, accuracy: 70 }, other));
    data(await callHttp(server, 'getReport', { roomHash: theirs }, other));
  });

  it('stop guessing, and a wrong code gets the same reply as a locked one', async () => {
    const { roomHash, roomCode } = await openRoom();
    data(await callHttp(server, 'lockRoom', { roomHash, locked: true }, host));
    const { setCookie: _l, ...locked } = await callHttp(server, 'checkRoom', { roomCode });
    const { setCookie: _w, ...wrong } = await callHttp(server, 'checkRoom', { roomCode: '999999' });
    expect(locked).toEqual(wrong);
    data(await callHttp(server, 'lockRoom', { roomHash, locked: false }, host));
    expect(data(await callHttp(server, 'checkRoom', { roomCode }))).toMatchObject({
      room: { hash: roomHash },
    });
    onTestFinished(freezeClock());
    let refused = 0;
    for (let n = 0; n < 200; n += 1) {
      const reply = await callHttp(server, 'checkRoom', { roomCode: String(100_000 + n) });
      if (!reply.success && reply.error.type === 'request.RATE_LIMITED') refused += 1;
    }
    expect(refused).toBeGreaterThan(30);
    // While the address waits, correct codes wait too, so that the wait reveals nothing.
    const open = await openRoom();
    expect(await callHttp(server, 'checkRoom', { roomCode: open.roomCode })).toMatchObject({
      status: 429,
      error: { type: 'request.RATE_LIMITED', retryAfter: expect.any(Number) as number },
    });
  });
});
