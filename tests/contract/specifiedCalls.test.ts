// Calls of Mystic Peak, power-ups and duels, game options and previews under the names, and with the payloads
// and answers, of the specification (specification 2, sections 3, 5, 7 and 9).

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import { HEADERS, type Operation, pathsOf } from '#protocol/operation.ts';
import { callHttp, data, hostIdentity, type HostIdentity, type Reply } from '#tools/classroom/calls.ts';
import { advanceClock } from '#tests/support/clock.ts';
import {
  answerNext,
  duelGame,
  openNext,
  peakGame,
  powerupGame,
  primes,
  seatIn,
  type Seat,
} from '#tests/support/games.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: HostIdentity;

beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

const WAYS = ['path', 'legacy path'] as const;
type Way = (typeof WAYS)[number];

let commands = 0;

/** Calls an operation for a seat, on its path or on its legacy path. */
function callFor({ roomHash, playerId, identity }: Seat, way: Way) {
  return (name: OperationName, request: object, commandId = `command-${(commands += 1)}`): Promise<Reply> => {
    const [path, legacy = path] = pathsOf(OPERATIONS[name] as Operation);
    const who = { ...identity, commandId };
    return callHttp(server, name, { roomHash, playerId, ...request }, who, way === 'path' ? path : legacy);
  };
}

const refused = (type: string, ...path: string[]) => ({
  success: false,
  error: { type, ...(path.length > 0 && { path }) },
});

describe.each(WAYS)('on the mountain, by the %s', (way) => {
  it('choices may name the type of the game or its play mode, and nothing else', async () => {
    const { seats } = await peakGame(server, host, ['Ana', 'Ben', 'Cy', 'Di']);
    for (const [n, gameType] of ['mystic_peak', 'live', 'live-async', undefined].entries()) {
      const call = callFor(seats[n] as Seat, way);
      const path = { pathFinder: 'TREKKER', level: 1 };
      for (const other of ['normal', 'async', 'solo', 'climb'])
        expect(await call('updatePathFinder', { ...path, gameType: other })).toMatchObject(
          refused('request.VALIDATION_ERROR', 'gameType'),
        );
      data(await call('updatePathFinder', { ...path, gameType }));
    }
    const [ana] = seats;
    const call = callFor(ana, way);
    await answerNext(server, ana, '9');
    const { id: obstacle } = (await openNext(server, ana)).me.climb.stop.obstacle;
    const started = { obstacle, action: 'start', form: 'still' };
    const left = { breakRoom: 'OBSTACLE', level: 1 };
    expect(await call('updatePlayerObstacle', { ...started, gameType: 'team' })).toMatchObject(
      refused('request.VALIDATION_ERROR', 'gameType'),
    );
    expect(await call('updateBreakRoom', { ...left, gameType: 'tp' })).toMatchObject(
      refused('request.VALIDATION_ERROR', 'gameType'),
    );
    data(await call('updateBreakRoom', { ...left, gameType: 'mystic_peak' }));
  });

  it('answers to choices list the open break room and those due after it', async () => {
    const { seats } = await peakGame(server, host, ['Ana', 'Ben']);
    const roomsOf = (seat: Seat) => async (name: OperationName, request: object) =>
      data(await callFor(seat, way)(name, request)).breakRoomArr;
    const toObstacle = async (seat: Seat): Promise<string> => {
      expect(await roomsOf(seat)('updatePathFinder', { pathFinder: 'TREKKER', level: 1 })).toEqual([]);
      await answerNext(server, seat, '9');
      return (await openNext(server, seat)).me.climb.stop.obstacle.id;
    };
    const [ana, ben] = seats as unknown as readonly [Seat, Seat];
    const start = { obstacle: await toObstacle(ben), action: 'start', form: 'still' };
    expect(await roomsOf(ben)('updatePlayerObstacle', start)).toEqual(['OBSTACLE']);
    const rooms = roomsOf(ana);
    await toObstacle(ana);
    expect(await rooms('updateBreakRoom', { breakRoom: 'OBSTACLE', level: 1 })).toEqual([]);
    let { me } = await openNext(server, ana);
    while (me.climb.stop === null) {
      await answerNext(server, ana);
      ({ me } = await openNext(server, ana));
    }
    expect(me.climb.stop.kind).toBe('levelUp');
    expect(await rooms('updateBreakRoom', { breakRoom: 'LEVEL_UP', level: 1 })).toEqual(['PATH_FINDER']);
    await openNext(server, ana);
    expect(await rooms('updatePathFinder', { pathFinder: 'LEADER', level: 2 })).toEqual([]);
  });
});

describe('on the mountain', () => {
  it('the leaderboard can be posted as well, with the same answer', async () => {
    const { roomHash, seats } = await peakGame(server, host);
    const [ana] = seats;
    const { playerId, identity } = ana;
    const got = data(await callHttp(server, 'mysticPeakLeaderboard', { roomHash, playerId }, identity));
    const posted = await fetch(`${server.url}/v1/games/${roomHash}/mystic-peak-leaderboard`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [HEADERS.seat]: identity.seat },
      body: JSON.stringify({ roomHash, playerId }),
    });
    expect(data((await posted.json()) as Reply)).toEqual(got);
    expect(got.mysticPeakBoard).toMatchObject({ total: 3, own: { playerId } });
  });

  it('the host has the camp of each question, and players only the sizes of the camps', async () => {
    const { roomHash, seats } = await peakGame(server, host);
    const { view } = data(await callHttp(server, 'getGame', { roomHash }, host));
    const ids: string[] = view.questions.map(({ question }: { question: { id: string } }) => question.id);
    const levels = [1, 1, 1, 1, 1, 2, 2, 2, 2];
    expect(view.mysticPeakLevelMap).toEqual(Object.fromEntries(ids.map((id, q) => [id, levels[q]])));
    const seen = await openNext(server, seats[0]);
    expect(seen.room.mountain).toMatchObject({ camps: [5, 4] });
    expect(JSON.stringify(seen)).not.toContain('mysticPeakLevelMap');
    const { quizId } = view;
    const other = data(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, host));
    const plain = data(await callHttp(server, 'getGame', { roomHash: other.roomHash }, host));
    expect(plain.view.mysticPeakLevelMap).toBeNull();
  });
});

describe.each(WAYS)('power-ups, by the %s,', (way) => {
  /** No card comes by itself unless the options name kinds. */
  const playing = async (cards: readonly PowerupId[], options: Partial<GameOptions> = {}) => {
    const game = { cards, options: { powerupKinds: '', ...options } };
    const { roomHash, seats } = await powerupGame(server, host, game);
    const [ana, ben = ana] = seats;
    const call = callFor(ana, way);
    const belt = async () => (await openNext(server, ana)).me.belt;
    return { roomHash, ana, ben, call, belt };
  };
  const award = (roomHash: string, request: object, who: object = host) => {
    const [path, legacy = path] = pathsOf(OPERATIONS.awardPowerups as Operation);
    return callHttp(server, 'awardPowerups', { roomHash, ...request }, who, way === 'path' ? path : legacy);
  };
  const statuses = (reply: Reply) =>
    data(reply).powerups.map(({ name, status }: { name: string; status: string }) => `${name} ${status}`);

  it('are given by the host to the player that the call names, with their status and origin', async () => {
    const { roomHash, ana } = await playing([]);
    await answerNext(server, ana);
    const { playerId } = ana;
    const payload = { playerId, gameType: 'normal', powerups: ['double'], award: ['double'], archive: [] };
    const { powerups, view } = data(await award(roomHash, payload));
    expect(powerups).toEqual([
      {
        id: expect.any(Number),
        powerupId: powerups[0].id,
        name: 'double',
        status: 'awarded',
        meta: {
          questionId: expect.any(String),
          attempt: 1,
          questionNum: 1,
          beltPosition: 0,
          source: 'teacher',
        },
        isTeacherPowerup: true,
      },
    ]);
    expect(view.players).toHaveLength(2);
    const several = { ...payload, powerups: ['double', 'gift'] };
    expect(await award(roomHash, several)).toMatchObject(refused('request.VALIDATION_ERROR', 'powerup'));
    expect(await award(roomHash, { ...payload, gameType: 'team' })).toMatchObject(
      refused('request.VALIDATION_ERROR', 'gameType'),
    );
  });

  it("are only confirmed by a player's award, never taken", async () => {
    const { roomHash, ana, ben, call, belt } = await playing(['double', 'gift']);
    const [double] = (await belt()).slots;
    expect(statuses(await call('awardPowerups', { gameType: 'live' }))).toEqual([
      'double awarded',
      'gift awarded',
    ]);
    for (const dealt of [['double'], ['gift', 'double'], [double.id], [{ id: double.id, name: 'double' }]])
      expect(statuses(await call('awardPowerups', { award: dealt, powerups: dealt }))).toHaveLength(2);
    const { id: hers } = (await openNext(server, ben)).me.belt.slots[0];
    for (const taken of [['eraser'], ['double', 'eraser'], [hers], [9_999]])
      for (const field of ['award', 'powerups'])
        for (const name of ['awardPowerups', 'replacePowerups'] as const)
          expect(await call(name, { [field]: taken })).toMatchObject(refused('powerup.NOT_USABLE'));
    for (const hosts of [{ powerup: 'double' }, { playerIds: [ana.playerId], award: ['double'] }])
      expect(await call('awardPowerups', hosts)).toMatchObject(refused('request.FORBIDDEN'));
    expect((await belt()).slots.map((card: { powerup: string } | null) => card?.powerup)).toEqual([
      'double',
      'gift',
      undefined,
    ]);
    // A seat's ticket makes no host, and opens no other seat.
    expect(await award(roomHash, { powerup: 'eraser' }, ana.identity)).toMatchObject({ success: false });
    const forBen = { playerId: ben.playerId, powerups: ['double'] };
    expect(await award(roomHash, forBen, ana.identity)).toMatchObject(refused('request.UNAUTHORIZED'));
  });

  it('are archived when they are discarded, replaced or swapped', async () => {
    const { roomHash, ana, call, belt } = await playing([]);
    const { playerId } = ana;
    for (const powerup of ['double', 'gift', 'eraser', 'immunity'])
      data(await award(roomHash, { playerId, powerup }));
    const { slots, offer } = await belt();
    const swap = { archive: [slots[1].id], award: [offer.id], gameType: 'normal' };
    const replaced = await call('replacePowerups', swap, `swap-${way.length}-command`);
    const after = ['gift archived', 'double awarded', 'immunity awarded', 'eraser awarded'];
    expect(statuses(replaced)).toEqual(after);
    expect(data(replaced).powerups[2].meta.beltPosition).toBe(1);
    // However often it is sent, it is the same call.
    expect(statuses(await call('replacePowerups', swap, `swap-${way.length}-command`))).toEqual(after);
    expect(await call('replacePowerups', swap)).toMatchObject(refused('powerup.NOT_FOUND'));
    const alone = { archive: [slots[0].id] };
    expect(await call('replacePowerups', alone)).toMatchObject(refused('powerup.NOT_USABLE'));
    expect(statuses(await call('awardPowerups', alone))).toEqual([
      'gift archived',
      'double archived',
      'immunity awarded',
      'eraser awarded',
    ]);
    expect(await call('awardPowerups', alone)).toMatchObject(refused('powerup.NOT_FOUND'));
    expect(await call('awardPowerups', { archive: [offer.id, slots[2].id] })).toMatchObject(
      refused('request.VALIDATION_ERROR', 'archive'),
    );
  });

  it('are swapped as a whole if all of them are archived', async () => {
    const { roomHash, ana, ben, belt } = await playing([], { powerupKinds: 'double eraser' });
    const dealt: Seat[] = [];
    for (let answers = 0; answers < 9 && dealt.length === 0; answers += 1)
      for (const seat of [ana, ben]) {
        await answerNext(server, seat);
        const { me } = await openNext(server, seat);
        if (me.belt.slots[0]) dealt.push(seat);
      }
    const [seat] = dealt;
    if (!seat) throw new Error('no card came');
    data(await award(roomHash, { playerId: seat.playerId, powerup: 'gift' }));
    const { slots, shufflesLeft } = (await openNext(server, seat)).me.belt;
    const ids = slots.flatMap((card: { id: number } | null) => card?.id ?? []);
    const call = callFor(seat, way);
    const swapped = await call('replacePowerups', { archive: ids, award: [] });
    expect(data(swapped).view.me.belt.shufflesLeft).toBe(shufflesLeft - 1);
    expect(statuses(swapped)).toEqual([
      `${slots[0].powerup} archived`,
      expect.stringMatching(/awarded$/),
      'gift awarded',
    ]);
    expect(await call('replacePowerups', { archive: ids })).toMatchObject(refused('powerup.NOT_USABLE'));
    expect(await belt()).toBeTruthy();
  });

  it('answer with their effect when they are used, and with those left when one is ended', async () => {
    const { ana, call, belt } = await playing(['supersonic', 'immunity', 'addPoints']);
    const { slots } = await belt();
    const { question } = (await openNext(server, ana)).slide;
    const [fast, immune, points] = slots as { id: number }[];
    const meta = { questionId: question.id, attempt: 1, questionNum: 1, beltPosition: 1, source: 'student' };
    const use = { powerupId: immune?.id, gameType: 'normal', meta };
    const used = await call('activatePowerup', use, `use-${way.length}-command`);
    const { powerupEffect } = data(used);
    expect(powerupEffect).toEqual({
      _id: expect.any(Number),
      name: 'immunity',
      powerupId: immune?.id,
      status: 'activated',
      meta: { ...meta, beltPosition: null, source: 'teacher' },
    });
    expect(data(await call('activatePowerup', use, `use-${way.length}-command`)).powerupEffect).toEqual(
      powerupEffect,
    );
    expect(data(await call('activatePowerup', { card: points?.id })).powerupEffect).toMatchObject({
      name: 'addPoints',
      status: 'destroyed',
    });
    const started = data(await call('activatePowerup', { powerupId: fast?.id })).powerupEffect;
    const end = {
      powerupEffectId: started._id,
      gameType: 'normal',
      meta: {},
      shouldDiscardActivatorPowerup: true,
    };
    expect(data(await call('destroyPowerupEffect', end)).activatedPowerups).toEqual([powerupEffect]);
    expect(statuses(await call('awardPowerups', {}))).toEqual([
      'immunity activated',
      'addPoints destroyed',
      'supersonic destroyed',
    ]);
    expect(await call('activatePowerup', { gameType: 'normal', meta })).toMatchObject(
      refused('request.VALIDATION_ERROR', 'card'),
    );
  });

  it('are chosen in a break room by their position and the camp', async () => {
    const { seats } = await peakGame(server, host, ['Ana']);
    const [ana] = seats;
    const call = callFor(ana, way);
    data(await call('updatePathFinder', { pathFinder: 'TREKKER', level: 1 }));
    for (const text of ['9', '7', '7', '9']) {
      const { stop } = (await openNext(server, ana)).me.climb;
      if (stop) data(await call('updateBreakRoom', { breakRoom: 'OBSTACLE', level: 1 }));
      await answerNext(server, ana, text);
    }
    const { kind, offers, camp } = (await openNext(server, ana)).me.climb.stop;
    expect(kind).toBe('powerupSelection');
    const [first, second] = offers as string[];
    const breakoutRoom = { powerUpIndex: 1, level: camp };
    for (const wrong of [
      { award: [first] },
      { award: ['gift'] },
      { breakoutRoom: { ...breakoutRoom, level: 2 } },
    ])
      expect(await call('awardPowerups', { breakoutRoom, ...wrong })).toMatchObject(
        refused('powerup.NOT_USABLE'),
      );
    const take = { breakoutRoom, award: [second], gameType: 'mystic_peak' };
    const taken = await call('awardPowerups', take, `take-${way.length}-command`);
    expect(data(taken).powerups).toMatchObject([
      { name: second, status: 'awarded', meta: { beltPosition: 0, source: 'student' } },
    ]);
    expect(statuses(await call('awardPowerups', take, `take-${way.length}-command`))).toHaveLength(1);
    expect(await call('awardPowerups', { breakoutRoom })).toMatchObject(refused('powerup.NOT_USABLE'));
  });
});

describe.each(WAYS)('duels, by the %s,', (way) => {
  it('tell whether a strike met a shield, and nothing of a shield before', async () => {
    const { seats } = await duelGame(server, host);
    const [ana, ben, cy] = seats as unknown as readonly [Seat, Seat, Seat];
    const decide = async (seat: Seat, request: object) => {
      const payload = { level: 0, type: 'standard', duelVersion: '2.1', ...request };
      return data(await callFor(seat, way)('duelDecision', payload)).view.me.duel;
    };
    const strike = { decision: 'strike', targetPlayerId: ben.playerId };
    expect(await decide(ben, { decision: 'shield' })).toMatchObject({
      playerShield: 'standard',
      isTargetShieldActive: false,
    });
    const inSeat = { roomHash: ana.roomHash, playerId: ana.playerId, role: 'player' };
    const before = data(await callHttp(server, 'reconnectRoom', inSeat, ana.identity)).view;
    expect(before.me.duel.isTargetShieldActive).toBe(false);
    expect(await decide(ana, strike)).toMatchObject({
      strikeOutcome: 'brokeTargetShield',
      isTargetShieldActive: true,
    });
    advanceClock(31_000);
    expect(await decide(cy, strike)).toMatchObject({
      strikeOutcome: 'struckTarget',
      isTargetShieldActive: false,
    });
    expect(
      await callFor(cy, way)('duelDecision', { decision: 'skip', level: 1, duelVersion: '1' }),
    ).toMatchObject(refused('request.VALIDATION_ERROR', 'duelVersion'));
  });
});

async function hosted(gameOptions: object) {
  const quiz = { title: 'Primes', questions: primes(3).questions };
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz }, host));
  const { roomHash } = data(
    await callHttp(server, 'hostGame', { quizId: card.id, type: 'normal', gameOptions }, host),
  );
  const options = async () => data(await callHttp(server, 'getGame', { roomHash }, host)).view.room.options;
  return { roomHash: roomHash as string, options };
}

describe('options', () => {
  it('of duels are accepted and shown under all of their names', async () => {
    const on = { duel: 'yes', isDuelEnabled: true, duelVersion: '2.1' };
    for (const given of [
      { duel: 'yes', duelVersion: 2.1 },
      { isDuelEnabled: true },
      { duel_2: 'yes', duel: 'no' },
    ])
      expect(await (await hosted(given)).options()).toMatchObject(on);
    const { roomHash, options } = await hosted(on);
    const gameOptions = { duel: 'no' };
    data(await callHttp(server, 'changeOptions', { roomHash, gameOptions }, host));
    expect(await options()).toMatchObject({ duel: 'no', isDuelEnabled: false, duelVersion: '2.1' });
    const { playerId, identity } = await seatIn(server, roomHash, 'Ana');
    const joined = await callHttp(server, 'reconnectRoom', { roomHash, playerId, role: 'player' }, identity);
    expect(data(joined).view.room.options).toMatchObject({ duel: 'no', isDuelEnabled: false });
    const again = data(await callHttp(server, 'getGameOptions', { roomHash }, host));
    expect(again.options).toMatchObject({ isDuelEnabled: false, duelVersion: '2.1' });
  });
});

describe('second chances', () => {
  it('are off in games with explanations', async () => {
    const redemptionOf = async (given: object) =>
      (await (await hosted({ redemption: 'yes', ...given })).options()).redemption;
    expect(await redemptionOf({})).toBe('no');
    expect(await redemptionOf({ isAnswerExplanationEnabled: true })).toBe('no');
    expect(await redemptionOf({ isAnswerExplanationEnabled: false })).toBe('yes');
  });
});

describe("a player's view", () => {
  it.each(WAYS)('has the tier of the rank, and so has the summary, by the %s', async (way) => {
    const { seats } = await powerupGame(server, host, { names: ['Ana', 'Ben'], options: { timer: 'off' } });
    const [ana, ben = ana] = seats;
    expect((await openNext(server, ana)).me.tieredRank).toBeNull();
    for (const text of ['7', '4']) {
      await answerNext(server, ana, text);
      await answerNext(server, ben, '9');
    }
    expect((await openNext(server, ana)).me.tieredRank).toBe('silver');
    const over = data(await callFor(ben, way)('playerGameOver', { isOver: true, gameType: 'normal' })).view;
    expect(over.me.tieredRank).toBe('iron');
    expect(data(await callFor(ben, way)('playerSummary', {})).summary.tieredRank).toBe('iron');
  });

  it('has the version of the power-ups that the game runs with', async () => {
    const { roomHash, seats } = await powerupGame(server, host, {});
    expect((await openNext(server, seats[0])).room.powerupVersion).toBe(20);
    expect(data(await callHttp(server, 'getGame', { roomHash }, host)).view.room.powerupVersion).toBe(20);
  });
});
