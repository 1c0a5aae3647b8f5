// Bodies that trickle: others are refused for what they were announced with.

import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendError } from '#server/http/errors.ts';
import { inPace } from '#server/http/uploadPace.ts';

const MB = 1024 * 1024;
const BYTES = 24 * MB;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An upload that was announced with 24 MB, under way to a route that tells how much came, if that is no more than `bodyLimit`. */
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
    preParsing: async (_request, reply, body) => inPace(body, BYTES, reply),
    handler: (request, reply) => reply.send({ came: (request.body as Buffer).length }),
  });
  const body = new PassThrough();
  const headers = { 'content-type': 'application/json' };
  const answer = app.inject({ method: 'POST', url: '/', headers, payload: body });
  /** Sends so many bytes in each of so many seconds. */
  const send = async (perSecond: number, seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      if (perSecond > 0) body.write(Buffer.alloc(perSecond));
      // What is sent passes through several streams.
      for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
      vi.advanceTimersByTime(1_000);
    }
  };
  return { answer, body, send };
}

const tooSlow = { success: false, error: { type: 'request.TOO_SLOW' } };

it('that stand still are ended after the first seconds, and told why', async () => {
  const { answer, send } = upload();
  await send(0, 7);
  const { statusCode, headers, json } = await answer;
  expect([statusCode, headers['connection']]).toEqual([408, 'close']);
  expect(json()).toEqual(tooSlow);
});

it('that come too slowly to be whole in time are ended, however they began', async () => {
  const { answer, send } = upload();
  await send(MB, 1);
  await send(16 * 1024, 15);
  expect((await answer).json()).toEqual(tooSlow);
});

it('that come just in time are waited for, also where the line is slow to get going or stands still for a moment', async () => {
  const { answer, body, send } = upload();
  await send(0, 4);
  await send(1.5 * MB, 2);
  await send(0, 8);
  await send(204 * 1024, 90);
  body.end();
  expect((await answer).json()).toEqual({ came: 3 * MB + 90 * 204 * 1024 });
});

it('that are refused before they are read are not watched any more, and end nothing', async () => {
  const { answer, send } = upload(10);
  await send(1_000, 1);
  expect((await answer).statusCode).toBe(413);
  await send(0, 20);
});
