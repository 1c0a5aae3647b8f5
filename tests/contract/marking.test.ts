import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { callHttp, type Credentials, data, hostIdentity } from '#tools/classroom/calls.ts';
import { passCountdown } from '#tests/support/clock.ts';
import { openNext, type Seat, seatIn } from '#tests/support/games.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'Leaves',
  questions: [
    { type: 'OPEN', text: 'Why do leaves change color?', marks: 5 },
    { type: 'MCQ', text: 'Odd?', options: [{ text: '3', correct: true }, { text: '2' }] },
  ],
};

let server: TestServer;
let host: Credentials;
let other: Credentials;
beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
  other = await hostIdentity(server);
});
afterAll(() => server.stop());

async function answered(seat: Seat, text: string): Promise<void> {
  const { slide } = await openNext(server, seat);
  const { roomHash, playerId } = seat;
  const response = { state: 'attempted', answer: { type: 'OPEN', text } };
  const request = { roomHash, playerId, questionId: slide.question.id, response };
  data(await callHttp(server, 'proceedGame', request, seat.identity));
}

/** A running game in which two of three players gave the same answer. */
async function lesson() {
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host));
  const hosted = { quizId: card.id as string, type: 'normal' };
  const roomHash = data(await callHttp(server, 'hostGame', hosted, host)).roomHash as string;
  const [ana, ben, cleo] = [
    await seatIn(server, roomHash, 'Ana'),
    await seatIn(server, roomHash, 'Ben'),
    await seatIn(server, roomHash, 'Cleo'),
  ];
  data(await callHttp(server, 'startGame', { roomHash }, host));
  await passCountdown('normal');
  await answered(ana, 'less light');
  await answered(ben, 'less light');
  await answered(cleo, 'magic');
  const { view } = data(await callHttp(server, 'getGame', { roomHash }, host));
  const questionId = view.questions[0].question.id as string;
  const list = (who: Credentials) => callHttp(server, 'listMarkableAnswers', { roomHash, questionId }, who);
  const mark = (marks: unknown, who = host) => {
    const change = { type: 'marks', marks };
    return callHttp(server, 'correctQuestion', { roomHash, questionId, change, mayLose: false }, who);
  };
  return { roomHash, ana, list, mark, view };
}

const rows = (view: { readonly players: readonly { readonly name: string; readonly score: number }[] }) =>
  Object.fromEntries(view.players.map(({ name, score }) => [name, score]));

it('lists the answers, and marks them while the game runs and after it', async () => {
  const { roomHash, ana, list, mark, view } = await lesson();
  expect(view.questions[0].marking).toEqual({ marked: 0, waiting: 2 });
  expect(data(await list(host))).toEqual({
    answers: [
      { text: 'less light', count: 2, names: ['Ana', 'Ben'], credit: null },
      { text: 'magic', count: 1, names: ['Cleo'], credit: null },
    ],
    next: null,
  });
  const live = data(await mark([{ answer: 'less light', credit: 0.8 }])).view;
  expect(rows(live)).toEqual({ Ana: 480, Ben: 480, Cleo: 0 });
  data(await callHttp(server, 'endGame', { roomHash }, host));
  const scoresAtTheEnd = async () => {
    const { length: place } = data(await callHttp(server, 'getReplay', { roomHash }, host));
    const { board } = data(await callHttp(server, 'getReplayMoment', { roomHash, place }, host));
    return rows({ players: board.rows });
  };
  expect(await scoresAtTheEnd()).toEqual({ Ana: 480, Ben: 480, Cleo: 0 });
  const after = data(
    await mark([
      { answer: 'less light', credit: 0.4 },
      { answer: 'magic', credit: 0 },
    ]),
  ).view;
  expect(rows(after)).toEqual({ Ana: 240, Ben: 240, Cleo: 0 });
  expect(after.questions[0].marking).toEqual({ marked: 2, waiting: 0 });
  expect(await scoresAtTheEnd()).toEqual(rows(after));
  const { playerId } = ana;
  const { players } = data(await callHttp(server, 'getReport', { roomHash, playerId }, host));
  expect(players[0].attempts[0]).toMatchObject({
    score: 240,
    accuracy: 40,
    responses: [{ result: 'partial', marks: 2, breakup: { base: 240 } }],
  });
});

it('refuses other hosts and players, what is no mark, and questions with a key', async () => {
  const { roomHash, ana, list, mark, view } = await lesson();
  const good = [{ answer: 'magic', credit: 1 }];
  expect(await list(other)).toMatchObject({ status: 403, error: { type: 'request.FORBIDDEN' } });
  expect(await mark(good, other)).toMatchObject({ status: 403, error: { type: 'request.FORBIDDEN' } });
  expect(await list(ana.identity)).toMatchObject({ status: 401 });
  for (const junk of [
    [],
    [{ answer: '', credit: 1 }],
    [{ answer: 'x'.repeat(1_001), credit: 1 }],
    [{ answer: 'magic', credit: 1.1 }],
    [{ answer: 'magic', credit: -1 }],
    [{ answer: 'magic', credit: '1' }],
    [{ answer: 'magic' }],
    Array.from({ length: 51 }, (_, index) => ({ answer: `${index}`, credit: 1 })),
  ])
    expect(await mark(junk)).toMatchObject({ error: { type: 'request.VALIDATION_ERROR' } });
  const keyed = { roomHash, questionId: view.questions[1].question.id as string };
  expect(await callHttp(server, 'listMarkableAnswers', keyed, host)).toMatchObject({
    error: { type: 'response.WRONG_QUESTION' },
  });
  expect(
    await callHttp(
      server,
      'correctQuestion',
      { ...keyed, change: { type: 'marks', marks: good }, mayLose: false },
      host,
    ),
  ).toMatchObject({ error: { type: 'response.CANT_SAVE' } });
});
