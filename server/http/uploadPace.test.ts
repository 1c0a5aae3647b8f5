import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendError } from '#server/http/errors.ts';
import { watchBody } from '#server/http/uploadPace.ts';

const MB = 1024 * 1024;
const BYTES = 24 * MB;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * A 24 MB upload in progress to a route that answers with the number of bytes received; refused if larger
 * than `bodyLimit`.
 */
function upload(bodyLimit = BYTES) {
  const app = Fastify();
  app.setErrorHandler(sendError);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.route({
    method: 'POST',
    url: '/',
    bodyLimit,
    preParsing: async (_request, reply, body) => watchBody(body, BYTES, reply).body,
    handler: (request, reply) => reply.send({ came: (request.body as Buffer).length }),
  });
  const body = new PassThrough();
  const headers = { 'content-type': 'application/json' };
  const answer = app.inject({ method: 'POST', url: '/', headers, payload: body });
  /** Sends `perSecond` bytes in each of `seconds` seconds. */
  const send = async (perSecond: number, seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      if (perSecond > 0) body.write(Buffer.alloc(perSecond));
      // The bytes pass through several streams.
      for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
      vi.advanceTimersByTime(1_000);
    }
  };
  return { answer, body, send };
}

const tooSlow = { success: false, error: { type: 'request.TOO_SLOW' } };

it('ends a stalled body after the first few seconds and says why', async () => {
  const { answer, send } = upload();
  await send(0, 7);
  const { statusCode, headers, json } = await answer;
  expect([statusCode, headers['connection']]).toEqual([408, 'close']);
  expect(json()).toEqual(tooSlow);
});

it('ends a body that is too slow to arrive in time, however fast it began', async () => {
  const { answer, send } = upload();
  await send(MB, 1);
  await send(16 * 1024, 15);
  expect((await answer).json()).toEqual(tooSlow);
});

it('waits for a body that arrives just in time, even after a slow start or a pause', async () => {
  const { answer, body, send } = upload();
  await send(0, 4);
  await send(1.5 * MB, 2);
  await send(0, 8);
  await send(204 * 1024, 90);
  body.end();
  expect((await answer).json()).toEqual({ came: 3 * MB + 90 * 204 * 1024 });
});

it('stops watching a body that was refused before it was read', async () => {
  const { answer, send } = upload(10);
  await send(1_000, 1);
  expect((await answer).statusCode).toBe(413);
  await send(0, 20);
});
