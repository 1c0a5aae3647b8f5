import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCaller, registerWires } from '#src/platform/requests/caller.ts';
import { createHttpSender, httpTarget } from '#src/platform/requests/httpSender.ts';
import { createLoopGuard, LOOP } from '#src/platform/requests/loopGuard.ts';
import { isTransient, RequestError, readEnvelope } from '#src/platform/requests/requestError.ts';
import { createSession } from '#src/platform/requests/session.ts';
import { HOST_WIRE } from '#src/platform/requests/hostWire.ts';
import { WIRE } from '#src/platform/requests/wire.ts';

afterEach(() => void vi.useRealTimers());

interface Sent {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}
type Reply = Sent | Error;

const ok = (data: unknown): Sent => ({ body: { success: true, data } });
const refused = (type: string, status: number): Reply => ({
  status,
  body: { success: false, error: { type } },
});

/** A request layer whose network answers with these replies, one after the other. */
function layer(...replies: Reply[]) {
  const session = createSession('device');
  const sent: { url: string; init: RequestInit & { headers: Record<string, string> } }[] = [];
  const fetch = vi.fn((url: unknown, init: unknown) => {
    sent.push({ url: String(url), init: init as never });
    const reply = replies.shift() ?? ok({});
    if (reply instanceof Error) return Promise.reject(reply);
    return Promise.resolve(
      new Response(JSON.stringify(reply.body), { status: reply.status ?? 200, headers: reply.headers ?? {} }),
    );
  });
  let clock = 1_000;
  const slept: number[] = [];
  const times: number[][] = [];
  const log = vi.fn();
  const sender = createHttpSender({ fetch, session });
  const caller = createCaller({
    senderFor: () => sender,
    now: () => clock,
    sleep: (ms) => {
      slept.push(ms);
      clock += ms;
      return Promise.resolve();
    },
    onTime: (...time) => times.push(time),
    log,
  });
  return { ...caller, session, sent, slept, times, log, advance: (ms: number) => (clock += ms) };
}

const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(RequestError);
  return error as RequestError;
};

// As a host's page does.
registerWires(HOST_WIRE);

describe('a call over HTTP', () => {
  it('fills the path, sends the rest as JSON with credentials and headers, and unwraps the answer', async () => {
    const { call, sent, session } = layer(ok({ view: 1, now: 5_000 }));
    session.csrfToken = 'csrf';
    session.requestContext = 'context';
    const answer = await call(
      'skipQuestion',
      { roomHash: 'a'.repeat(24), playerId: '1-abcdefgh', questionId: 'q1234567' },
      { seat: 'secret', commandId: 'command-1' },
    );
    expect(answer).toEqual({ view: 1, now: 5_000 });
    expect(sent[0]?.url).toBe(`/v1/games/${'a'.repeat(24)}/skip`);
    expect(sent[0]?.init.credentials).toBe('include');
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual({
      playerId: '1-abcdefgh',
      questionId: 'q1234567',
    });
    expect(sent[0]?.init.headers).toMatchObject({
      'content-type': 'application/json',
      'x-uid': 'device',
      'x-session-id': session.sessionId,
      'x-experiment': 'none',
      'x-request-context': 'context',
      'x-csrf-token': 'csrf',
      'x-seat-ticket': 'secret',
      'x-command-id': 'command-1',
    });
    expect(sent[0]?.init.headers['x-trace-id']).toMatch(/^[\w-]{22}$/);
  });

  it('leaves the CSRF token out of a GET, and puts its fields into the query', async () => {
    const { call, sent, session } = layer(ok({ quizzes: [], total: 0 }));
    session.csrfToken = 'csrf';
    await call('listQuizzes', { search: 'cells & co', limit: 10 });
    expect(sent[0]?.url).toBe('/v1/quizzes?search=cells+%26+co&limit=10');
    expect(sent[0]?.init.headers).not.toHaveProperty('x-csrf-token');
    expect(sent[0]?.init.headers).not.toHaveProperty('x-command-id');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('sends a file unchanged', async () => {
    const { call, sent } = layer();
    const file = new Uint8Array([1, 2, 3]);
    await call('uploadMedia', { file });
    expect(sent[0]).toMatchObject({
      url: '/v1/media',
      init: { body: file, headers: { 'content-type': 'application/octet-stream' } },
    });
  });

  it('keeps the context token of an answer', async () => {
    const { call, session } = layer({ ...ok({}), headers: { 'x-request-context': 'next' } });
    await call('getUser', {});
    expect(session.requestContext).toBe('next');
  });

  it("updates the clock if the answer has the server's time", async () => {
    const { call, times } = layer(ok({ now: 77_000, version: '1' }));
    await call('getHandshakeData', {});
    expect(times).toEqual([[77_000, 1_000, 1_000]]);
  });

  it('escapes values in the path', () => {
    expect(httpTarget({ method: 'GET', path: '/v1/quizzes/{quizId}' }, { quizId: '../x' }).path).toBe(
      '/v1/quizzes/..%2Fx',
    );
  });
});

describe('a failed call', () => {
  it("has the error's type, path and retry delay", async () => {
    const body = {
      success: false,
      error: { type: 'request.VALIDATION_ERROR', path: ['player', 'name'], retryAfter: 3 },
    };
    const error = await failure(layer({ status: 400, body }).call('check', {}));
    expect(error).toMatchObject({
      type: 'request.VALIDATION_ERROR',
      path: ['player', 'name'],
      status: 400,
      retryAfter: 3,
    });
  });

  it.each([
    [{ success: false, type: 'room.NOT_FOUND' }, 404, 'room.NOT_FOUND'],
    [{ success: false, error: 'room.EXPIRED' }, 410, 'room.EXPIRED'],
    [{ success: false, error: { type: 'player.DELETED' } }, 403, 'player.DELETED'],
    [null, 502, 'network'],
    ['<html>', 200, 'network'],
    [null, 413, 'request.TOO_LARGE'],
    [null, 429, 'request.RATE_LIMITED'],
  ])('reads %j with status %i as %s', (body, status, type) => {
    expect(() => readEnvelope(body, status)).toThrow(expect.objectContaining({ type }));
  });

  it.each([401, 403, 404])('takes a bare %i as coming from a proxy, not from the server', (status) => {
    for (const body of [null, '<html>', { error: 'Forbidden' }, { message: 'no route' }])
      expect(() => readEnvelope(body, status)).toThrow(expect.toSatisfy(isTransient));
  });

  it('is retried after a second on a status of 500 and above, with the same command id', async () => {
    const { call, sent, slept } = layer(refused('server.RESTARTING', 503), ok({ rank: 1 }));
    await call('rejoin', { roomHash: 'a'.repeat(24), playerId: '1-abcdefgh', startSource: 'rejoin' });
    expect(slept).toEqual([1_000]);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.init.headers['x-command-id']).toBe(sent[1]?.init.headers['x-command-id']);
  });

  it('is retried no more often than the operation allows', async () => {
    const down = () => refused('server.INTERNAL', 500);
    const { call, sent } = layer(down(), down(), down(), down());
    await failure(call('checkRoom', { roomCode: '123456' }));
    expect(sent).toHaveLength(2);
  });

  it('is not retried if the server refused it', async () => {
    const { call, sent } = layer(refused('room.NOT_FOUND', 404));
    expect(await failure(call('checkRoom', { roomCode: '123456' }))).toMatchObject({
      type: 'room.NOT_FOUND',
    });
    expect(sent).toHaveLength(1);
  });

  it('reports a network failure', async () => {
    const error = await failure(layer(new TypeError('Failed to fetch')).call('getUser', {}));
    expect(error.type).toBe('network');
  });

  it('reports a timeout', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(
      (_url: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('late'))),
        ),
    );
    const sender = createHttpSender({ fetch, session: createSession() });
    const call = failure(sender('getUser', WIRE.getUser, {}, {}));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await call).toMatchObject({ type: 'timeout', message: 'Request timed out by client' });
  });

  it('reports an aborted call', async () => {
    const error = await failure(
      layer(new DOMException('off', 'AbortError')).call('getUser', {}, { signal: AbortSignal.abort() }),
    );
    expect(error.type).toBe('aborted');
  });
});

describe('loop detection', () => {
  it('refuses the 51st identical call within 10 seconds, and lets calls through again later', async () => {
    const { call, sent, log, advance } = layer();
    for (let i = 0; i < 50; i += 1) await call('getUser', {});
    expect((await failure(call('getUser', {}))).type).toBe('request.LOOP_DETECTED');
    expect(log).toHaveBeenCalledWith('request.LOOP_DETECTED', 'getUser');
    await call('check', {});
    expect(sent).toHaveLength(51);
    advance(10_001);
    await call('getUser', {});
    expect(sent).toHaveLength(52);
  });

  it('tells large calls apart by the smallest difference', () => {
    const mayCall = createLoopGuard(() => 0);
    const quiz = (last: string) => `saveQuiz ${'x'.repeat(100_000)}${last}`;
    for (let i = 0; i < LOOP.calls; i += 1) expect(mayCall(quiz('a'))).toBe(true);
    expect([mayCall(quiz('a')), mayCall(quiz('b'))]).toEqual([false, true]);
  });
});
