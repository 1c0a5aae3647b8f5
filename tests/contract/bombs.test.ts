/**
 * Pictures that unfold to gigabytes or have thousands of frames, sent to the built server: they come to nothing,
 * and meanwhile others upload and play at no more cost than beside ordinary pictures.
 */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { gifWith, pngPart, pngWith } from '#server/testing/pictures.ts';
import { answerNext, openNext, primes, type Seat, seatIn } from '#tests/support/games.ts';
import { longestWait, within } from '#tests/support/mainThread.ts';
import { callHttp, data, type HostIdentity, hostIdentity, type Reply } from '#tools/classroom/calls.ts';
import { freePort, ServerProcess } from '#tools/classroom/ServerProcess.ts';

const MB = 1024 * 1024;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c40' } });
const PNG = await plain(60, 40).png().toBuffer();
const GIF = await plain(60, 40).gif().toBuffer();

const KEPT = { success: true, data: { type: 'image', width: 60, height: 40 } };
const refused = (type: string) => ({ success: false, error: { type } });
const TOO_MANY = refused('media.TOO_MANY_PIXELS');

/** Each is worked on for 10 s, and then given up, if it reaches a decoder as it is. */
const unfolding = deflateSync(Buffer.alloc(48 * MB));
const texts = Array.from({ length: 60 }, (_, n) =>
  pngPart('zTXt', Buffer.concat([Buffer.from(`Text ${n}\0\0`), unfolding])),
);
const frame = Buffer.from('2c00000000010001000002014400', 'hex');
const BOMBS: readonly (readonly [Buffer, object])[] = [
  [pngWith(PNG, ...texts), KEPT],
  [gifWith(GIF, [], Array<Buffer>(20_000).fill(frame)), KEPT],
  [gifOf(60_000, 60_000), TOO_MANY],
  [await plain(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer(), TOO_MANY],
  [await plain(6_000, 6_000).avif({ effort: 0 }).toBuffer(), TOO_MANY],
];

/** A GIF that claims to be of this size. */
function gifOf(width: number, height: number): Buffer {
  const gif = Buffer.from(GIF);
  for (const at of [6, gif.lastIndexOf(Buffer.from('2c00000000', 'hex')) + 5]) {
    gif.writeUInt16LE(width, at);
    gif.writeUInt16LE(height, at + 2);
  }
  return gif;
}

/** Milliseconds. */
const COUNTDOWN = { timeout: 20_000, interval: 200 };

let server: ServerProcess;
let neighbor: HostIdentity;
const seats: Seat[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'quizpeak-bombs-'));
const upload = (file: Buffer, who: HostIdentity): Promise<Reply> =>
  callHttp(server, 'uploadMedia', { file }, who);

beforeAll(async () => {
  server = new ServerProcess(await freePort(), { DATA_DIR: dataDir });
  await server.start();
  neighbor = await hostIdentity(server);
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz: primes(40) }, neighbor));
  const game = { quizId: card.id, type: 'normal', gameOptions: {} };
  const { roomHash } = data(await callHttp(server, 'hostGame', game, neighbor));
  for (const name of ['Ana', 'Ben', 'Cy']) seats.push(await seatIn(server, roomHash, name));
  data(await callHttp(server, 'startGame', { roomHash }, neighbor));
  await vi.waitFor(() => Promise.all(seats.map((seat) => openNext(server, seat))), COUNTDOWN);
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

/** Uploads these as one host, while another one uploads and players answer; returns what came of them. */
async function beside(pictures: readonly Buffer[]): Promise<readonly Reply[]> {
  const host = await hostIdentity(server);
  const uploading = pictures.map((picture) => upload(picture, host));
  // Never the same picture, which would only be looked up.
  const small = upload(Buffer.concat([PNG, randomBytes(8)]), neighbor);
  for (const seat of seats) for (let n = 0; n < 3; n += 1) await answerNext(server, seat);
  expect(await small).toMatchObject(KEPT);
  return Promise.all(uploading);
}

// Thread CPU times come from /proc, which only Linux has.
it.skipIf(process.platform !== 'linux')('bombs are defused, and cost the games next to nothing', async () => {
  const [bombs, outcomes] = [BOMBS.map(([bomb]) => bomb), BOMBS.map(([, outcome]) => outcome)];
  const ordinary = bombs.map(({ length }) => Buffer.concat([PNG, randomBytes(length)]));
  // The first ones start the process that decodes.
  for (const reply of await beside(ordinary)) expect(reply).toMatchObject(KEPT);
  const usual = await within(Infinity, server, () => beside(ordinary));
  const { came, cost } = await within(2 * usual.cost, server, () => beside(bombs));
  expect(came).toMatchObject(outcomes);
  expect(cost).toBeLessThan(2 * usual.cost);
  // About 100 ms where parsing takes 60.
  const longest = await within(1.6, server, () => beside(bombs), longestWait);
  expect(longest.came).toMatchObject(outcomes);
  expect(longest.cost).toBeLessThan(1.6);
});
