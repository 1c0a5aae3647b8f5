// A room on its server: its clock is on time, and who looks at ranks sees the ones that hold.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { evolve, type Room, type RoomEvent, standingsOf } from '#core/authority/index.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { soloOptions } from '#core/solo/solo.ts';
import { type GameSettings, roomCreated } from '#core/testing/game.ts';
import type { Connection } from '#server/rooms/audience.ts';
import { MAX_SOLO_OPEN, RoomKeeper } from '#server/rooms/keeper.ts';
import type { RoomLog } from '#server/rooms/liveRoom.ts';
import { OpenRoom } from '#server/rooms/openRoom.ts';

const PLANETS = Array.from({ length: 4 }, (_, n) => ({
  type: 'MCQ' as const,
  text: `Question ${n}`,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));

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

/** A log that takes everything at once. */
const LOG: RoomLog = {
  append: () => Promise.resolve({ ok: true }),
  readAfter: () => Promise.resolve([]),
};

let commands = 0;
const commandId = (): string => `command-${(commands += 1)}`;

function openRoom(settings: GameSettings = {}): OpenRoom {
  const room = evolve(null, roomCreated({ questions: PLANETS, ...settings }, Date.now()));
  return new OpenRoom(room, {
    robotMayMove: () => true,
    log: LOG,
    mayBeShown: () => true,
    onError: (error) => expect.unreachable(String(error)),
  });
}

async function join(open: OpenRoom, name: string): Promise<string> {
  const id = commandId();
  const outcome = await open.submit({
    type: 'join',
    commandId: id,
    name,
    typedName: null,
    nameKey: name.toLowerCase(),
    character: 0,
    idSuffix: 'abcdefgh',
  });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.room.seats.flat().find((seat) => seat.joinCommandId === id)?.id ?? '';
}

async function answer(open: OpenRoom, playerId: string, text: string): Promise<void> {
  const ownPace = !isTeacherPaced(open.room);
  if (ownPace) await open.submit({ type: 'openQuestion', playerId });
  const opened = open.room.seats.flat().find((seat) => seat.id === playerId)?.open;
  const q = (ownPace ? opened?.q : open.room.slide?.index) ?? -1;
  const question = open.room.questions[q]?.question;
  if (question?.type !== 'MCQ') throw new Error('no question is open');
  const optionId = question.options.find((option) => option.text === text)?.id ?? '';
  await open.submit({
    type: 'answer',
    commandId: commandId(),
    playerId,
    questionId: question.id,
    state: 'attempted',
    answer: { type: 'MCQ', optionId },
    networkMs: 0,
  });
}

/** The host's rows as they stand after all that was pushed. */
function ranksToldTo(host: Listener): Record<string, number> {
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
    [...standingsOf(room).rankOf].map(([index, rank]) => [seats[index]?.id ?? '', rank]),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a slide that the teacher closes', () => {
  it('is told to who has not answered, in time for what stands there to be taken', async () => {
    const open = openRoom({ type: 'tp' });
    const names = ['Ana', 'Ben', 'Cleo'];
    const players = await Promise.all(names.map((name) => join(open, name)));
    const [ana, ben] = names.map((name) => new Listener(name)) as [Listener, Listener];
    open.connectPlayer(0, players[0] ?? '', ana);
    open.connectPlayer(1, players[1] ?? '', ben);
    await open.submit({ type: 'start', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(3_010);
    await answer(open, players[0] ?? '', 'right');
    const states = ({ pushes }: Listener) => pushes.map(({ payload }) => payload.patch.slide?.state);
    await open.submit({ type: 'next', commandId: commandId() });
    expect(states(ana).at(-1)).toBe('active');
    expect(states(ben).at(-1)).toBe('waiting');
    await answer(open, players[1] ?? '', 'right');
    await vi.advanceTimersByTimeAsync(600);
    expect(states(ben).at(-1)).toBe('reveal');
    expect(ben.pushes.at(-1)?.payload.patch.slide.feedback.result).toBe('correct');
    open.close();
  });
});

describe('the clock of a room', () => {
  it('opens the first question when the 3-2-1 is over, also where the timer rings a moment early', async () => {
    const open = openRoom({ type: 'tp' });
    await join(open, 'Ana');
    await open.submit({ type: 'start', commandId: commandId() });
    vi.setSystemTime(Date.now() - 2);
    await vi.advanceTimersByTimeAsync(3_010);
    expect(open.room.slide?.state).toBe('active');
    open.close();
  });

  it('is still once the room is let go', async () => {
    const open = openRoom({ type: 'tp' });
    await join(open, 'Ana');
    await open.submit({ type: 'start', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(3_010);
    open.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('ranks of a student-paced game', () => {
  async function played(): Promise<{ open: OpenRoom; host: Listener; watcher: Listener; ids: string[] }> {
    const open = openRoom({ type: 'normal', options: { timer: 'off' } });
    const ids = [await join(open, 'Ana'), await join(open, 'Ben'), await join(open, 'Cara')];
    const host = new Listener('host');
    const watcher = new Listener('watcher');
    open.audience.hosts.add(host);
    open.audience.watchers.set(watcher, 0);
    await open.submit({ type: 'start', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(3_010);
    return { open, host, watcher, ids };
  }

  it('reach the host for those too who are overtaken, and watchers for the last answer too', async () => {
    const { open, host, watcher, ids } = await played();
    for (const [who, text] of [
      [0, 'right'],
      [1, 'right'],
      [2, 'wrong'],
      [1, 'right'],
      [2, 'right'],
      [2, 'right'],
      [2, 'right'],
    ] as const) {
      await answer(open, ids[who] ?? '', text);
      await vi.advanceTimersByTimeAsync(60);
      // Receipts look at the ranks as well.
      open.ranks.context(open.room, Date.now());
    }
    await vi.advanceTimersByTimeAsync(3_000);
    expect(ranksToldTo(host)).toEqual(ranksOf(open.room));
    const board = watcher.pushes.at(-1)?.payload.patch.board;
    expect(
      Object.fromEntries(board.rows.map((row: { id: string; rank: number }) => [row.id, row.rank])),
    ).toEqual(ranksOf(open.room));
    const quiet = host.pushes.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(host.pushes.length).toBe(quiet);
    open.close();
  });

  it('hold nobody who was removed', async () => {
    const { open, host, watcher, ids } = await played();
    await answer(open, ids[1] ?? '', 'right');
    await vi.advanceTimersByTimeAsync(2_000);
    await open.submit({ type: 'remove', playerId: ids[1] ?? '', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(ranksToldTo(host)).toEqual(ranksOf(open.room));
    const board = watcher.pushes.at(-1)?.payload.patch.board;
    expect(board.rows.map((row: { id: string }) => row.id)).not.toContain(ids[1]);
    open.close();
  });
});

describe('a teacher-paced leaderboard', () => {
  it('holds nobody who was removed since the reveal', async () => {
    const open = openRoom({ type: 'tp' });
    const ana = await join(open, 'Ana');
    const ben = await join(open, 'Ben');
    const wall = new Listener('wall');
    open.audience.projectors.add(wall);
    await open.submit({ type: 'start', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(3_010);
    await open.submit({ type: 'next', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(open.room.slide?.state).toBe('reveal');
    await open.submit({ type: 'remove', playerId: ben, commandId: commandId() });
    await vi.advanceTimersByTimeAsync(1_000);
    const board = wall.pushes.at(-1)?.payload.patch.board;
    expect(board.rows.map((row: { id: string }) => row.id)).toEqual([ana]);
    open.close();
  });
});

function keeperOf(
  events: Readonly<Record<string, readonly RoomEvent[]>>,
  lost: string[],
  due: {
    readonly expired?: () => readonly string[];
    readonly opening?: (before: Date) => readonly string[];
    readonly ended?: () => readonly string[];
  } = {},
  soloOpen = 0,
): RoomKeeper {
  const { expired = () => [], opening = () => [], ended = () => [] } = due;
  return new RoomKeeper({
    table: {
      findByCode: () => Promise.resolve(null),
      openHashes: () => Promise.resolve(Object.keys(events)),
      expiredHashes: () => Promise.resolve(expired()),
      openingHashes: (before) => Promise.resolve(opening(before)),
      endedHashes: () => Promise.resolve(ended()),
      remove: () => Promise.resolve(),
      countOpen: () => Promise.resolve(2),
      countSoloOpen: () => Promise.resolve(soloOpen),
      countChallengesOpen: () => Promise.resolve(0),
      unhostedHashes: () => Promise.resolve([]),
    },
    snapshots: { read: () => Promise.resolve(null), write: () => Promise.resolve() },
    log: {
      ...LOG,
      create: () => Promise.resolve(true),
      readAfter: (hash) =>
        events[hash]?.length ? Promise.resolve(events[hash]) : Promise.reject(new Error('a hole in the log')),
    },
    archiveAfterMs: 1_000,
    mayBeShown: () => true,
    robotMayMove: () => true,
    onError: (_error, { hash }) => lost.push(hash),
  });
}

describe('the keeper of rooms', () => {
  it('starts without a room that can not be read', async () => {
    const lost: string[] = [];
    const created = roomCreated({}, Date.now());
    const keeper = keeperOf({ broken: [], [created.hash]: [created] }, lost);
    expect(await keeper.recover()).toBe(1);
    expect(lost).toEqual(['broken']);
    await keeper.close();
  });

  it('lets go of a room that nobody joined, finds it again, and ends it in time', async () => {
    const created = roomCreated({}, Date.now());
    const ended: boolean[] = [];
    const keeper = keeperOf({ [created.hash]: [created] }, [], {
      expired: () => (Date.now() > created.expiresAt ? [created.hash] : []),
    });
    await keeper.recover();
    await vi.advanceTimersByTimeAsync(25 * 60_000);
    expect(keeper.size).toBe(1);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(keeper.size).toBe(0);
    expect((await keeper.byHash(created.hash))?.room.state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    expect(keeper.size).toBe(0);
    await vi.advanceTimersByTimeAsync(22 * 3_600_000);
    for (const open of keeper.rooms()) ended.push(open.room.state === 'archived');
    expect(ended).toEqual([true]);
    await keeper.close();
  });

  it('lets go of a room that opens in days, and has it back before, so that it opens on time', async () => {
    const opensAt = Date.now() + 3 * 24 * 3_600_000;
    const created = roomCreated({ opensAt }, Date.now());
    const keeper = keeperOf({ [created.hash]: [created] }, [], {
      opening: (before) => (before.getTime() > opensAt ? [created.hash] : []),
    });
    await keeper.recover();
    await vi.advanceTimersByTimeAsync(40 * 60_000);
    expect(keeper.size).toBe(0);
    await vi.advanceTimersByTimeAsync(opensAt - Date.now() - 1);
    const [open] = keeper.rooms();
    expect(open?.room.state).toBe('scheduled');
    await vi.advanceTimersByTimeAsync(10);
    expect(open?.room.state).toBe('waiting');
    await keeper.close();
  });

  it('archives what ended long ago, and a room that can not be read keeps no other from it', async () => {
    const created = roomCreated({}, Date.now());
    const events: RoomEvent[] = [created, { type: 'gameEnded', state: 'stopped', at: 1, commandId: null }];
    const lost: string[] = [];
    const keeper = keeperOf({ broken: [], [created.hash]: events }, lost, {
      ended: () => ['broken', created.hash],
    });
    const open = await keeper.byHash(created.hash);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(open?.room.state).toBe('archived');
    expect(keeper.size).toBe(0);
    expect(lost).toContain('broken');
    await keeper.close();
  });

  it('lets go of a game that is over though signs are sent to it without end', async () => {
    const created = roomCreated({}, Date.now());
    const ended: RoomEvent = { type: 'gameEnded', state: 'stopped', at: Date.now(), commandId: null };
    const keeper = keeperOf({ [created.hash]: [created, ended] }, []);
    const open = await keeper.byHash(created.hash);
    for (let minute = 0; minute < 9; minute += 1) {
      open?.react('party');
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(keeper.size).toBe(1);
    open?.react('party');
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(keeper.size).toBe(0);
    await keeper.close();
  });

  it('begins no more games alone with one quiz than it can keep', async () => {
    const request = {
      type: 'normal',
      quizId: 'quiz',
      quizVersionId: 'quiz-1',
      title: 'A quiz',
      questions: PLANETS,
      options: soloOptions('normal'),
    } as const;
    const hash = 'c'.repeat(24);
    const full = keeperOf({ [hash]: [] }, [], {}, MAX_SOLO_OPEN);
    full.byHash = () => null;
    expect(await full.createSolo(request, hash)).toBeNull();
    const keeper = keeperOf({}, [], {}, MAX_SOLO_OPEN - 1);
    keeper.byHash = () => null;
    const open = await keeper.createSolo(request, hash);
    expect(open?.room).toMatchObject({ hash, code: '', playMode: 'solo', hostId: '', state: 'running' });
    expect(await keeper.byCode('')).toBeNull();
    for (const each of [full, keeper]) await each.close();
  });

  it('keeps a room with players', async () => {
    const created = roomCreated({}, Date.now());
    const keeper = keeperOf({ [created.hash]: [created] }, []);
    await keeper.recover();
    const open = await keeper.byHash(created.hash);
    await join(open as OpenRoom, 'Ana');
    await vi.advanceTimersByTimeAsync(3 * 3_600_000);
    expect(keeper.size).toBe(1);
    await keeper.close();
  });
});

describe('the end of a game', () => {
  it.each([
    [4, true],
    [11_000, false],
  ])('sends summaries of %i questions along: %s', async (count, along) => {
    const questions = Array.from({ length: count }, (_, n) => PLANETS[n % 4] as (typeof PLANETS)[0]);
    const open = openRoom({ questions });
    const players = [new Listener('Ana'), new Listener('Ben')];
    for (const [seat, player] of players.entries())
      open.connectPlayer(seat, await join(open, player.id), player);
    await open.submit({ type: 'start', commandId: commandId() });
    await open.submit({ type: 'end', commandId: commandId() });
    for (const { pushes } of players) {
      const end = pushes.find(({ event }) => event === 'gameEnded');
      expect(end?.payload.patch).toMatchObject({ room: { state: 'stopped' } });
      expect(end?.payload.patch.summary?.items.length ?? 0).toBe(along ? count : 0);
    }
    open.close();
  });
});

describe('an audience', () => {
  it('tells the newest devices of a seat, and no endless number of them', async () => {
    const open = openRoom({ type: 'tp' });
    const ana = await join(open, 'Ana');
    const devices = Array.from({ length: 20 }, (_, n) => new Listener(`device ${n}`));
    for (const device of devices) open.connectPlayer(0, ana, device);
    await open.submit({ type: 'start', commandId: commandId() });
    const told = devices.filter(({ pushes }) => pushes.some(({ event }) => event === 'gameStarted'));
    expect(told.length).toBeLessThanOrEqual(8);
    expect(told).toContain(devices.at(-1));
    for (const device of devices) open.disconnect(device, 0);
    expect(open.audience.isEmpty).toBe(true);
    open.close();
  });
});
