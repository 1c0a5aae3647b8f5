import { describe, expect, it } from 'vitest';
import { type Command, evolveAll, type Room, type RoomEvent } from '#core/authority/index.ts';
import { roomCreated } from '#core/testing/game.ts';
import { EventSourcedRoom, type RoomLog } from '#server/rooms/eventSourcedRoom.ts';

/**
 * An in-memory log with the same fence as the real one: the first writer to claim the next number wins it.
 * Each write waits for release.
 */
class ScriptedLog implements RoomLog {
  readonly events: RoomEvent[] = [roomCreated()];
  readonly #waiting: (() => void)[] = [];
  held = false;
  failNext = false;
  unreadable = false;

  async append(_roomHash: string, firstSeq: number, events: readonly RoomEvent[]): Promise<{ ok: boolean }> {
    if (this.held) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (this.failNext) {
      this.failNext = false;
      throw new Error('the disk is full');
    }
    if (firstSeq !== this.events.length + 1) return { ok: false };
    this.events.push(...events);
    return { ok: true };
  }

  async readAfter(_roomHash: string, seq: number): Promise<readonly RoomEvent[]> {
    await Promise.resolve();
    if (this.unreadable) throw new Error('the store is away');
    return this.events.slice(seq);
  }

  release(): void {
    this.held = false;
    for (const go of this.#waiting.splice(0)) go();
  }
}

let commands = 0;
function join(name: string, commandId = `command-${(commands += 1)}`): Command {
  return {
    type: 'join',
    commandId,
    name,
    typedName: null,
    nameKey: name.toLowerCase(),
    character: 0,
    idSuffix: 'abcdefgh',
  };
}

function live(log: ScriptedLog, steps: Room[] = []): EventSourcedRoom {
  return new EventSourcedRoom(evolveAll(null, log.events) as Room, log, (room) => steps.push(room));
}

const names = (room: Room) => room.seats.flat().map((seat) => seat.name);

describe('a live room', () => {
  it('shows nothing before it is durable', async () => {
    const log = new ScriptedLog();
    const steps: Room[] = [];
    const room = live(log, steps);
    log.held = true;
    const joining = room.submit(join('Ana'), 1_000_001);
    await Promise.resolve();
    expect(names(room.room)).toEqual([]);
    expect(steps).toEqual([]);
    log.release();
    expect(await joining).toMatchObject({ ok: true });
    expect(names(room.room)).toEqual(['Ana']);
    expect(steps).toHaveLength(1);
  });

  it('decides on top of pending events: of two concurrent joins with one name, one is refused', async () => {
    const log = new ScriptedLog();
    const room = live(log);
    log.held = true;
    const both = [room.submit(join('Ana'), 1_000_001), room.submit(join('Ana'), 1_000_001)];
    log.release();
    expect((await Promise.all(both)).map((outcome) => outcome.ok)).toEqual([true, false]);
  });

  it('answers a repeated command only once the first is durable', async () => {
    const log = new ScriptedLog();
    const room = live(log);
    log.held = true;
    const first = room.submit(join('Ana', 'the-same'), 1_000_001);
    let answered = false;
    const second = room.submit(join('Ana', 'the-same'), 1_000_002).then((outcome) => {
      answered = true;
      return outcome;
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(answered).toBe(false);
    log.release();
    await first;
    expect(await second).toMatchObject({ ok: true, events: [] });
    expect(log.events.filter((event) => event.type === 'playerJoined')).toHaveLength(1);
  });

  it('applies each command once when two servers share a room, and both end in the same state', async () => {
    const log = new ScriptedLog();
    const one = live(log);
    const two = live(log);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        (n % 2 === 0 ? one : two).submit(join(`Player ${n}`), 1_000_000 + n),
      ),
    );
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    await one.submit(join('last of one'), 1_000_100);
    await two.submit(join('last of two'), 1_000_101);
    await one.submit({ type: 'lock', locked: true, commandId: 'lock-1' }, 1_000_102);
    expect(log.events.filter((event) => event.type === 'playerJoined')).toHaveLength(42);
    expect(new Set(names(one.room)).size).toBe(42);
    expect(one.room).toEqual(evolveAll(null, log.events));
  });

  it('rejects the command when a write fails, and continues from the log', async () => {
    const log = new ScriptedLog();
    const room = live(log);
    log.failNext = true;
    await expect(room.submit(join('Ana'), 1_000_001)).rejects.toThrow('the disk is full');
    expect(await room.submit(join('Ben'), 1_000_002)).toMatchObject({ ok: true });
    expect(names(room.room)).toEqual(['Ben']);
    expect(room.room).toEqual(evolveAll(null, log.events));
  });

  it("writes a repeated command if the first one's write failed", async () => {
    const log = new ScriptedLog();
    const room = live(log);
    log.held = true;
    log.failNext = true;
    const first = room.submit(join('Ana', 'the-same'), 1_000_001);
    const repeat = room.submit(join('Ana', 'the-same'), 1_000_002);
    log.release();
    await expect(first).rejects.toThrow('the disk is full');
    expect(await repeat).toMatchObject({ ok: true });
    expect(names(room.room)).toEqual(['Ana']);
    expect(room.room).toEqual(evolveAll(null, log.events));
  });

  it("never decides on top of lost events, even when the log can't be read right away", async () => {
    const log = new ScriptedLog();
    const room = live(log);
    log.failNext = true;
    log.unreadable = true;
    await expect(room.submit(join('Ana', 'the-same'), 1_000_001)).rejects.toThrow();
    await expect(room.submit(join('Ana', 'the-same'), 1_000_002)).rejects.toThrow('the store is away');
    log.unreadable = false;
    expect(await room.submit(join('Ana', 'the-same'), 1_000_003)).toMatchObject({ ok: true });
    expect(names(room.room)).toEqual(['Ana']);
    expect(room.room).toEqual(evolveAll(null, log.events));
  });
});
