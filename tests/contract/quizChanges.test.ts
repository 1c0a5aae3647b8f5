import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { callHttp, data, hostIdentity } from '#tools/classroom/calls.ts';
import { passCountdown } from '#tests/support/clock.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const BLANKS: readonly AuthoredQuestion[] = ['One', 'Two', 'Three'].map((text) => ({
  type: 'BLANK',
  text,
  accepted: [text.toLowerCase()],
}));

/** A game in which Ana has answered the first of three questions, incorrectly. */
async function lesson(questions = BLANKS) {
  const host = await hostIdentity(server);
  const quiz = { title: 'A lesson', questions };
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz }, host)).card.id as string;
  const gameOptions = { timer: 'off', jumble: false };
  const { roomHash } = data(
    await callHttp(server, 'hostGame', { quizId, type: 'normal', gameOptions }, host),
  );
  const { playerId, ticket } = data(
    await callHttp(server, 'join', { roomHash, player: { name: 'Ana' }, startSource: 'test' }),
  );
  const who = { seat: ticket };
  data(await callHttp(server, 'startGame', { roomHash }, host));
  await passCountdown('normal');
  const open = async () => data(await callHttp(server, 'getQuestions', { roomHash, playerId }, who)).view;
  const { question } = (await open()).slide;
  const response = { state: 'attempted', answer: { type: 'BLANK', text: 'uno' } };
  await callHttp(server, 'proceedGame', { roomHash, playerId, questionId: question.id, response }, who);
  const save = async (now: readonly object[]) =>
    data(await callHttp(server, 'saveQuiz', { quizId, quiz: { ...quiz, questions: now } }, host));
  const changes = async () => data(await callHttp(server, 'getQuizChanges', { roomHash }, host));
  const use = (revision: number, credentials: object = host) =>
    callHttp(server, 'useQuizChanges', { roomHash, revision }, credentials);
  const hosted = async () => data(await callHttp(server, 'getGame', { roomHash }, host)).view;
  return { host, quizId, roomHash, playerId, who, open, save, changes, use, hosted };
}

const [ONE, TWO, THREE] = BLANKS as [AuthoredQuestion, AuthoredQuestion, AuthoredQuestion];
const NEW = { type: 'BLANK', text: 'Four', accepted: ['four'] };

it('shows what has changed and uses it: all of what nobody has seen, the key of the rest', async () => {
  const { save, changes, use, hosted, open } = await lesson();
  expect(await changes()).toMatchObject({ questions: [], added: 0, removed: 0, isReordered: false });
  await save([
    { ...ONE, text: 'Number one', accepted: ['one', 'uno'] },
    { ...TWO, text: 'Number two', hints: ['After one.'] },
    NEW,
    THREE,
  ]);
  const seen = await changes();
  expect(seen).toMatchObject({
    questions: [
      {
        index: 0,
        text: 'Number one',
        isOpened: true,
        answers: 1,
        used: [{ part: 'key', before: 'one', after: 'one · uno' }],
        kept: [{ part: 'text', before: 'One', after: 'Number one' }],
      },
      {
        index: 1,
        text: 'Number two',
        isOpened: false,
        answers: 0,
        used: [
          { part: 'text', before: 'Two', after: 'Number two' },
          { part: 'hints', before: null, after: 'After one.' },
        ],
        kept: [],
      },
    ],
    added: 1,
    removed: 0,
    isReordered: false,
  });
  expect(data(await use(seen.revision)).questions).toMatchObject([
    { index: 0, used: [], kept: [{ part: 'text' }] },
  ]);
  const { questions, players } = await hosted();
  expect(questions).toMatchObject([
    { question: { text: 'One' }, reveal: { accepted: ['one', 'uno'] }, correction: { isFullMarks: false } },
    { question: { text: 'Number two' } },
    { question: { text: 'Three' } },
  ]);
  expect(players).toMatchObject([{ score: 600 }]);
  expect((await open()).slide.question.text).toBe('Number two');
});

it('knows a question that was replaced before, wherever the quiz has it now', async () => {
  const { save, changes, use } = await lesson();
  const renewed = { type: 'BLANK', text: 'Zwei', accepted: ['zwei'] };
  await save([ONE, renewed, THREE]);
  data(await use((await changes()).revision));
  await save([ONE, THREE, { ...renewed, hints: ['After one.'] }]);
  expect(await changes()).toMatchObject({
    questions: [{ index: 1, used: [{ part: 'hints' }], kept: [] }],
    added: 0,
    removed: 0,
    isReordered: true,
  });
});

it('uses what the host has seen and nothing newer, once', async () => {
  const { host, save, changes, use, hosted } = await lesson();
  await save([ONE, { ...TWO, text: 'Number two' }, THREE]);
  const { revision } = await changes();
  await save([ONE, { ...TWO, text: 'Number 2' }, THREE]);
  expect(await use(revision)).toMatchObject({ success: false, error: { type: 'quiz.CHANGED' } });
  expect((await hosted()).questions[1].question.text).toBe('Two');
  const { revision: newer } = await changes();
  const as = { ...host, commandId: 'use-it-once' };
  const [first, second] = [await use(newer, as), await use(newer, as)];
  expect(second).toEqual(first);
  const { seq, questions } = await hosted();
  expect(questions[1].question.text).toBe('Number 2');
  await use(newer);
  expect((await hosted()).seq).toBe(seq);
});

it('is for the host of the room alone', async () => {
  const { save, roomHash, who } = await lesson();
  await save([ONE, { ...TWO, accepted: ['the secret'] }, THREE]);
  const stranger = await hostIdentity(server);
  for (const [name, request] of [
    ['getQuizChanges', { roomHash }],
    ['useQuizChanges', { roomHash, revision: 2 }],
  ] as const) {
    expect(await callHttp(server, name, request, stranger)).toMatchObject({
      error: { type: 'request.FORBIDDEN' },
    });
    expect(await callHttp(server, name, request, who)).toMatchObject({
      error: { type: 'request.UNAUTHORIZED' },
    });
  }
});

it('tells students no key, and takes no questions from the caller', async () => {
  const { save, changes, use, open, roomHash, host } = await lesson();
  await save([ONE, { ...TWO, text: 'Number two', accepted: ['the secret'] }, THREE]);
  const { revision } = await changes();
  const sneaked = { roomHash, revision, questions: [{ q: 2, question: NEW }] };
  data(await callHttp(server, 'useQuizChanges', sneaked, host));
  const view = await open();
  expect(view.slide.question.text).toBe('Number two');
  expect(JSON.stringify(view)).not.toContain('the secret');
  expect((await use(revision)).success).toBe(true);
});

it('changes only keys once the game is over', async () => {
  const { save, changes, use, hosted, roomHash, host } = await lesson();
  data(await callHttp(server, 'endGame', { roomHash }, host));
  await save([{ ...ONE, accepted: ['uno'] }, { ...TWO, text: 'Number two' }, THREE]);
  const { revision, questions } = await changes();
  expect(questions).toMatchObject([
    { index: 0, used: [{ part: 'key' }] },
    { index: 1, used: [], kept: [{ part: 'text' }] },
  ]);
  data(await use(revision));
  expect(await hosted()).toMatchObject({
    players: [{ score: 600 }],
    questions: [{ correction: { isFullMarks: false } }, { question: { text: 'Two' } }, {}],
  });
});

it('compares with the draft in the editor, without what is unfinished in it, and makes no version to look', async () => {
  const { changes, use, hosted, quizId, host } = await lesson();
  const questions = [ONE, TWO, THREE].map((question, n) => ({ id: `question${n}`, ...question }));
  const draft = {
    title: 'A lesson',
    questions: [
      { id: 'question3', ...NEW, text: '' },
      ...questions.with(1, { ...questions[1]!, text: 'As drafted' }),
    ],
  };
  data(await callHttp(server, 'saveDraft', { quizId, revision: 1, draft }, host));
  const versions = async () => data(await callHttp(server, 'listVersions', { quizId }, host)).total as number;
  const seen = await changes();
  expect(seen).toMatchObject({
    questions: [{ index: 1, text: 'As drafted', used: [{ part: 'text' }] }],
    draftIds: ['question0', 'question1', 'question2'],
    added: 0,
  });
  expect(await versions()).toBe(1);
  data(await use(seen.revision));
  expect(await versions()).toBe(2);
  expect((await hosted()).questions[1].question.text).toBe('As drafted');
  // Played from a version now, which has no ids.
  expect((await changes()).draftIds).toEqual(['question0', 'question1', 'question2']);
});

it('is not offered for a quiz that is not the host’s own', async () => {
  const host = await hostIdentity(server);
  const { quizzes } = data(await callHttp(server, 'listQuizzes', {}, host));
  const { roomHash } = data(
    await callHttp(server, 'hostGame', { quizId: quizzes[0].id, type: 'normal' }, host),
  );
  expect(await callHttp(server, 'getQuizChanges', { roomHash }, host)).toMatchObject({
    error: { type: 'quiz.NOT_FOUND' },
  });
});
