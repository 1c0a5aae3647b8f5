// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError, readEnvelope } from '#src/platform/requests/requestError.ts';
import { WIRE } from '#src/platform/requests/wire.ts';
import { openRoomLink } from '#src/platform/socket/roomLink.ts';
import { createSocketLink, type RawSocket } from '#src/platform/socket/socketLink.ts';
import { createTransport } from '#src/platform/socket/transport.ts';

const HASH = 'a'.repeat(24);
const flush = () => vi.advanceTimersByTimeAsync(0);
const success = (data: unknown) => ({ success: true, data });
const refusal = (type: string) => ({ success: false, error: { type } });

/**
 * A socket.io client with this object as its server; it reconnects on its own after losing the connection, as
 * the real one does.
 */
class FakeSocket implements RawSocket {
  connected = false;
  connects = 0;
  /** Connections that were made. */
  accepted = 0;
  readonly calls: { event: string; request: unknown; meta: unknown }[] = [];
  /** Answers calls; null leaves them hanging until they time out. */
  answer: (event: string) => unknown = () => null;
  private reachable = false;
  private wanted = false;
  private listeners = new Map<string, () => void>();
  private any: (event: string, payload: unknown) => void = () => {};

  timeout(ms: number) {
    return {
      emit: (event: string, ...args: unknown[]) => {
        const [request, meta, ack] = args as [
          unknown,
          unknown,
          (error: Error | null, body?: unknown) => void,
        ];
        this.calls.push({ event, request, meta });
        const body = this.answer(event);
        if (body === null) setTimeout(() => ack(new Error('late')), ms);
        else queueMicrotask(() => ack(null, body));
      },
    };
  }
  on(event: string, listener: () => void) {
    this.listeners.set(event, listener);
  }
  onAny(listener: (event: string, payload: unknown) => void) {
    this.any = listener;
  }
  connect() {
    this.connects += 1;
    this.wanted = true;
    this.tryIn(20);
  }
  disconnect() {
    this.wanted = false;
    this.lose();
  }
  /** Makes the server reachable from now on. */
  accept() {
    this.reachable = true;
    this.tryIn(0);
    vi.advanceTimersByTime(0);
  }
  /** Breaks the connection; `reachable`: only for a moment. */
  drop(reachable = false) {
    this.reachable = reachable;
    this.lose();
    this.tryIn(300);
  }
  push(event: string, payload: unknown) {
    this.any(event, payload);
  }
  private tryIn(ms: number) {
    setTimeout(() => {
      if (!this.reachable || !this.wanted || this.connected) return;
      this.connected = true;
      this.accepted += 1;
      this.listeners.get('connect')?.();
    }, ms);
  }
  private lose() {
    if (!this.connected) return;
    this.connected = false;
    this.listeners.get('disconnect')?.();
  }
}

async function openedLink() {
  const raw = new FakeSocket();
  const link = createSocketLink(
    () => Promise.resolve(raw),
    () => 0,
  );
  link.open();
  await flush();
  return { raw, link };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the socket link', () => {
  it('sends the request with its metadata and reads the same envelope as HTTP', async () => {
    const { raw, link } = await openedLink();
    raw.accept();
    raw.answer = () => success({ rank: 2, board: null });
    const answer = await link.send(
      'getRank',
      WIRE.getRank,
      { roomHash: HASH },
      { seat: 'secret', commandId: 'c1234567' },
    );
    expect(answer).toEqual({ rank: 2, board: null });
    expect(raw.calls[0]).toMatchObject({
      event: 'getRank',
      request: { roomHash: HASH },
      meta: { seat: 'secret', commandId: 'c1234567' },
    });
    raw.answer = () => refusal('room.PAUSED');
    await expect(link.send('getRank', WIRE.getRank, {}, {})).rejects.toMatchObject({
      type: 'room.PAUSED',
    });
  });

  it("fails a call immediately if it isn't up, and when it closes midway", async () => {
    const { raw, link } = await openedLink();
    await expect(link.send('getRank', WIRE.getRank, {}, {})).rejects.toMatchObject({ type: 'network' });
    raw.accept();
    const call = expect(link.send('getRank', WIRE.getRank, {}, {})).rejects.toMatchObject({
      type: 'network',
    });
    raw.drop();
    await call;
  });

  it('times a call out', async () => {
    const { raw, link } = await openedLink();
    raw.accept();
    const call = expect(link.send('subscribe', WIRE.subscribe, {}, {})).rejects.toMatchObject({
      type: 'timeout',
    });
    await vi.advanceTimersByTimeAsync(6_000);
    await call;
  });

  it('reconnects with a delay after a server restart', async () => {
    const { raw, link } = await openedLink();
    raw.accept();
    raw.push('serverRestarting', {});
    expect(raw.connects).toBe(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(raw.connects).toBe(2);
    expect(link.state()).toBe('connecting');
    await vi.advanceTimersByTimeAsync(20);
    expect(link.state()).toBe('up');
  });

  it('leaves a connection alone that came back on its own', async () => {
    const { raw, link } = await openedLink();
    raw.accept();
    raw.drop(true);
    expect(link.state()).toBe('connecting');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(link.state()).toBe('up');
    expect(raw.accepted).toBe(2);
  });

  it('retries loading socket.io after a failure, and immediately on request', async () => {
    const raw = new FakeSocket();
    const load = vi.fn(() => Promise.resolve(raw));
    const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    load.mockImplementationOnce(failing).mockImplementationOnce(failing);
    const link = createSocketLink(load);
    link.open();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([load.mock.calls.length, link.state()]).toEqual([2, 'connecting']);
    link.restart();
    await flush();
    raw.accept();
    expect([load.mock.calls.length, link.state()]).toEqual([3, 'up']);
    link.close();
  });

  it('stays silent once closed', async () => {
    const { raw, link } = await openedLink();
    raw.accept();
    link.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(link.state()).toBe('idle');
    expect(raw.connects).toBe(1);
  });
});

describe('the transport', () => {
  it('uses HTTP while the socket is down, and for the second try', async () => {
    const { raw, link } = await openedLink();
    const http = vi.fn(() => Promise.resolve({ rank: 1, board: null }));
    const transport = createTransport(http, link);
    const request = { roomHash: HASH, playerId: '1-abcdefgh' };
    await transport.call('getRank', request);
    expect(http).toHaveBeenCalledTimes(1);
    raw.accept();
    raw.answer = (event) =>
      event === 'getRank' ? success({ rank: 3, board: null }) : refusal('server.INTERNAL');
    expect(await transport.call('getRank', request)).toEqual({ rank: 3, board: null });
    expect(http).toHaveBeenCalledTimes(1);
    const call = transport.call('subscribe', { ...request, board: true });
    await vi.advanceTimersByTimeAsync(1_000);
    await call;
    expect(http).toHaveBeenCalledTimes(2);
  });
});

describe('the room link', () => {
  async function joined(
    http: () => Promise<unknown> = () => Promise.resolve({ role: 'player', view: { seq: 1 }, now: 1 }),
  ) {
    const { raw, link } = await openedLink();
    raw.answer = () => success({ role: 'player', view: { seq: 2 }, now: 2 });
    const sender = vi.fn(http);
    const log = {
      states: [] as string[],
      views: [] as unknown[],
      pushes: [] as unknown[],
      gone: [] as unknown[],
    };
    const room = openRoomLink({
      transport: createTransport(sender, link),
      role: 'player',
      roomHash: HASH,
      playerId: '1-abcdefgh',
      seat: 'secret',
      onView: (view) => log.views.push(view),
      onPush: (push, event) => log.pushes.push([event, push.seq]),
      onState: (state) => log.states.push(state),
      onGone: (error) => log.gone.push(error.type),
    });
    await flush();
    return { raw, link, sender, room, ...log };
  }

  it('gets the first view over HTTP while the socket connects, then joins the audience', async () => {
    const { raw, states, views, room } = await joined();
    expect(views).toEqual([{ seq: 1 }]);
    expect(states).toEqual(['polling']);
    raw.accept();
    await flush();
    expect(states).toEqual(['polling', 'live']);
    expect(views).toEqual([{ seq: 1 }, { seq: 2 }]);
    expect(raw.calls[0]).toMatchObject({
      event: 'reconnectRoom',
      request: { role: 'player', playerId: '1-abcdefgh' },
      meta: { seat: 'secret' },
    });
    room.close();
  });

  it('accepts only pushes for its own room', async () => {
    const { raw, pushes, room } = await joined();
    raw.accept();
    await flush();
    raw.push('gameStarted', { roomHash: HASH, seq: 7, now: 1, patch: {} });
    raw.push('gameStarted', { roomHash: 'b'.repeat(24), seq: 8, now: 1, patch: {} });
    raw.push('gameStarted', 'nonsense');
    expect(pushes).toEqual([['gameStarted', 7]]);
    room.close();
  });

  it('polls while the socket is down and joins again when it is back', async () => {
    const { raw, sender, states, room } = await joined();
    raw.accept();
    await flush();
    const before = sender.mock.calls.length;
    raw.drop();
    await flush();
    expect(states.at(-1)).toBe('polling');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sender.mock.calls.length).toBe(before + 2);
    raw.accept();
    await flush();
    expect(states.at(-1)).toBe('live');
    const settled = sender.mock.calls.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sender.mock.calls.length).toBe(settled);
    room.close();
  });

  it('reports being offline when nothing works, and keeps trying', async () => {
    let reachable = false;
    const answer = { role: 'player', view: { seq: 1 }, now: 1 };
    const { states, room } = await joined(() =>
      reachable ? Promise.resolve(answer) : Promise.reject(new RequestError('network')),
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect(states).toEqual(['offline']);
    reachable = true;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(states).toEqual(['offline', 'polling']);
    room.close();
  });

  it('stops when the seat no longer exists', async () => {
    const { raw, gone, states, sender } = await joined();
    raw.answer = () => refusal('player.DELETED');
    raw.accept();
    await flush();
    expect(gone).toEqual(['player.DELETED']);
    expect(states.at(-1)).toBe('gone');
    const calls = sender.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sender.mock.calls.length).toBe(calls);
  });

  it('keeps the seat when a proxy answers or showing the view fails', async () => {
    const { views, gone, states, raw, room } = await joined(() =>
      Promise.reject(readFailure(() => readEnvelope(null, 403))),
    );
    await vi.advanceTimersByTimeAsync(20_000);
    expect([gone, states]).toEqual([[], ['offline']]);
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    views.push = () => {
      throw new TypeError('a listener broke');
    };
    raw.accept();
    await flush();
    expect([gone, states]).toEqual([[], ['offline', 'live']]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    room.close();
  });
});

function readFailure(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}
