import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { ROOM_TIMING } from '#core/room/phase.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'On paper',
  questions: [
    { type: 'MCQ', text: 'One?', options: [{ text: 'a', correct: true }, { text: 'b' }] },
    { type: 'OPEN', text: 'Two?' },
  ],
};

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };
beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

async function openPaper(quiz = QUIZ) {
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz }, host));
  const { roomHash, roomCode } = data(
    await callHttp(server, 'hostGame', { quizId: card.id, type: 'tp_offline' }, host),
  ) as { roomHash: string; roomCode: string };
  const { view } = data(await callHttp(server, 'getGame', { roomHash }, host));
  const [{ question }] = view.questions;
  const optionId = question.options.find(({ text }: { text: string }) => text === 'a')?.id as string;
  return { roomHash, roomCode, view, questionId: question.id as string, optionId };
}

it('a paper game is open immediately, for up to a month, and its code opens nothing', async () => {
  const { roomHash, roomCode, view } = await openPaper();
  expect(view).toMatchObject({ room: { state: 'running', dueAt: null }, controls: ['record', 'end'] });
  expect(roomCode).toHaveLength(8);
  expect(await callHttp(server, 'checkRoom', { roomCode })).toMatchObject({
    error: { type: 'room.NOT_FOUND' },
  });
  const joining = { roomHash, player: { name: 'Eve' }, startSource: 'test' };
  expect(await callHttp(server, 'join', joining)).toMatchObject({ error: { type: 'room.NOT_FOUND' } });
  const long = { quizId: view.quizId, type: 'tp_offline', expiry: ROOM_TIMING.recordedExpiryMs / 1_000 };
  expect(await callHttp(server, 'hostGame', long, host)).toMatchObject({ success: true });
  expect(await callHttp(server, 'hostGame', { ...long, type: 'tp' }, host)).toMatchObject({ status: 400 });
  const later = { quizId: view.quizId, type: 'tp_offline', opensAt: Date.now() + 60_000 };
  expect(await callHttp(server, 'hostGame', later, host)).toMatchObject({ status: 400 });
  const assigned = { quizId: view.quizId, type: 'tp_offline', playMode: 'async' };
  expect(await callHttp(server, 'hostGame', assigned, host)).toMatchObject({ status: 400 });
});

it('a paper game keeps what its host enters, shows it on the projector and in other windows, and reports no times', async () => {
  const { roomHash, questionId, optionId } = await openPaper();
  const projector = await openSocket(server, host);
  data(await projector.call('reconnectRoom', { roomHash, role: 'projector' }));
  const answers = [{ questionId, answer: { type: 'MCQ', optionId } }];
  const sheet = { roomHash, name: ' [Ana]  "López" ', answers };
  const command = { ...host, commandId: 'first-sheet' };
  const { view } = data(await callHttp(server, 'recordSheet', sheet, command));
  expect(view.players).toMatchObject([{ name: '(Ana) López', typedName: null, totalCorrect: 1, score: 600 }]);
  // Repeating the command changes nothing; another sheet under this name is refused.
  expect(data(await callHttp(server, 'recordSheet', sheet, command)).view.seq).toBe(view.seq);
  expect(await callHttp(server, 'recordSheet', sheet, host)).toMatchObject({
    error: { type: 'player.DUPLICATE_NAME' },
  });
  // Names that a teacher types aren't filtered.
  const named = data(await callHttp(server, 'recordSheet', { ...sheet, name: 'Fuck', answers: [] }, host));
  expect(named.view.players).toMatchObject([{ name: '(Ana) López' }, { name: 'Fuck', typedName: null }]);
  const playerId = view.players[0].id as string;
  const corrected = data(
    await callHttp(server, 'recordSheet', { roomHash, playerId, name: 'Ana', answers: [] }, host),
  );
  expect(corrected.view.questions[0].distribution).toMatchObject({ answered: 0, correct: 0, unanswered: 2 });
  data(await callHttp(server, 'recordSheet', { roomHash, playerId, name: 'Ana', answers }, host));
  data(await callHttp(server, 'endGame', { roomHash }, host));
  projector.close();
  const { players } = data(await callHttp(server, 'getReport', { roomHash, playerId }, host));
  expect(players).toMatchObject([
    { attempts: [{ score: 600, responses: [{ timeMs: 0, answer: { optionId } }, { state: 'passed' }] }] },
  ]);
  expect(await callHttp(server, 'recordSheet', sheet, host)).toMatchObject({
    error: { type: 'room.COMPLETED' },
  });
  expect(await callHttp(server, 'getReplay', { roomHash }, host)).toMatchObject({
    error: { type: 'room.WRONG_STATE' },
  });
});

it('a sheet is refused from others, without a name, or if it is invalid', async () => {
  const { roomHash, questionId, optionId } = await openPaper();
  const sheet = { roomHash, name: 'Ana', answers: [] };
  const refused = async (request: Record<string, unknown>, who: Credentials = host) =>
    (await callHttp(server, 'recordSheet', { ...sheet, ...request }, who)) as unknown;
  expect(await refused({}, await hostIdentity(server))).toMatchObject({ status: 403 });
  expect(await refused({}, {})).toMatchObject({ status: 401 });
  expect(await refused({ name: '  ' })).toMatchObject({ status: 400 });
  expect(await refused({ name: 'x'.repeat(61) })).toMatchObject({ status: 400 });
  expect(await refused({ playerId: '7-aaaaaaaa' })).toMatchObject({ error: { type: 'player.NOT_FOUND' } });
  const answer = { type: 'MCQ', optionId };
  expect(await refused({ answers: [{ questionId: 'aaaaaaaaaaaa', answer }] })).toMatchObject({
    error: { type: 'response.WRONG_QUESTION' },
  });
  expect(await refused({ answers: [{ questionId, answer: { type: 'OPEN', text: 'a' } }] })).toMatchObject({
    error: { type: 'response.CANT_SAVE' },
  });
  expect(await refused({ answers: Array(1_001).fill({ questionId, answer }) })).toMatchObject({
    status: 400,
  });
});

it('the longest possible sheet is accepted', async () => {
  const questions = Array.from({ length: 1_000 }, (_, n) => ({ type: 'OPEN', text: `${n}?` }) as const);
  const { roomHash, view } = await openPaper({
    title: 'Long',
    questions: [...QUIZ.questions, ...questions].slice(0, 1_000),
  });
  const answers = view.questions.slice(1).map(({ question }: { question: { id: string } }) => ({
    questionId: question.id,
    answer: { type: 'OPEN', text: 'a line that a hand has written on a sheet of paper' },
  }));
  const { players } = data(
    await callHttp(server, 'recordSheet', { roomHash, name: 'Ana', answers }, host),
  ).view;
  expect(players).toMatchObject([{ answered: 1_000 }]);
});
