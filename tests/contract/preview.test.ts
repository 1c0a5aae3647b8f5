import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { PREVIEW_TYPES } from '#core/solo/solo.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { answerNext, openNext, primes, type Seat } from '#tests/support/games.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'To be looked at',
  questions: [
    { type: 'BLANK', text: 'TEXT-0', accepted: ['CANARY-KEY-0'], explanation: 'CANARY-WHY-0' },
    { type: 'BLANK', text: 'CANARY-TEXT-1', accepted: ['CANARY-KEY-1'], explanation: 'CANARY-WHY-1' },
  ],
};

let server: TestServer;
let host: Credentials;
let quizId: string;
beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
  quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id;
});
afterAll(() => server.stop());

const preview = (who: Credentials = host) =>
  callHttp(server, 'previewQuiz', { quizId, player: { name: 'Student' } }, who);

it('a preview lets a host play the whole quiz alone, even with its practice link off, and leaves nothing behind', async () => {
  const { playerId, ticket, view: begun } = data(await preview());
  const [seat, who] = [{ roomHash: begun.room.hash, playerId }, { seat: ticket }];
  expect(begun).toMatchObject({
    room: { playMode: 'solo', state: 'running', code: '', questionCount: 2, playerCount: 1 },
  });
  const { view } = data(await callHttp(server, 'getQuestions', seat, who));
  expect(JSON.stringify(view)).not.toMatch(/CANARY-(KEY|WHY|TEXT)/);
  const response = { state: 'attempted', answer: { type: 'BLANK', text: 'CANARY-KEY-0' } };
  const answered = data(
    await callHttp(server, 'proceedGame', { ...seat, questionId: view.slide.question.id, response }, who),
  );
  expect(answered.slide.feedback).toMatchObject({ result: 'correct' });
  data(await callHttp(server, 'playerGameOver', seat, who));
  expect(data(await callHttp(server, 'listReports', {}, host))).toMatchObject({ reports: [] });
  expect(data(await callHttp(server, 'listHostedGames', {}, host)).games).toEqual([]);
  expect(await callHttp(server, 'soloJoin', { quizId, player: { name: 'Ada' } })).toMatchObject({
    error: { type: 'quiz.NOT_FOUND' },
  });
});

it("a preview is only for hosts and their own quizzes, and appears in no list of a device's games", async () => {
  expect(await preview({})).toMatchObject({ status: 401 });
  expect(await preview(await hostIdentity(server))).toMatchObject({ error: { type: 'quiz.NOT_FOUND' } });
  const begun = await preview();
  const cookie = begun.setCookie ?? '';
  const listed = data(await callHttp(server, 'listOwnGames', {}, { cookie: cookie.split(';')[0] ?? '' }));
  expect(listed).toMatchObject({ running: [], completed: [] });
});

describe.each(PREVIEW_TYPES)('a preview of the type %s', (gameType) => {
  it('is a game of that type with the options that were chosen, from its first question to the summary', async () => {
    const quiz = data(await callHttp(server, 'saveQuiz', { quiz: primes(5) }, host)).card.id;
    const gameOptions = {
      studentLeaderboard: 'no',
      requestJoinApproval: true,
      jumbleAnswers: false,
      duel: 'yes',
    };
    const request = { quizId: quiz, player: { name: 'Student' }, gameType, gameOptions };
    const { playerId, ticket, view: begun } = data(await callHttp(server, 'previewQuiz', request, host));
    expect(begun).toMatchObject({
      room: { type: gameType, playMode: 'solo', state: 'running', options: { studentLeaderboard: 'no' } },
      me: { approval: 'approved', rank: null },
    });
    const seat: Seat = { roomHash: begun.room.hash, playerId, identity: { seat: ticket } };
    const choose = (name: 'updateBreakRoom' | 'updatePathFinder', choice: object) =>
      callHttp(server, name, { roomHash: seat.roomHash, playerId, ...choice }, seat.identity);
    let view = await openNext(server, seat);
    for (let steps = 0; steps < 30 && !view.me.isOver && !view.slide.review?.length; steps += 1) {
      const { kind, camp: level } = view.me.climb?.stop ?? {};
      if (kind === 'levelUp') data(await choose('updateBreakRoom', { breakRoom: 'LEVEL_UP', level }));
      else if (kind === 'pathFinder')
        data(await choose('updatePathFinder', { pathFinder: 'PIONEER', level }));
      else if (kind === 'summit') data(await choose('updatePathFinder', { pathFinder: 'FLAG', level }));
      else await answerNext(server, seat);
      view = await openNext(server, seat).catch(() => null);
      view ??= data(await callHttp(server, 'reconnectRoom', { ...seat, role: 'player' }, seat.identity)).view;
    }
    const of = { roomHash: seat.roomHash, playerId };
    const over = data(await callHttp(server, 'playerGameOver', of, seat.identity)).view;
    expect(over.me).toMatchObject({ isOver: true, answered: 5 });
    expect(over.summary).not.toBeNull();
    if (gameType === 'mystic_peak')
      expect(over.me).toMatchObject({ score: 8_000, climb: { mastered: true } });
  });
});

it('a preview is refused for types of games that someone else leads or starts', async () => {
  for (const gameType of ['tp', 'tp_offline', 'challenge'])
    expect(
      await callHttp(server, 'previewQuiz', { quizId, player: { name: 'Student' }, gameType }, host),
    ).toMatchObject({ error: { type: 'request.VALIDATION_ERROR', path: ['gameType'] } });
});
