import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { evolve } from '#core/authority/index.ts';
import { type GameSettings, roomCreated } from '#core/testing/game.ts';
import { botsServer } from '#server/features/bots/index.ts';
import { createLimits } from '#server/createLimits.ts';
import { RoomSession, type RoomSessionPorts } from '#server/rooms/roomSession.ts';

const QUESTIONS = Array.from({ length: 4 }, (_, n) => ({
  type: 'MCQ' as const,
  text: `Question ${n}`,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));

const PORTS: RoomSessionPorts = {
  log: { append: () => Promise.resolve({ ok: true }), readAfter: () => Promise.resolve([]) },
  mayBeShown: () => true,
  drivers: [botsServer.createDriver(createLimits())],
  onError: (error) => expect.unreachable(String(error)),
};

let commands = 0;
const commandId = (): string => `command-${(commands += 1)}`;
const openRoom = (settings: GameSettings = {}, ports: Partial<RoomSessionPorts> = {}): RoomSession =>
  new RoomSession(evolve(null, roomCreated({ questions: QUESTIONS, ...settings }, Date.now())), {
    ...PORTS,
    ...ports,
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the bots of a rehearsal', () => {
  const rehearse = { type: 'rehearse', robots: 5, accuracy: 70 } as const;

  it('play a game to its end on their own, even after a restart in the middle', async () => {
    const before = openRoom();
    await before.submit({ ...rehearse, commandId: commandId() });
    await before.submit({ type: 'start', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(30_000);
    before.close();
    const answered = () => after.room.seats.flat().map(({ responses }) => responses.length);
    const after = new RoomSession(before.room, PORTS);
    const midway = answered();
    expect(Math.max(...midway)).toBeGreaterThan(0);
    expect(Math.min(...midway)).toBeLessThan(4);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(answered()).toEqual([4, 4, 4, 4, 4]);
    expect(after.room.seats.flat().every(({ connected }) => connected)).toBe(true);
    after.close();
  });

  it('answer what the teacher opens, and stop once the game is over', async () => {
    const session = openRoom({ type: 'tp' });
    await session.submit({ ...rehearse, commandId: commandId() });
    await session.submit({ type: 'start', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(3_000 + 20_000);
    expect(session.room.slide?.state).toBe('reveal');
    await session.submit({ type: 'end', commandId: commandId() });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vi.getTimerCount()).toBe(0);
    session.close();
  });

  it('think longer while the server has no time for them, and still finish', async () => {
    let moves = 3;
    const session = openRoom(
      {},
      {
        drivers: [{ ...botsServer.createDriver(createLimits()), mayMove: () => (moves -= 1) >= 0 }],
      },
    );
    await session.submit({ ...rehearse, commandId: commandId() });
    await session.submit({ type: 'start', commandId: commandId() });
    const opened = () => session.room.seats.flat().filter((seat) => seat.open !== null).length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(opened()).toBe(3);
    moves = Infinity;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(session.room.seats.flat().map(({ responses }) => responses.length)).toEqual([4, 4, 4, 4, 4]);
    session.close();
  });

  it('are no longer polled once they are removed', async () => {
    const session = openRoom();
    await session.submit({ ...rehearse, commandId: commandId() });
    await vi.advanceTimersByTimeAsync(1_000);
    const before = vi.getTimerCount();
    await session.submit({ ...rehearse, robots: 0, commandId: commandId() });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vi.getTimerCount()).toBe(before - 1);
    await session.submit({ ...rehearse, commandId: commandId() });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vi.getTimerCount()).toBe(before);
    session.close();
  });
});
