// Game calls under the names, and with the payloads, of the specification (specification 2, section 7).

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { TEAMS } from '#core/features/teams/teams.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { HEADERS } from '#protocol/operation.ts';
import { callHttp, data, hostIdentity, type Credentials, type Reply } from '#tools/classroom/calls.ts';
import { passCountdown, advanceClock } from '#tests/support/clock.ts';
import { powerupGame } from '#tests/support/games.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'By its names',
  questions: ['One?', 'Two?'].map((text) => ({
    type: 'MCQ',
    text,
    options: [{ text: 'right', correct: true }, { text: 'wrong' }],
  })),
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

interface Seat {
  readonly roomHash: string;
  readonly playerId: string;
  readonly ticket: string;
  readonly cookie: string;
}

/** Calls a path as the specification spells it. */
async function post(path: string, body: object, { ticket, cookie }: Partial<Seat> = {}): Promise<Reply> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(ticket && { [HEADERS.seat]: ticket }),
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });
  return { ...((await response.json()) as Reply), status: response.status };
}

async function hosted(request: object = {}, options: Partial<GameOptions> = {}) {
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host));
  const gameOptions = { jumbleAnswers: false, ...options };
  const game = { quizId: card.id, type: 'normal', gameOptions, ...request };
  const { roomHash } = data(await callHttp(server, 'hostGame', game, host));
  return { roomHash: roomHash as string, quizId: card.id as string };
}

async function seated(roomHash: string, name = 'Ada'): Promise<Seat> {
  const reply = await callHttp(server, 'join', { roomHash, player: { name }, startSource: 'test' });
  const { playerId, ticket } = data(reply);
  return { roomHash, playerId, ticket, cookie: (reply.setCookie ?? '').split(';')[0] ?? '' };
}

async function playing(options: Partial<GameOptions> = {}) {
  const { roomHash } = await hosted({}, options);
  const seat = await seated(roomHash);
  data(await callHttp(server, 'startGame', { roomHash }, host));
  await passCountdown('normal');
  return { seat, question: await opened(seat) };
}

async function opened(seat: Seat) {
  return data(await post('/v4/getQuestions', inSeat(seat), seat)).view.slide.question;
}

const inSeat = ({ roomHash, playerId }: Seat) => ({ roomHash, playerId });
const answerOf = (question: any, option: number) => ({
  type: 'MCQ',
  optionId: question.options[option].id as string,
});

describe('skipping', () => {
  it('needs only the question if the browser or the socket knows the seat, and confirms the skip', async () => {
    const { seat, question } = await playing();
    const payload = { questionId: question.id };
    expect(await post('/skipQuestion', payload)).toMatchObject({
      status: 400,
      error: { path: ['roomHash'] },
    });
    expect(await post('/skipQuestion', payload, { ticket: seat.ticket })).toMatchObject({
      status: 400,
      error: { path: ['roomHash'] },
    });
    expect(await post('/skipQuestion', payload, { cookie: seat.cookie })).toMatchObject({ status: 400 });
    expect(data(await post('/skipQuestion', payload, seat))).toMatchObject({
      skipped: true,
      slide: { answered: true },
    });
    const next = await opened(seat);
    const socket = await openSocket(server, {});
    data(await socket.call('reconnectRoom', { ...inSeat(seat), role: 'player' }, { seat: seat.ticket }));
    expect(
      data(await socket.call('skipQuestion', { questionId: next.id }, { seat: seat.ticket })),
    ).toMatchObject({ skipped: true, me: { isOver: true } });
    socket.close();
  });
});

describe('raising a hand', () => {
  it("accepts the specification's payload, and returns the place in the queue", async () => {
    const { roomHash } = await hosted();
    for (const [index, name] of ['Ada', 'Ben'].entries()) {
      const seat = await seated(roomHash, name);
      const payload = {
        ...inSeat(seat),
        questionId: 'abcdefgh',
        hostId: 'a'.repeat(24),
        issueIndex: 0,
        triggerType: 'question',
      };
      expect(data(await post('/raiseHand', payload, seat))).toMatchObject({ studentQueueNo: index + 1 });
    }
  });
});

describe('ending the game for one player', () => {
  it.each(['/v2/playerGameOver', '/playerGameOver', '/v1/games/{roomHash}/player-game-over', '/v2/soloEnd'])(
    'works through %s',
    async (path) => {
      const { seat } = await playing();
      const payload = {
        ...inSeat(seat),
        remainingOrder: [],
        isOver: true,
        gameType: 'normal',
        country: 'XX',
      };
      const reply = await post(path.replace('{roomHash}', seat.roomHash), payload, seat);
      expect(data(reply).view.me).toMatchObject({ isOver: true });
    },
  );
});

describe('a solo game', () => {
  it('is started, continued and ended by its own calls', async () => {
    const { quizId } = await hosted();
    data(await callHttp(server, 'shareQuiz', { quizId, shared: true }, host));
    const begun = data(await post('/v4/soloJoin', { quizId, player: { name: 'Ada' } }));
    const seat = { roomHash: begun.view.room.hash, playerId: begun.playerId, ticket: begun.ticket } as Seat;
    for (const path of ['/v4/soloProceed', `/v1/games/${seat.roomHash}/solo-proceed`]) {
      const question = await opened(seat);
      const response = { state: 'attempted', answer: answerOf(question, 0) };
      const payload = { ...inSeat(seat), questionId: question.id, response, gameType: 'solo', elapsed: 900 };
      expect(data(await post(path, payload, seat)).slide).toMatchObject({ answered: true });
    }
    expect(data(await post('/v2/soloEnd', inSeat(seat), seat)).view.me.isOver).toBe(true);
  });

  it('needs a quiz and a player', async () => {
    for (const [payload, path] of [
      [{ player: { name: 'Ada' } }, ['quizId']],
      [{ quizId: 'q' }, ['player']],
    ] as const)
      expect(await post('/v4/soloJoin', payload)).toMatchObject({
        error: { type: 'request.VALIDATION_ERROR', path },
      });
  });
});

describe('a contest', () => {
  it('is joined by its id', async () => {
    const { roomHash: contestId, quizId } = await hosted({ playMode: 'async' });
    const joined = data(await post('/v1/contestJoin', { quizId, contestId, player: { name: 'Ada' } }));
    expect(joined).toMatchObject({ ticket: expect.any(String), view: { room: { hash: contestId } } });
    data(await callHttp(server, 'endGame', { roomHash: contestId }, host));
    expect(await post('/v1/contestJoin', { contestId, player: { name: 'Ben' } })).toMatchObject({
      status: 410,
      error: { endedAt: expect.any(Number) },
    });
  });

  it("can't be a live game", async () => {
    const { roomHash: contestId } = await hosted();
    expect(await post('/v1/contestJoin', { contestId, player: { name: 'Ada' } })).toMatchObject({
      error: { type: 'room.NOT_FOUND' },
    });
  });
});

describe('the list of players', () => {
  it("is sent to players, without anyone's results", async () => {
    const { roomHash } = await hosted();
    const ada = await seated(roomHash, 'Ada');
    await seated(roomHash, 'Ben');
    const told = data(await post('/fetchPlayers', { ...inSeat(ada), source: 'waiting' }, ada));
    expect(told.playerCount).toBe(2);
    expect(told.players.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Ben']);
    expect(Object.keys(told.players[0]).sort()).toEqual(['character', 'id', 'name', 'team']);
    expect(await post('/fetchPlayers', inSeat(ada))).toMatchObject({
      error: { type: 'request.UNAUTHORIZED' },
    });
  });

  it('is not sent to a player awaiting approval', async () => {
    const { roomHash } = await hosted({}, { requestJoinApproval: true });
    const ada = await seated(roomHash);
    expect(await post('/fetchPlayers', inSeat(ada), ada)).toMatchObject({
      error: { type: 'player.NOT_APPROVED' },
    });
  });

  it("is sent team by team, the player's own by default", async () => {
    const { roomHash } = await hosted({ type: 'team' });
    const seats = [];
    for (const name of ['Ada', 'Ben', 'Cy', 'Di']) seats.push(await seated(roomHash, name));
    const [ada] = seats as [Seat];
    const own = data(await post('/get-team-players', inSeat(ada), ada));
    expect(own.players.map(({ name }: { name: string }) => name)).toContain('Ada');
    const names: string[] = [];
    for (let team = 0; team < TEAMS.usual; team += 1) {
      const told = data(await post('/get-team-players', { ...inSeat(ada), team }, ada));
      expect(told.playerCount).toBe(told.players.length);
      if (team === own.team) expect(told).toEqual(own);
      names.push(...told.players.map(({ name }: { name: string }) => name));
    }
    expect(names.sort()).toEqual(['Ada', 'Ben', 'Cy', 'Di']);
    expect(await post('/get-team-players', { ...inSeat(ada), team: 7 }, ada)).toMatchObject({
      error: { type: 'room.WRONG_STATE' },
    });
    const alone = await seated((await hosted()).roomHash);
    expect(await post('/get-team-players', inSeat(alone), alone)).toMatchObject({
      error: { type: 'room.WRONG_STATE' },
    });
  });
});

describe("a player's position", () => {
  it('comes from the room, whatever the page reports', async () => {
    const { seat, question } = await playing();
    const told = (metadata: object) =>
      post('/v2/update-player-metadata', { ...inSeat(seat), metadata, type: 'live' }, seat);
    const place = { qId: question.id, qIdIndex: 0 };
    expect(data(await told(place))).toEqual({ metadata: place });
    expect(data(await told({ qIdIndex: 1 }))).toEqual({ metadata: place });
    expect(await told({ qId: 'zzzzzzzz' })).toMatchObject({ error: { type: 'response.WRONG_QUESTION' } });
    const waiting = await seated((await hosted()).roomHash);
    expect(
      data(await post('/v2/update-player-metadata', { ...inSeat(waiting), metadata: {} }, waiting)),
    ).toEqual({ metadata: null });
  });
});

describe('a revised answer', () => {
  it('replaces one under review, once per command', async () => {
    const { seat, question } = await playing({ reviewAndSubmit: true, showAnswers: 'never' });
    const who = { seat: seat.ticket };
    const give = async (asked: any, option: number) => {
      const response = { state: 'attempted', answer: answerOf(asked, option) };
      data(await callHttp(server, 'proceedGame', { ...inSeat(seat), questionId: asked.id, response }, who));
    };
    const change = (asked: any, option: number, commandId: string) => {
      const request = {
        ...inSeat(seat),
        questionId: asked.id,
        response: { answer: answerOf(asked, option) },
      };
      return callHttp(server, 'updateResponse', request, { ...who, commandId }, '/v2/update-response');
    };
    const refused = async (asked: any, type: string) =>
      expect(await change(asked, 0, `refused-${type}`)).toMatchObject({ error: { type } });
    // Nothing is answered yet; after that, not everything is.
    await refused(question, 'response.WRONG_QUESTION');
    await give(question, 1);
    await refused(question, 'response.ALREADY_ANSWERED');
    const second = await opened(seat);
    await give(second, 0);
    // An answer that doesn't fit the question reopens nothing: the player is still reviewing.
    const unfit = { ...question, options: [{ id: 'zzzz' }] };
    await refused(unfit, 'response.CANT_SAVE');
    const looksOver = async () => {
      const { view } = data(await callHttp(server, 'rejoin', { ...inSeat(seat), startSource: 'test' }, who));
      expect(view.slide.review).toHaveLength(2);
    };
    await looksOver();
    const first = data(await change(question, 0, 'revision-one'));
    expect(first.slide).toMatchObject({ answered: true, answer: answerOf(question, 0) });
    const again = data(await change(question, 0, 'revision-one'));
    expect(again.seq).toBe(first.seq);
    expect(await change(question, 1, 'revision-one')).toMatchObject({
      error: { type: 'request.COMMAND_REUSED' },
    });
    // Nor does an answer to another question under the same command id.
    expect(await change(second, 1, 'revision-one')).toMatchObject({
      error: { type: 'request.COMMAND_REUSED' },
    });
    await looksOver();
    expect(data(await change(question, 1, 'revision-two')).slide.answer).toEqual(answerOf(question, 1));
    data(await callHttp(server, 'endGame', { roomHash: seat.roomHash }, host));
    const { summary } = data(await post('/player-summary', inSeat(seat), seat));
    expect(summary).toMatchObject({ totalCorrect: 1, incorrect: 1 });
  });
});

describe('power-ups', () => {
  /** Calls by a path of the specification, or by its event. */
  type Call = (
    name: 'activatePowerup' | 'replacePowerups' | 'destroyPowerupEffect',
    body: object,
  ) => Promise<Reply>;
  const paths = {
    activatePowerup: ['/v4/activatePowerup', 'activate-powerup'],
    replacePowerups: ['/v4/replacePowerups', 'replace-powerups'],
    destroyPowerupEffect: ['/destroyPowerupEffect', 'destroy-powerup-effect'],
  } as const;

  it.each(['legacy paths', 'paths', 'events'])(
    'are given, used, placed and ended by their %s',
    async (by) => {
      const { quizId } = await hosted();
      const { roomHash, seats } = await powerupGame(server, host, { quizId });
      const [{ playerId, identity }] = seats;
      const given = by === 'legacy paths' ? '/awardPowerups' : `/v1/games/${roomHash}/award-powerups`;
      for (const powerup of ['streakSaver', 'double', 'gift', 'eraser']) {
        const award = { roomHash, playerIds: [playerId], powerup, gameType: 'normal', archive: [] };
        data(await callHttp(server, 'awardPowerups', award, host, given));
      }
      advanceClock(2_000);
      const socket = await openSocket(server, {});
      const call: Call = (name, body) =>
        by === 'events'
          ? socket.call(name, body, identity)
          : post(by === 'paths' ? `/v1/games/${roomHash}/${paths[name][1]}` : paths[name][0], body, {
              ticket: identity.seat,
            });
      const of = { roomHash, playerId, gameType: 'normal' };
      const { view } = data(await callHttp(server, 'rejoin', { ...of, startSource: 'test' }, identity));
      const [saver] = view.me.belt.slots;
      const placed = data(await call('replacePowerups', { ...of, card: view.me.belt.offer.id, slot: 2 }));
      expect(placed.view.me.belt).toMatchObject({ slots: [{}, {}, { powerup: 'eraser' }], offer: null });
      const used = data(await call('activatePowerup', { ...of, card: saver.id, meta: {} }));
      const [effect] = used.view.me.belt.effects;
      expect(effect).toMatchObject({ powerup: 'streakSaver' });
      const again = { ...of, card: saver.id, meta: { attempt: 1 } };
      expect(await call('activatePowerup', again)).toMatchObject({
        error: { type: 'powerup.ALREADY_ACTIVATED' },
      });
      const ending = { ...of, powerupEffectId: effect.id, meta: {}, shouldDiscardActivatorPowerup: false };
      expect(data(await call('destroyPowerupEffect', ending)).view.me.belt.effects).toEqual([]);
      socket.close();
    },
  );
});

describe('featured meme sets', () => {
  it('are those that every host may choose', async () => {
    const response = await fetch(`${server.url}/memesets?featured=true`);
    expect(data((await response.json()) as Reply)).toEqual({ sets: [{ id: 'classic', name: 'Classic' }] });
  });
});

describe('an invalid quiz id', () => {
  it.each(['/quiz/NOT.A.QUIZ/info', '/v1/quizzes/nowhere/info', '/v1/quizzes/NOT.A.QUIZ'])(
    'is refused on %s',
    async (path) => {
      const response = await fetch(server.url + path, { headers: { cookie: host.cookie } });
      expect(await response.json()).toMatchObject({ success: false, error: { message: 'Invalid quiz id' } });
    },
  );
});
