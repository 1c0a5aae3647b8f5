import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEDIA_LIMITS } from '#protocol/areas/media/mediaLimits.ts';
import { HEADERS } from '#protocol/operation.ts';
import { mp3, wav } from '#server/testing/sounds.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: Credentials & { cookie: string; csrf: string };
beforeAll(async () => {
  server = await startTestServer({ MEDIA_QUOTA_MB: '1' });
  host = await hostIdentity(server);
});
afterAll(() => server.stop());

const upload = (file: Uint8Array, who: Credentials = host) => callHttp(server, 'uploadMedia', { file }, who);
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c40' } })
    .png()
    .toBuffer();
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

describe('an upload', () => {
  it("counts toward its host's quota, and is refused beyond it", async () => {
    const own = await hostIdentity(server);
    expect(data(await callHttp(server, 'getMediaQuota', {}, own))).toEqual({ used: 0, most: 2 ** 20 });
    const { bytes } = data(await upload(mp3(1_000), own));
    expect(data(await callHttp(server, 'getMediaQuota', {}, own)).used).toBe(bytes);
    expect(await upload(wav(Buffer.alloc(2 ** 20)), own)).toMatchObject({
      status: 409,
      error: { type: 'media.QUOTA_EXCEEDED' },
    });
    data(await upload(mp3(1_000)));
  });

  it('is accepted only from hosts, with the token, and as raw bytes', async () => {
    expect(await upload(mp3(9), {})).toMatchObject({ error: { type: 'request.UNAUTHORIZED' } });
    expect(await upload(mp3(9), { cookie: host.cookie })).toMatchObject({ error: { type: 'request.CSRF' } });
    expect(await callHttp(server, 'getMediaQuota', {})).toMatchObject({ status: 401 });
    const sent = async (type: string, body: string, path = '/v1/media') => {
      const headers = { 'content-type': type, cookie: host.cookie, [HEADERS.csrf]: host.csrf };
      return (await fetch(server.url + path, { method: 'POST', headers, body })).json();
    };
    const invalid = { success: false, error: { type: 'request.VALIDATION_ERROR' } };
    expect(await sent('application/json', '{"file":{"0":255}}')).toMatchObject(invalid);
    expect(await sent('application/json', `{"file":"${'x'.repeat(100_000)}"}`)).toMatchObject(invalid);
    expect(await sent('multipart/form-data; boundary=x', '--x--')).toMatchObject(invalid);
    expect(await sent('image/svg+xml', '<svg/>')).toMatchObject(invalid);
    expect(await sent('application/octet-stream', 'GIF89a', '/v1/quizzes')).toMatchObject(invalid);
    expect(await sent('application/octet-stream', '')).toMatchObject({
      error: { type: 'media.NOT_A_PICTURE_OR_SOUND' },
    });
  });

  it('is cropped only for its host, and only to whole pixels inside the picture', async () => {
    const own = await hostIdentity(server);
    const { url } = data(await upload(await png(30, 20), own));
    const box = { left: 5, top: 5, width: 10, height: 10 };
    const cut = (request: object, who: Credentials = own) =>
      callHttp(server, 'cropMedia', { url, turn: 0, box, ...request } as never, who);
    expect(data(await cut({}))).toMatchObject({ type: 'image', width: 10, height: 10 });
    expect(await cut({}, {})).toMatchObject({ error: { type: 'request.UNAUTHORIZED' } });
    expect(await cut({}, { cookie: own.cookie as string })).toMatchObject({
      error: { type: 'request.CSRF' },
    });
    expect(await cut({ box: { ...box, left: 21 } })).toMatchObject({ error: { type: 'media.OUTSIDE' } });
    const hostile = [
      ...[-1, 0.5, Number.NaN, Infinity, 2 ** 53, '5', null].map((left) => ({ box: { ...box, left } })),
      ...[0, -10, 1e9, Number.NaN, undefined].map((width) => ({ box: { ...box, width } })),
      ...[45, -90, 360, '90'].map((turn) => ({ turn })),
      ...['/uploads/../secret', '/media/fox.png', `${url}?x`, 'https://example.org/a.webp'].map((bad) => ({
        url: bad,
      })),
    ];
    for (const request of hostile)
      expect(await cut(request), JSON.stringify(request)).toMatchObject({
        error: { type: 'request.VALIDATION_ERROR' },
      });
  });

  it('with too many bytes is refused before they arrive', async () => {
    const refused = await new Promise<number | undefined>((resolve) => {
      const headers = {
        'content-type': 'application/octet-stream',
        'content-length': MEDIA_LIMITS.pictureBytes + 1,
        cookie: host.cookie,
        [HEADERS.csrf]: host.csrf,
      };
      const sending = request(`${server.url}/v1/media`, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        sending.destroy();
      });
      sending.on('error', () => undefined);
      sending.flushHeaders();
    });
    expect(refused).toBe(413);
  });
});

describe('a picture', () => {
  it('is served with its own type, cacheable forever, and so that nothing in it can run', async () => {
    const { url } = data(await upload(await png(300, 200)));
    const served = await get(url);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  it.each([
    [90, 90],
    [200, 200],
    [400, 300],
    [1_280, 300],
  ])('of 300 pixels, requested %i wide, is served %i wide', async (asked, width) => {
    const { url } = data(await upload(await png(300, 200)));
    const served = await get(url.replace('.webp', `-${asked}.webp`));
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(width);
  });

  it('is sent to players with its question', async () => {
    const { url } = data(await upload(await png(300, 200)));
    const quiz = {
      title: 'Pictures',
      questions: [{ type: 'OPEN', text: '', media: { type: 'image', url, alt: 'Red' } }],
    };
    const { card } = data(await callHttp(server, 'saveQuiz', { quiz }, host));
    data(await callHttp(server, 'shareQuiz', { quizId: card.id, shared: true }, host));
    const { view, ticket, playerId } = data(
      await callHttp(server, 'soloJoin', { quizId: card.id, player: { name: 'Ana' } }),
    );
    const request = { roomHash: view.room.hash, playerId };
    const opened = data(await callHttp(server, 'getQuestions', request, { seat: ticket }));
    expect(opened.view.slide.question.media).toEqual({ type: 'image', url, alt: 'Red' });
  });

  it('is available under no other name', async () => {
    const { url } = data(await upload(await png(300, 200)));
    const name = url.slice(9, -5);
    for (const file of [
      `${name}-300.webp`,
      `${name}-.webp`,
      `${name}.png`,
      `${name}.mp3`,
      name,
      `${name}.webp.webp`,
      `${'0'.repeat(40)}.webp`,
      `${'0'.repeat(40)}-90.webp`,
      '..%2fdatabase%2fPG_VERSION',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '%00',
      '',
    ])
      expect((await get(`/uploads/${file}`)).status, file).toBe(404);
  });
});

describe('a sound', () => {
  it('is served in ranges', async () => {
    const file = mp3(100);
    const { url, type } = data(await upload(file));
    expect([type, url.slice(-4)]).toEqual(['audio', '.mp3']);
    const whole = await get(url);
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(Buffer.from(await whole.arrayBuffer()).equals(file)).toBe(true);
    for (const [range, start, end] of [
      ['bytes=0-1', 0, 1],
      ['bytes=100-', 100, file.length - 1],
      ['bytes=-10', file.length - 10, file.length - 1],
      ['bytes=5-99999999', 5, file.length - 1],
    ] as const) {
      const part = await get(url, { range });
      expect(part.status, range).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/${file.length}`);
      expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(start, end + 1))).toBe(true);
    }
    const beyond = await get(url, { range: `bytes=${file.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${file.length}`]);
    for (const range of ['bytes=9-3', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-'])
      expect((await get(url, { range })).status, range).toBe(200);
    const head = await fetch(server.url + url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file.length)]);
  });
});
