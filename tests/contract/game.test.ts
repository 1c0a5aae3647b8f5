import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'Primes',
  questions: [
    {
      type: 'MCQ',
      text: 'Which is a prime?',
      options: [{ text: '4' }, { text: '7', correct: true }, { text: '9' }],
    },
    { type: 'BLANK', text: 'The smallest prime?', accepted: ['2', 'two'] },
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

async function until(check: () => boolean): Promise<void> {
  const end = Date.now() + 8_000;
  while (!check()) {
    if (Date.now() > end) throw new Error('timed out');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a teacher-paced game', () => {
  it('runs from game code to podium', async () => {
    const { roomHash, roomCode } = data(await callHttp(server, 'hostGame', { quizId, type: 'tp' }, host));
    const board = await openSocket(server, host);
    expect(data(await board.call('reconnectRoom', { roomHash, role: 'host' })).view.controls).toContain(
      'start',
    );
    const players = await Promise.all(
      ['Ana', 'Ben'].map(async (name) => {
        const socket = await openSocket(server);
        const found = data(await socket.call('checkRoom', { roomCode }));
        expect(found.room).toMatchObject({ hash: roomHash, title: 'Primes' });
        const seat = data(
          await socket.call(
            'join',
            { roomHash, player: { name }, startSource: 'gameCode' },
            { commandId: `join-${name}-1` },
          ),
        );
        return { name, socket, playerId: seat.playerId as string, seat: seat.ticket as string };
      }),
    );
    await until(() => board.pushes.some(({ payload }) => payload.patch.players?.length > 0));
    data(await board.call('startGame', { roomHash }));
    for (const { socket } of players)
      await until(() => socket.pushes.some(({ event }) => event === 'gameStarted'));
    for (const { socket } of players)
      await until(() =>
        socket.pushes.some(
          ({ event, payload }) => event === 'updateQuestionState' && payload.patch.slide.state === 'active',
        ),
      );
    for (const { name, socket, playerId, seat } of players) {
      const question = socket.pushes.findLast(({ event }) => event === 'updateQuestionState')?.payload.patch
        .slide.question;
      const wanted = question.options.find(
        (option: { text: string }) => option.text === (name === 'Ana' ? '7' : '4'),
      );
      const receipt = data(
        await socket.call(
          'proceedGame',
          {
            roomHash,
            playerId,
            questionId: question.id,
            response: { state: 'attempted', answer: { type: 'MCQ', optionId: wanted.id } },
          },
          { seat },
        ),
      );
      // Ben's is the last answer awaited, so his reply brings the reveal.
      expect(receipt.slide).toMatchObject({
        answered: true,
        feedback: name === 'Ana' ? null : { result: 'incorrect' },
      });
    }
    const [ana, ben] = players;
    await until(
      () => ana?.socket.pushes.some(({ payload }) => payload.patch?.slide?.state === 'reveal') ?? false,
    );
    expect(ana?.socket.pushes.at(-1)?.payload.patch).toMatchObject({
      me: { rank: 1 },
      slide: { feedback: { result: 'correct' } },
    });
    await until(
      () => ben?.socket.pushes.some(({ payload }) => payload.patch?.slide?.state === 'reveal') ?? false,
    );
    expect(ben?.socket.pushes.at(-1)?.payload.patch).toMatchObject({
      me: { score: 0, rank: 2 },
      slide: { feedback: { result: 'incorrect' } },
    });
    // A host who closes the answers at that moment doesn't skip the reveal.
    const late = await board.call('proceedHostGame', { roomHash, seen: { index: 0, state: 'active' } });
    expect(late).toMatchObject({ success: false, error: { type: 'room.MOVED_ON' } });
    data(await board.call('proceedHostGame', { roomHash, seen: { index: 0, state: 'reveal' } }));
    data(await board.call('proceedHostGame', { roomHash }));
    data(await board.call('proceedHostGame', { roomHash }));
    await until(() =>
      board.pushes.some(
        ({ payload }) => payload.patch.slide?.state === 'reveal' && payload.patch.slide.index === 1,
      ),
    );
    const end = data(await board.call('proceedHostGame', { roomHash }));
    expect(end.view.room.state).toBe('completed');
    await until(() => ana?.socket.pushes.some(({ event }) => event === 'gameEnded') ?? false);
    expect(ana?.socket.pushes.at(-1)?.payload.patch.summary).toMatchObject({
      totalCorrect: 1,
      unanswered: 1,
      playerCount: 2,
    });
    for (const { socket } of players) socket.close();
    board.close();
  });
});

describe('raised hands', () => {
  it('are shown to the host, and players further back move up when one is lowered', async () => {
    const { roomHash } = data(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, host));
    const teacher = await openSocket(server, host);
    data(await teacher.call('reconnectRoom', { roomHash, role: 'host' }));
    const [ana, ben] = await Promise.all(
      ['Ana', 'Ben'].map(async (name) => {
        const socket = await openSocket(server);
        const joining = { roomHash, player: { name }, startSource: 'gameCode' };
        const { playerId, ticket } = data(
          await socket.call('join', joining, { commandId: `join-hand-${name}` }),
        );
        const raise = (raised: boolean) =>
          socket.call('raiseHand', { roomHash, playerId, raised }, { seat: ticket });
        return { socket, playerId, raise };
      }),
    );
    if (!ana || !ben) throw new Error('no player joined');
    expect(data(await ana.raise(true))).toMatchObject({ studentQueueNo: 1 });
    expect(data(await ben.raise(true))).toMatchObject({ studentQueueNo: 2 });
    const handsOf = () =>
      teacher.pushes
        .flatMap(({ payload }) => payload.patch.players ?? [])
        .filter((row: { hand: number | null }) => row.hand !== null)
        .map(({ name }: { name: string }) => name);
    await until(() => handsOf().includes('Ben'));
    expect(handsOf().indexOf('Ana')).toBeLessThan(handsOf().indexOf('Ben'));
    data(await teacher.call('lowerHand', { roomHash, playerId: ana.playerId }));
    const told = (socket: typeof ana.socket) =>
      socket.pushes.filter(({ event }) => event === 'raiseHand').at(-1)?.payload.patch.me.hand;
    await until(() => told(ana.socket) === null && told(ben.socket) === 1);
    for (const { close } of [teacher, ana.socket, ben.socket]) close();
  });
});
