import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GameType } from '#core/room/phase.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };

beforeAll(async () => {
  server = await startTestServer();
});
/** A new host for each test, because saves per host and minute are limited. */
beforeEach(async () => {
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

describe('a finished game', () => {
  const MANY = {
    title: 'Played before',
    questions: Array.from({ length: 15 }, (_, n) => ({
      type: 'BLANK' as const,
      text: `Question ${n}`,
      accepted: [`CANARY-KEY-${n}`],
    })),
  };
  /** Ada's seat in a room where she missed the first question. */
  async function played(gameOptions: Record<string, unknown> = {}, type: GameType = 'normal') {
    const { card } = data(await callHttp(server, 'saveQuiz', { quiz: MANY }, host));
    const request = { quizId: card.id, type, playMode: 'async', gameOptions };
    const { roomHash } = data(await callHttp(server, 'hostGame', request, host));
    const joining = { roomHash, player: { name: 'Ada' }, startSource: 'test' };
    const { playerId, ticket } = data(await callHttp(server, 'join', joining));
    const [seat, who] = [{ roomHash, playerId }, { seat: ticket }];
    const { question } = data(await callHttp(server, 'getQuestions', seat, who)).view.slide;
    const response = { state: 'attempted', answer: { type: 'BLANK', text: 'no' } };
    data(await callHttp(server, 'proceedGame', { ...seat, questionId: question.id, response }, who));
    const end = () => callHttp(server, 'endGame', { roomHash }, host);
    const again = (from: Credentials = who) => callHttp(server, 'replayGame', seat, from);
    return { again, end, who, card };
  }

  it('can be replayed solo with twelve of its questions, without the key and without a practice link', async () => {
    const { again, end, who } = await played();
    expect(await again()).toMatchObject({ error: { type: 'room.WRONG_STATE' } });
    await end();
    const answer = await again({ ...who, commandId: 'again-one' });
    const { view } = data(answer);
    expect(view).toMatchObject({ room: { playMode: 'solo', questionCount: 12 }, me: { name: 'Ada' } });
    expect(JSON.stringify(answer)).not.toContain('CANARY');
    const twice = data(await again({ ...who, commandId: 'again-one' }));
    expect(twice.view.room.hash).toBe(view.room.hash);
    const another = data(await again({ ...who, commandId: 'again-two' }));
    expect(another.view.room.hash).not.toBe(view.room.hash);
  });

  it('can be replayed only from its seat, and not at all if its summary withholds the answers', async () => {
    const { again, end } = await played();
    await end();
    expect(await again({ seat: 'forged' })).toMatchObject({ error: { type: 'request.UNAUTHORIZED' } });
    const closed = await played({ studentQuizReview: 'qonly' });
    await closed.end();
    expect(await closed.again()).toMatchObject({ error: { type: 'room.WRONG_STATE' } });
  });

  it('shows explanations solo only if it did in class', async () => {
    for (const isAnswerExplanationEnabled of [true, false]) {
      const { again, end } = await played({ isAnswerExplanationEnabled });
      await end();
      expect(data(await again()).view.room.options).toMatchObject({ isAnswerExplanationEnabled });
    }
  });

  it('keeps its power-ups solo, and has none if it had none in class', async () => {
    const given = { powerups: 'yes', powerupKinds: 'double gift' };
    const { again, end } = await played(given);
    await end();
    const { me, room } = data(await again()).view;
    expect(me.belt).not.toBeNull();
    expect(room.options).toMatchObject(given);
    const without = await played(given, 'mastery_mode');
    await without.end();
    expect(data(await without.again()).view.me.belt).toBeNull();
  });

  it('can still be replayed after its quiz is deleted', async () => {
    const { again, end, card } = await played();
    await end();
    data(await callHttp(server, 'deleteQuiz', { quizId: card.id }, host));
    expect(data(await again()).view.room.questionCount).toBe(12);
  });
});
