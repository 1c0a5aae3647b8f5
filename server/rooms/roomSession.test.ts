import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { evolve, type Room, leaderboardOf } from '#core/authority/index.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { PODIUM_SHOWN_MS } from '#core/views/podium.ts';
import { type GameSettings, roomCreated } from '#core/testing/game.ts';
import type { Connection } from '#server/rooms/audience.ts';
import { RoomSession } from '#server/rooms/roomSession.ts';
import { NO_LOG } from '#server/rooms/eventSourcedRoom.ts';
import { commandId, join, PLANETS } from '#server/testing/room.ts';

class Listener implements Connection {
  readonly pushes: { event: string; payload: any }[] = [];
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  send(event: string, payload: unknown): void {
    this.pushes.push({ event, payload });
  }
}

function openRoom(settings: GameSettings = {}): RoomSession {
  const room = evolve(null, roomCreated({ questions: PLANETS, ...settings }, Date.now()));
  return new RoomSession(room, {
    drivers: [],
    log: NO_LOG,
    mayBeShown: () => true,
    onError: (error) => expect.unreachable(String(error)),
  });
}

async function answer(session: RoomSession, playerId: string, text: string): Promise<void> {
  const ownPace = !isTeacherPaced(session.room);
  if (ownPace) await session.submit({ type: 'openQuestion', playerId });
  const opened = session.room.seats.flat().find((seat) => seat.id === playerId)?.open;
  const q = (ownPace ? opened?.q : session.room.slide?.index) ?? -1;
  const question = session.room.questions[q]?.question;
  if (question?.type !== 'MCQ') throw new Error('no question is open');
  const optionId = question.options.find((option) => option.text === text)?.id ?? '';
  await session.submit({
    type: 'answer',
    commandId: commandId(),
    playerId,
    questionId: question.id,
    state: 'attempted',
    answer: { type: 'MCQ', optionId },
    networkMs: 0,
  });
}

/** The host's ranks after everything that was pushed. */
function ranksSentTo(host: Listener): Record<string, number> {
  const rows: Record<string, number> = {};
  for (const { payload } of host.pushes) {
    for (const row of payload.patch.players ?? []) rows[row.id] = row.rank;
    for (const id of payload.removedPlayers ?? []) delete rows[id];
  }
  return rows;
}

function ranksOf(room: Room): Record<string, number> {
  const seats = room.seats.flat();
  return Object.fromEntries(
    [...leaderboardOf(room).rankOf].map(([index, rank]) => [seats[index]?.id ?? '', rank]),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a slide that the teacher closes', () => {
  it("is pushed to players who haven't answered, in time for what they have entered to be accepted", async () => {
    const session = openRoom({ type: 'tp' });
    const names = ['Ana', 'Ben', 'Cleo'];
    const players = await Promise.all(names.map((name) => join(session, name)));
    const [ana, ben] = names.map((name) => new Listener(name)) as [Listener, Listener];
    session.connectPlayer(0, players[0] ?? '', ana);
    session.connectPlayer(1, players[1] ?? '', ben);
    await session.submit({ type: 'start', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(3_010);
    await answer(session, players[0] ?? '', 'right');
    const states = ({ pushes }: Listener) => pushes.map(({ payload }) => payload.patch.slide?.state);
    await session.submit({ type: 'next', commandId: commandId() });
    expect(states(ana).at(-1)).toBe('active');
    expect(states(ben).at(-1)).toBe('waiting');
    await answer(session, players[1] ?? '', 'right');
    await vi.advanceTimersByTimeAsync(600);
    expect(states(ben).at(-1)).toBe('reveal');
    expect(ben.pushes.at(-1)?.payload.patch.slide.feedback.result).toBe('correct');
    session.close();
  });
});

describe('the clock of a room', () => {
  it('opens the first question when the 3-2-1 is over, even if the timer fires a little early', async () => {
    const session = openRoom({ type: 'tp' });
    await join(session, 'Ana');
    await session.submit({ type: 'start', commandId: commandId() });
    vi.setSystemTime(Date.now() - 2);
    await vi.advanceTimersByTimeAsync(3_010);
    expect(session.room.slide?.state).toBe('active');
    session.close();
  });

  it('stops once the room is unloaded', async () => {
    const session = openRoom({ type: 'tp' });
    await join(session, 'Ana');
    await session.submit({ type: 'start', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(3_010);
    session.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the end of a live game', () => {
  /** Ana answers right; then the host ends the game. Returns the ranks pushed to her since then. */
  async function ended(isProjected: boolean, leavesFor = 0) {
    const session = openRoom({ type: 'normal' });
    const id = await join(session, 'Ana');
    const ana = new Listener('ana');
    const projector = new Listener('projector');
    session.connectPlayer(0, id, ana);
    if (isProjected) session.audience.projectors.add(projector);
    await session.submit({ type: 'start', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(3_010);
    await answer(session, id, 'right');
    ana.pushes.length = 0;
    if (leavesFor > 0) session.disconnect(projector, null);
    await vi.advanceTimersByTimeAsync(leavesFor);
    await session.submit({ type: 'end', commandId: commandId() });
    const ranks = () =>
      ana.pushes.map(({ payload }) => [payload.patch.me?.rank, payload.patch.summary?.rank]);
    return { session, projector, ranks };
  }

  it('tells a player the place after the projector has shown it', async () => {
    const { session, projector, ranks } = await ended(true);
    expect(projector.pushes.at(-1)?.payload.patch.board.rows[0].rank).toBe(1);
    // The projector may be closed right after.
    session.disconnect(projector, null);
    await vi.advanceTimersByTimeAsync(PODIUM_SHOWN_MS - 100);
    expect(ranks()).toEqual([[null, null]]);
    await vi.advanceTimersByTimeAsync(200);
    expect(ranks()).toEqual([
      [null, null],
      [1, 1],
    ]);
    expect(vi.getTimerCount()).toBe(0);
    session.close();
  });

  it('tells it late too if the projector is just being reloaded', async () => {
    const { session, ranks } = await ended(true, 1_000);
    expect(ranks()).toEqual([[null, null]]);
    session.close();
  });

  it.each([
    ['without a projector', false, 0],
    ['after the projector has been closed', true, 10_000],
  ])('tells it at once %s', async (_when, isProjected, leavesFor) => {
    const { session, ranks } = await ended(isProjected, leavesFor);
    expect(ranks()).toEqual([[1, 1]]);
    session.close();
  });

  it('tells it late after a restart in between', async () => {
    const { session } = await ended(true);
    session.close();
    await vi.advanceTimersByTimeAsync(60_000);
    const again = new RoomSession(session.room, {
      drivers: [],
      log: NO_LOG,
      mayBeShown: () => true,
      onError: (error) => expect.unreachable(String(error)),
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(again.room.podiumAt).toBeUndefined();
    again.close();
  });
});

describe('ranks of a student-paced game', () => {
  async function played(): Promise<{
    session: RoomSession;
    host: Listener;
    watcher: Listener;
    ids: string[];
  }> {
    const session = openRoom({ type: 'normal', options: { timer: 'off' } });
    const ids = [await join(session, 'Ana'), await join(session, 'Ben'), await join(session, 'Cara')];
    const host = new Listener('host');
    const watcher = new Listener('watcher');
    session.audience.hosts.add(host);
    session.audience.watchers.set(watcher, 0);
    await session.submit({ type: 'start', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(3_010);
    return { session, host, watcher, ids };
  }

  it('reach the host for overtaken players too, and watchers for the last answer too', async () => {
    const { session, host, watcher, ids } = await played();
    for (const [who, text] of [
      [0, 'right'],
      [1, 'right'],
      [2, 'wrong'],
      [1, 'right'],
      [2, 'right'],
      [2, 'right'],
      [2, 'right'],
    ] as const) {
      await answer(session, ids[who] ?? '', text);
      await vi.advanceTimersByTimeAsync(60);
      // Receipts read the ranks too.
      session.ranks.context(session.room, Date.now());
    }
    await vi.advanceTimersByTimeAsync(3_000);
    expect(ranksSentTo(host)).toEqual(ranksOf(session.room));
    const board = watcher.pushes.at(-1)?.payload.patch.board;
    expect(
      Object.fromEntries(board.rows.map((row: { id: string; rank: number }) => [row.id, row.rank])),
    ).toEqual(ranksOf(session.room));
    const quiet = host.pushes.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(host.pushes.length).toBe(quiet);
    session.close();
  });

  it('omit a removed player', async () => {
    const { session, host, watcher, ids } = await played();
    await answer(session, ids[1] ?? '', 'right');
    await vi.advanceTimersByTimeAsync(2_000);
    await session.submit({ type: 'remove', playerId: ids[1] ?? '', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(ranksSentTo(host)).toEqual(ranksOf(session.room));
    const board = watcher.pushes.at(-1)?.payload.patch.board;
    expect(board.rows.map((row: { id: string }) => row.id)).not.toContain(ids[1]);
    session.close();
  });
});

describe('a teacher-paced leaderboard', () => {
  it('omits a player removed since the reveal', async () => {
    const session = openRoom({ type: 'tp' });
    const ana = await join(session, 'Ana');
    const ben = await join(session, 'Ben');
    const projector = new Listener('projector');
    session.audience.projectors.add(projector);
    await session.submit({ type: 'start', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(3_010);
    await session.submit({ type: 'next', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(session.room.slide?.state).toBe('reveal');
    await session.submit({ type: 'remove', playerId: ben, commandId: commandId() });
    await vi.advanceTimersByTimeAsync(1_000);
    const board = projector.pushes.at(-1)?.payload.patch.board;
    expect(board.rows.map((row: { id: string }) => row.id)).toEqual([ana]);
    session.close();
  });
});

describe('the end of a game', () => {
  it.each([
    [4, true],
    [11_000, false],
  ])('sends summaries of %i questions along: %s', async (count, along) => {
    const questions = Array.from({ length: count }, (_, n) => PLANETS[n % 4] as (typeof PLANETS)[0]);
    const session = openRoom({ questions });
    const players = [new Listener('Ana'), new Listener('Ben')];
    for (const [seat, player] of players.entries())
      session.connectPlayer(seat, await join(session, player.id), player);
    await session.submit({ type: 'start', commandId: commandId() });
    await session.submit({ type: 'end', commandId: commandId() });
    for (const { pushes } of players) {
      const end = pushes.find(({ event }) => event === 'gameEnded');
      expect(end?.payload.patch).toMatchObject({ room: { state: 'stopped' } });
      expect(end?.payload.patch.summary?.items.length ?? 0).toBe(along ? count : 0);
    }
    session.close();
  });
});

describe('the due date of an assigned game', () => {
  it.each([
    [4, true],
    [11_000, false],
  ])('sends summaries of %i questions to players whose time is up: %s', async (count, along) => {
    const questions = Array.from({ length: count }, (_, n) => PLANETS[n % 4] as (typeof PLANETS)[0]);
    const session = openRoom({ questions, playMode: 'async' });
    const players = ['Ana', 'Ben', 'Cleo'].map((name) => new Listener(name));
    const ids: string[] = [];
    for (const [seat, player] of players.entries()) {
      const id = await join(session, player.id);
      ids.push(id);
      session.connectPlayer(seat, id, player);
    }
    // One player has extra time, so the room stays open.
    const until = session.room.expiresAt + 60_000;
    await session.submit({ type: 'allowUntil', playerId: ids[2] ?? '', until, commandId: commandId() });
    const summariesOf = ({ pushes }: Listener, event: string) =>
      pushes.filter((push) => push.event === event).map(({ payload }) => payload.patch.summary);
    await vi.advanceTimersByTimeAsync(session.room.expiresAt - Date.now() + 1_000);
    for (const player of players.slice(0, 2))
      expect(summariesOf(player, 'gameEnded').at(-1)?.items.length ?? 0).toBe(along ? count : 0);
    expect(summariesOf(players[2] as Listener, 'gameEnded')).toEqual([]);
    session.close();
  });
});

describe('a seat', () => {
  it('counts as present while connected or still calling', async () => {
    const session = openRoom();
    const ana = await join(session, 'Ana');
    const device = new Listener('device');
    const isThere = () => session.room.seats.flat()[0]?.connected;
    session.connectPlayer(0, ana, device);
    session.disconnect(device, 0);
    await vi.advanceTimersByTimeAsync(4_000);
    session.calledBy(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(isThere(), 'what its page sends as it closes keeps nobody there').toBe(false);
    for (let call = 0; call < 3; call += 1) {
      session.calledBy(0);
      await vi.advanceTimersByTimeAsync(50_000);
      expect(isThere()).toBe(true);
    }
    await vi.advanceTimersByTimeAsync(15_000);
    expect(isThere()).toBe(false);
    session.calledBy(0);
    session.connectPlayer(0, ana, device);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(isThere()).toBe(true);
    session.close();
  });
});

describe('an audience', () => {
  it('sends to the newest devices of a seat, up to a limit', async () => {
    const session = openRoom({ type: 'tp' });
    const ana = await join(session, 'Ana');
    const devices = Array.from({ length: 20 }, (_, n) => new Listener(`device ${n}`));
    for (const device of devices) session.connectPlayer(0, ana, device);
    await session.submit({ type: 'start', commandId: commandId() });
    const told = devices.filter(({ pushes }) => pushes.some(({ event }) => event === 'gameStarted'));
    expect(told.length).toBeLessThanOrEqual(8);
    expect(told).toContain(devices.at(-1));
    for (const device of devices) session.disconnect(device, 0);
    expect(session.audience.isEmpty).toBe(true);
    session.close();
  });
});
