// Calls of power-ups under the names, and with the payloads and answers, of the specification (specification 2,
// sections 3, 5 and 7).

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { callHttp, data, hostIdentity, type HostIdentity, type Reply } from '#tools/classroom/calls.ts';
import { callFor, pathBy, refused, WAYS } from '#tests/contract/specifiedWays.ts';
import { answerNext, openNext, peakGame, powerupGame, type Seat } from '#tests/support/games.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: HostIdentity;

beforeAll(async () => {
  server = await startTestServer();
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

describe.each(WAYS)('power-ups, by the %s,', (way) => {
  /** No card comes by itself unless the options name kinds. */
  const playing = async (cards: readonly PowerupId[], options: Partial<GameOptions> = {}) => {
    const game = { cards, options: { powerupKinds: '', ...options } };
    const { roomHash, seats } = await powerupGame(server, host, game);
    const [ana, ben = ana] = seats;
    const call = callFor(server, ana, way);
    const belt = async () => (await openNext(server, ana)).me.belt;
    return { roomHash, ana, ben, call, belt };
  };
  const award = (roomHash: string, request: object, who: object = host) =>
    callHttp(server, 'awardPowerups', { roomHash, ...request }, who, pathBy(way, 'awardPowerups'));
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
    const { roomHash, ana, ben } = await playing([], { powerupKinds: 'double eraser' });
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
    const call = callFor(server, seat, way);
    const swapped = await call('replacePowerups', { archive: ids, award: [] });
    expect(data(swapped).view.me.belt.shufflesLeft).toBe(shufflesLeft - 1);
    expect(statuses(swapped)).toEqual([
      `${slots[0].powerup} archived`,
      expect.stringMatching(/awarded$/),
      'gift awarded',
    ]);
    const { me } = await openNext(server, seat);
    expect(await call('replacePowerups', { archive: ids })).toMatchObject(refused('powerup.NOT_USABLE'));
    expect((await openNext(server, seat)).me.belt).toEqual(me.belt);
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
    const call = callFor(server, ana, way);
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
