import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { ReplayMark } from '#core/views/replay.ts';
import type { ReportPage } from '#core/views/report.ts';
import { callHttp, data, hostIdentity, type HostIdentity } from '#tools/classroom/calls.ts';
import { passCountdown } from '#tests/support/clock.ts';
import { type Seat, seatIn } from '#tests/support/games.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'Leaves',
  questions: [
    { type: 'BLANK', text: 'What makes leaves green?', accepted: ['CANARY-KEY-0'] },
    { type: 'BLANK', text: 'And red?', accepted: ['CANARY-KEY-1'] },
  ],
};

let server: TestServer;
let host: HostIdentity;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

async function started() {
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host));
  const gameOptions = { timer: 'off', jumbleQuestions: false };
  const hosting = { quizId: card.id, type: 'normal', gameOptions };
  const { roomHash } = data(await callHttp(server, 'hostGame', hosting, host)) as { roomHash: string };
  const ana = await seatIn(server, roomHash, 'Ana');
  data(await callHttp(server, 'startGame', { roomHash }, host));
  await passCountdown('normal');
  const { view } = data(await callHttp(server, 'getGame', { roomHash }, host));
  const questionId = view.questions[0].question.id as string;
  const fix = (change: object, who = host, mayLose: unknown = false) =>
    callHttp(server, 'correctQuestion', { roomHash, questionId, change, mayLose }, who);
  return { roomHash, ana, fix };
}

async function answer({ roomHash, playerId, identity }: Seat, text: string): Promise<void> {
  const { view } = data(await callHttp(server, 'getQuestions', { roomHash, playerId }, identity));
  const { type, id: questionId } = view.slide.question;
  const response = { state: 'attempted', answer: { type, text } };
  data(await callHttp(server, 'proceedGame', { roomHash, playerId, questionId, response }, identity));
}

const accept = (text: string) => ({ type: 'accept', answer: { type: 'BLANK', text } });

it('follows from fixes during the game and after it, in the report and the replay too', async () => {
  const { roomHash, ana, fix } = await started();
  const reported = async () => {
    const page = data(await callHttp(server, 'getReport', { roomHash }, host)) as ReportPage;
    const attempt = page.players[0]?.attempts[0];
    return attempt && [attempt.score, attempt.responses.map(({ result }) => result)];
  };
  const marks = async () => {
    const replay = data(await callHttp(server, 'getReplay', { roomHash, playerId: ana.playerId }, host)) as {
      marks: readonly ReplayMark[];
      length: number;
    };
    const moment = { roomHash, place: replay.length };
    const { board } = data(await callHttp(server, 'getReplayMoment', moment, host));
    return [replay.marks.map(({ kind }) => kind), board.rows[0].score];
  };
  await answer(ana, 'moss');
  expect(await reported()).toEqual([0, ['incorrect']]);
  data(await fix(accept('moss')));
  expect(await reported()).toEqual([600, ['correct']]);
  data(await callHttp(server, 'endGame', { roomHash }, host));
  expect((await marks())[1]).toBe(600);
  data(await fix({ type: 'dropped' }, host, true));
  expect(await reported()).toEqual([0, ['none']]);
  expect(await marks()).toEqual([['start', 'question', 'fixed', 'end', 'fixedAfter'], 0]);
  data(await fix({ type: 'original' }, host, true));
  data(await fix({ type: 'fullMarks' }));
  expect(await reported()).toEqual([600, ['correct']]);
  expect((await marks())[1]).toBe(600);
});

it("is only for the room's host, and refuses what isn't a fix", async () => {
  const { ana, fix } = await started();
  const other = await hostIdentity(server);
  for (const who of [other, ana.identity, {}])
    expect(await fix({ type: 'dropped' }, who as HostIdentity)).toMatchObject({ success: false });
  const invalid = { status: 400, error: { type: 'request.VALIDATION_ERROR' } };
  for (const change of [{ type: 'all' }, { type: 'key' }, accept('x'.repeat(201)), []])
    expect(await fix(change), JSON.stringify(change)).toMatchObject(invalid);
  expect(await fix({ type: 'dropped' }, host, 'yes')).toMatchObject(invalid);
  const misfit = { type: 'key', answer: { type: 'OPEN', text: 'moss' } };
  expect(await fix(misfit)).toMatchObject({ error: { type: 'response.CANT_SAVE' } });
});

it('tells players their points, and no key of a question that is still open to them', async () => {
  const { roomHash, ana, fix } = await started();
  const ben = await openSocket(server, ana.identity);
  data(await ben.call('reconnectRoom', { roomHash, role: 'player', playerId: ana.playerId }));
  data(await fix(accept('CANARY-TOO')));
  await answer(ana, 'CANARY-TOO');
  data(await fix({ type: 'fullMarks' }));
  data(await fix({ type: 'original' }, host, true));
  await expect.poll(() => JSON.stringify(ben.pushes)).toContain('"points":-600');
  expect(JSON.stringify(ben.pushes)).not.toContain('CANARY-KEY-1');
  ben.close();
});
