import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { preparedDataDir } from '#server/testing/preparedStore.ts';
import {
  createHostStore,
  createProjectorStore,
  createRoomStore,
  type RoomStore,
} from '#src/platform/stores/roomStore.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { advanceClock } from '#tests/support/clock.ts';
import { powerupGame, type Seat, seatIn } from '#tests/support/games.ts';
import { openSocket, startTestServer, type TestServer, type TestSocket } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'Power',
  questions: Array.from({ length: 6 }, (_, n) => ({
    type: 'MCQ',
    text: `Question ${n}`,
    options: [{ text: 'right', correct: true }, { text: 'a' }, { text: 'b' }, { text: 'c' }],
  })),
};

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };
let quizId: string;
const open: TestSocket[] = [];

async function hosting(at: TestServer) {
  const who = await hostIdentity(at);
  return { who, quizId: data(await callHttp(at, 'saveQuiz', { quiz: QUIZ }, who)).card.id as string };
}

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ({ who: host, quizId } = await hosting(server));
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await server.stop();
});

const started = (cards: readonly PowerupId[], names?: readonly string[], options = {}) =>
  powerupGame(server, host, { quizId, cards, ...(names && { names }), options });
const of = ({ roomHash, playerId }: Seat) => ({ roomHash, playerId });
const refused = (type: string) => ({ success: false, error: { type } });

async function viewOf(seat: Seat, at = server): Promise<PlayerView> {
  return data(await callHttp(at, 'reconnectRoom', { ...of(seat), role: 'player' }, seat.identity)).view;
}
const hostView = async (roomHash: string): Promise<HostView> =>
  data(await callHttp(server, 'getGame', { roomHash }, host)).view;

const cardsOf = ({ me }: PlayerView) => me.belt?.slots.flatMap((card) => card ?? []) ?? [];
const cardOf = async (seat: Seat, powerup: PowerupId, at = server) =>
  cardsOf(await viewOf(seat, at)).find((card) => card.powerup === powerup)?.id ?? 0;

async function use(seat: Seat, powerup: PowerupId, on?: Seat, at = server) {
  const request = { ...of(seat), card: await cardOf(seat, powerup, at), targetPlayerId: on?.playerId };
  return callHttp(at, 'activatePowerup', request, seat.identity);
}
const award = (roomHash: string, powerup: string, playerIds?: readonly string[], who: Credentials = host) =>
  callHttp(server, 'awardPowerups', { roomHash, powerup, playerIds }, who);
const trigger = (roomHash: string, powerup: string) =>
  callHttp(server, 'triggerPowerup', { roomHash, powerup }, host);
const opened = async (seat: Seat): Promise<PlayerView> =>
  data(await callHttp(server, 'getQuestions', of(seat), seat.identity)).view;

/** A screen that starts from a full view and is then kept up to date by pushes. */
async function screen<View>(store: RoomStore<View>, request: object, who: Credentials) {
  const socket = await openSocket(server, who);
  open.push(socket);
  socket.socket.onAny((_event, payload) => {
    if (payload?.patch) store.apply(payload);
  });
  store.put(data(await socket.call('reconnectRoom', request)).view);
  return { view: () => store.getState().view as View, pushes: socket.pushes, call: socket.call };
}
const playersScreen = (seat: Seat) =>
  screen(createRoomStore<PlayerView>(), { ...of(seat), role: 'player' }, seat.identity);

/** Pushes that are batched a few times a second arrive soon. */
const SOON = { timeout: 3_000 };

describe('a power-up from the teacher', () => {
  it('goes to one, some or all players, and is marked as such', async () => {
    const { roomHash, seats } = await started([], ['Ana', 'Ben', 'Cy']);
    const [ana, ben] = seats as [Seat, Seat, Seat];
    data(await award(roomHash, 'double', [ana.playerId]));
    data(await award(roomHash, 'eraser', [ana.playerId, ben.playerId]));
    const { view } = data(await award(roomHash, 'gift'));
    const hands = await Promise.all(seats.map(async (seat) => cardsOf(await viewOf(seat))));
    const kinds = hands.map((hand) => hand.map(({ powerup }) => powerup));
    expect(kinds).toEqual([['double', 'eraser', 'gift'], ['eraser', 'gift'], ['gift']]);
    expect(hands.flat().every(({ byTeacher }) => byTeacher)).toBe(true);
    expect(new Set(hands.flat().map(({ id }) => id)).size).toBe(6);
    const rows = (view as HostView).players.map(({ powerups }) => powerups);
    expect(rows).toEqual(
      kinds.map((hand) => ({ cards: hand.map((powerup) => ({ powerup, byTeacher: true })), effects: [] })),
    );
  });

  it('is given once per command, by the host only, and only if the game has power-ups', async () => {
    const { roomHash, seats } = await started([]);
    const [ana] = seats;
    const who = { ...host, commandId: 'given-once' };
    for (let times = 0; times < 2; times += 1) data(await award(roomHash, 'double', [ana.playerId], who));
    expect(cardsOf(await viewOf(ana))).toHaveLength(1);
    const { who: stranger } = await hosting(server);
    expect((await award(roomHash, 'double', undefined, stranger)).success).toBe(false);
    expect((await award(roomHash, 'double', undefined, ana.identity)).success).toBe(false);
    expect(await award(roomHash, 'double', ['0-aaaaaaaa'])).toMatchObject(refused('player.NOT_FOUND'));
    expect(await award(roomHash, 'avalanche')).toMatchObject(refused('powerup.NOT_USABLE'));
    expect(await award(roomHash, 'wish')).toMatchObject(refused('request.VALIDATION_ERROR'));
    const plain = data(await callHttp(server, 'hostGame', { quizId, type: 'normal' }, host)).roomHash;
    await seatIn(server, plain, 'Ana');
    expect(await award(plain, 'double')).toMatchObject(refused('room.WRONG_STATE'));
  });
});

describe('using a power-up', () => {
  it('takes effect once, by HTTP or socket, however often it is sent', async () => {
    const { seats } = await started(['gift', 'double']);
    const [ana, ben] = seats as [Seat, Seat];
    const request = { ...of(ana), card: await cardOf(ana, 'gift'), targetPlayerId: ben.playerId };
    const socket = await openSocket(server, ana.identity);
    open.push(socket);
    data(await socket.call('reconnectRoom', { ...of(ana), role: 'player' }));
    const once = { ...ana.identity, commandId: 'used-once' };
    const replies = await Promise.all([
      callHttp(server, 'activatePowerup', request, once),
      socket.call('activatePowerup', request, once),
      callHttp(server, 'activatePowerup', request, once, '/v4/activatePowerup'),
    ]);
    for (const reply of replies) expect(data(reply).view.me).toMatchObject({ score: 200 });
    expect((await viewOf(ben)).me.score).toBe(800);
    expect((await viewOf(ana)).me.belt?.news).toHaveLength(1);
    expect(await callHttp(server, 'activatePowerup', request, ana.identity)).toMatchObject(
      refused('powerup.ALREADY_ACTIVATED'),
    );
    const other = { ...request, card: await cardOf(ana, 'double') };
    expect(await callHttp(server, 'activatePowerup', other, once)).toMatchObject(
      refused('request.COMMAND_REUSED'),
    );
    data(await socket.call('activatePowerup', other, { ...ana.identity, commandId: 'used-too' }));
    expect(cardsOf(await viewOf(ana))).toEqual([]);
  });

  it('is refused for the first two seconds', async () => {
    const { roomHash, seats } = await started([]);
    const [ana] = seats;
    data(await award(roomHash, 'double'));
    expect(await use(ana, 'double')).toMatchObject(refused('powerup.NOT_READY'));
    advanceClock(2_000);
    expect(data(await use(ana, 'double')).view.me.belt.effects).toHaveLength(1);
  });

  it('hides options by id, and reveals nothing else about the question', async () => {
    const { seats } = await started(['fiftyFifty']);
    const [ana] = seats;
    const before = (await opened(ana)).slide;
    const { slide } = data(await use(ana, 'fiftyFifty')).view as PlayerView;
    const ids = before?.question?.type === 'MCQ' ? before.question.options.map(({ id }) => id) : [];
    expect(ids).toEqual(expect.arrayContaining([...(slide?.powerups?.hiddenOptions ?? ['none'])]));
    expect({ ...slide, powerups: null }).toEqual(before);
  });

  it('works only on targets that its player is offered', async () => {
    const { seats } = await started(['gift', 'double'], ['Ana', 'Ben', 'Cy']);
    const [ana, ben, cy] = seats as [Seat, Seat, Seat];
    const targets = (seat: Seat, card: number, who: Credentials = seat.identity) =>
      callHttp(server, 'powerupTargets', { ...of(seat), card }, who);
    const gift = await cardOf(ana, 'gift');
    expect(data(await targets(ana, gift)).players).toEqual([
      { playerId: cy.playerId, name: 'Cy', character: expect.any(Number) },
    ]);
    expect(data(await targets(ana, await cardOf(ana, 'double'))).players).toEqual([]);
    expect(await targets(ben, gift)).toMatchObject(refused('powerup.NOT_FOUND'));
    expect(await targets(ana, gift, ben.identity)).toMatchObject(refused('request.UNAUTHORIZED'));
    for (const on of [ana, ben, undefined])
      expect(await use(ana, 'gift', on)).toMatchObject(refused('powerup.NO_TARGET'));
    const theirs = { ...of(ben), card: gift, targetPlayerId: cy.playerId };
    expect((await callHttp(server, 'activatePowerup', theirs, ben.identity)).success).toBe(false);
    data(await use(ana, 'gift', cy));
  });

  it('tells no one who is behind once the game is over', async () => {
    const { roomHash, seats } = await started(['gift'], ['Ana', 'Ben', 'Cy']);
    const [ana] = seats as [Seat];
    const card = await cardOf(ana, 'gift');
    data(await callHttp(server, 'endGame', { roomHash }, host));
    expect(await callHttp(server, 'powerupTargets', { ...of(ana), card }, ana.identity)).toMatchObject(
      refused('room.STOPPED'),
    );
  });
});

describe('a power-up for the whole room', () => {
  it('can be triggered by the teacher regardless of its cooldown', async () => {
    const { roomHash, seats } = await started(['powerPlay', 'glitch']);
    const [ana, ben] = seats as [Seat, Seat];
    expect(await use(ana, 'powerPlay')).toMatchObject(refused('powerup.NOT_USABLE'));
    await opened(ana);
    data(await use(ana, 'powerPlay'));
    expect(await use(ben, 'powerPlay')).toMatchObject(refused('powerup.COOLDOWN_PERIOD'));
    expect(await trigger(roomHash, 'powerPlay')).toMatchObject(refused('powerup.ALREADY_ACTIVATED'));
    advanceClock(26_000);
    expect(await use(ben, 'powerPlay')).toMatchObject(refused('powerup.COOLDOWN_PERIOD'));
    data(await trigger(roomHash, 'powerPlay'));
    data(await trigger(roomHash, 'glitch'));
    const { me, room } = await viewOf(ben);
    const byTeacher = { by: null, byTeacher: true };
    expect(me.belt?.effects).toMatchObject([{ powerup: 'powerPlay', ...byTeacher, left: 25_000 }]);
    expect(room.powerupEffects).toMatchObject([{ powerup: 'glitch', ...byTeacher }]);
    expect(await use(ben, 'glitch')).toMatchObject(refused('powerup.COOLDOWN_PERIOD'));
    expect(cardsOf(await viewOf(ben))).toHaveLength(2);
    expect(await trigger(roomHash, 'double')).toMatchObject(refused('powerup.NOT_USABLE'));
  });
});

describe('news of power-ups', () => {
  it('soon reaches the affected player, the host and the projector', async () => {
    const { roomHash, seats } = await started(['gift', 'powerPlay'], ['Ana', 'Ben', 'Cy']);
    const [ana, ben, cy] = seats as [Seat, Seat, Seat];
    const [struck, other] = [await playersScreen(cy), await playersScreen(ben)];
    const desk = await screen(createHostStore(), { roomHash, role: 'host' }, host);
    const wall = await screen(createProjectorStore(), { roomHash, role: 'projector' }, host);
    data(await use(ana, 'gift', cy));
    const uses = () => (wall.view() as ProjectorView).powerupUses;
    await expect
      .poll(() => struck.view().me, SOON)
      .toMatchObject({
        score: 800,
        belt: { news: [{ powerup: 'gift', own: false, other: 'Ana', points: 800 }] },
      });
    const row = (seat: Seat) => desk.view().players.find(({ id }) => id === seat.playerId);
    await expect.poll(() => row(cy)?.score, SOON).toBe(800);
    await expect
      .poll(() => row(ana), SOON)
      .toMatchObject({ score: 200, powerups: { cards: [{ powerup: 'powerPlay' }] } });
    await expect
      .poll(uses, SOON)
      .toMatchObject([{ powerup: 'gift', by: { name: 'Ana' }, on: { name: 'Cy' }, points: 800 }]);
    await opened(ana);
    data(await use(ana, 'powerPlay'));
    const effects = [{ powerup: 'powerPlay', by: { name: 'Ana' } }];
    for (const each of [struck, other])
      await expect.poll(() => each.view().me.belt?.effects, SOON).toMatchObject(effects);
    for (const each of [desk, wall])
      await expect
        .poll(() => (each.view() as HostView | ProjectorView).roomBoosts, SOON)
        .toMatchObject(effects);
    await expect.poll(() => row(ben)?.powerups?.effects, SOON).toEqual(['powerPlay']);
    await expect.poll(() => uses().length, SOON).toBe(2);
    data(await award(roomHash, 'eraser', [ben.playerId]));
    await expect.poll(() => cardsOf(other.view()).map(({ powerup }) => powerup), SOON).toContain('eraser');
    await expect
      .poll(() => row(ben)?.powerups?.cards, SOON)
      .toContainEqual({ powerup: 'eraser', byTeacher: true });
    expect(other.pushes.map(({ event }) => event)).toContain('powerupAwarded');
    expect(struck.pushes.map(({ event }) => event)).toContain('powerupUsed');
  });

  it('does not show other players what someone holds, is offered or uses alone', async () => {
    const options = { powerupKinds: 'double', studentLeaderboard: 'yes' };
    const { roomHash, seats } = await started([], ['Ana', 'Ben'], options);
    const [ana, ben] = seats as [Seat, Seat];
    const watching = await playersScreen(ben);
    const wall = await screen(createProjectorStore(), { roomHash, role: 'projector' }, host);
    data(await watching.call('subscribe', { ...of(ben), board: true }, ben.identity));
    const secrets = ['eraser', 'fiftyFifty', 'timeFreeze', 'streakSaver', 'supersonic'] as const;
    for (const powerup of secrets) data(await award(roomHash, powerup, [ana.playerId]));
    advanceClock(2_000);
    await opened(ana);
    for (const powerup of ['eraser', 'fiftyFifty'] as const) data(await use(ana, powerup));
    const { question } = (await viewOf(ana)).slide ?? {};
    const optionId = question?.type === 'MCQ' ? question.options[0]?.id : '';
    const response = { state: 'attempted', answer: { type: 'MCQ', optionId } };
    data(
      await callHttp(server, 'proceedGame', { ...of(ana), questionId: question?.id, response }, ana.identity),
    );
    data(await award(roomHash, 'double', [ben.playerId]));
    await expect.poll(() => cardsOf(watching.view()).length, SOON).toBe(1);
    const asked = await Promise.all(
      (['rejoin', 'fetchPlayers', 'getRank', 'getQuestions'] as const).map((name) =>
        callHttp(
          server,
          name,
          { ...of(ben), startSource: 'test', source: 'test', board: true },
          ben.identity,
        ),
      ),
    );
    const bytes = JSON.stringify([watching.pushes, watching.view(), asked]);
    for (const secret of secrets) expect(bytes).not.toContain(secret);
    // The projector shows what was done, but not what anyone holds.
    const shown = JSON.stringify([wall.pushes, wall.view()]);
    for (const secret of ['timeFreeze', 'streakSaver', 'supersonic']) expect(shown).not.toContain(secret);
  });

  it('does not show names to a player awaiting approval', async () => {
    const { roomHash, seats } = await started(['glitch'], ['NAME-Ana', 'Ben']);
    const [ana] = seats;
    const gameOptions = { requestJoinApproval: true };
    data(await callHttp(server, 'changeOptions', { roomHash, gameOptions }, host));
    const stranger = await seatIn(server, roomHash, 'Stranger');
    const outside = await playersScreen(stranger);
    data(await use(ana, 'glitch'));
    await expect.poll(() => outside.pushes.map(({ event }) => event), SOON).toContain('powerupUsed');
    expect(JSON.stringify([outside.pushes, await viewOf(stranger)])).not.toContain('NAME-Ana');
    const { playerId } = stranger;
    data(await callHttp(server, 'approvePlayer', { roomHash, playerId, approved: true }, host));
    await expect
      .poll(() => outside.view().room.powerupEffects, SOON)
      .toMatchObject([{ powerup: 'glitch', by: { name: 'NAME-Ana' } }]);
  });
});

/** Everything a view shows about power-ups, without the time of the view. */
const seen = ({ me, slide, room }: PlayerView) => ({
  belt: me.belt,
  score: me.score,
  slide: slide?.powerups,
  room: room.powerupEffects,
});

describe('active effects', () => {
  it('are the same after a reload, on a second device and for a late joiner', async () => {
    const { roomHash, seats } = await started(['fiftyFifty', 'supersonic', 'glitch']);
    const [ana] = seats;
    const [, second] = [await playersScreen(ana), await playersScreen(ana)];
    await opened(ana);
    for (const powerup of ['fiftyFifty', 'supersonic', 'glitch'] as const) data(await use(ana, powerup));
    const now = seen(await viewOf(ana));
    expect(now.belt?.effects.map(({ powerup }) => powerup)).toEqual(['fiftyFifty', 'supersonic']);
    expect(now.slide?.hiddenOptions).toHaveLength(2);
    const rejoined = await callHttp(server, 'rejoin', { ...of(ana), startSource: 'test' }, ana.identity);
    expect(seen(data(rejoined).view)).toEqual(now);
    expect(seen((await playersScreen(ana)).view())).toEqual(now);
    await expect.poll(() => seen(second.view()), SOON).toEqual(now);
    const late = await seatIn(server, roomHash, 'Late');
    expect(seen(await viewOf(late)).room).toEqual(now.room);
    expect((await hostView(roomHash)).room.powerupEffects).toEqual(now.room);
  });

  it('are the same after a restart, and freeze during a pause', async () => {
    const directory = await preparedDataDir('quizpeak-powerups-');
    try {
      const first = await startTestServer({ DATA_DIR: directory });
      const { who, quizId: played } = await hosting(first);
      const cards = ['timeFreeze', 'supersonic', 'powerPlay'] as const;
      const { roomHash, seats } = await powerupGame(first, who, { quizId: played, cards });
      const [ana] = seats;
      data(await callHttp(first, 'getQuestions', of(ana), ana.identity));
      for (const powerup of cards) data(await use(ana, powerup, undefined, first));
      const before = seen(await viewOf(ana, first));
      await first.stop();
      const second = await startTestServer({ DATA_DIR: directory });
      expect(seen(await viewOf(ana, second))).toEqual(before);
      const pause = (paused: boolean) => callHttp(second, 'pauseGame', { roomHash, paused }, who);
      const times = ({ belt }: ReturnType<typeof seen>) =>
        (belt?.effects ?? []).map(({ until, left }) => left ?? (until === null ? null : until - Date.now()));
      const ran = times(before);
      data(await pause(true));
      const held = times(seen(await viewOf(ana, second)));
      advanceClock(60_000);
      expect(times(seen(await viewOf(ana, second)))).toEqual(held);
      data(await pause(false));
      advanceClock(3_000);
      const after = times(seen(await viewOf(ana, second)));
      for (const [clock, ...boosts] of [ran, held, after]) {
        expect(clock).toBeNull();
        expect(boosts).toHaveLength(2);
        for (const [index, ms] of boosts.entries()) {
          const first = ran[index + 1] ?? 0;
          expect(ms).toBeGreaterThan(first - 2_000);
          expect(ms).toBeLessThanOrEqual(first);
        }
      }
      await second.stop();
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  });
});
