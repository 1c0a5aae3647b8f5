import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
let host: Credentials;
let other: Credentials;
beforeAll(async () => {
  server = await startTestServer();
  [host, other] = await Promise.all([hostIdentity(server), hostIdentity(server)]);
});
afterAll(() => server.stop());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const base64 = (content: Buffer | string) => Buffer.from(content).toString('base64');
const upload = (content: Buffer | string, who = host) =>
  callHttp(server, 'uploadMemePicture', { data: base64(content) }, who);
const meme = (picture: string, changes = {}) => ({
  trigger: 'correct',
  picture,
  caption: 'We did it',
  alt: 'A dot',
  ...changes,
});
const save = (fields: object, who = host) =>
  callHttp(server, 'saveMemeSet', { name: 'Class 5b', ...fields }, who);

describe('a meme set', () => {
  it('is saved, listed, changed, deleted and restored by its host', async () => {
    const { picture } = data(await upload(PNG));
    const { set } = data(await save({ memes: [meme(picture)] }));
    expect(data(await callHttp(server, 'listMemeSets', {}, host)).sets).toEqual([
      { id: set.id, name: 'Class 5b', count: 1, picture, updatedAt: set.updatedAt },
    ]);
    const memes = [meme(picture), meme(picture, { trigger: 'perfect', caption: 'Wow' })];
    data(await save({ setId: set.id, name: 'Class 6b', memes }));
    expect(data(await callHttp(server, 'getMemeSet', { setId: set.id }, host)).set).toMatchObject({
      name: 'Class 6b',
      memes,
    });
    data(await callHttp(server, 'deleteMemeSet', { setId: set.id }, host));
    expect(data(await callHttp(server, 'listMemeSets', {}, host)).sets).toEqual([]);
    expect(await callHttp(server, 'getMemeSetGame', { setId: set.id })).toMatchObject({ status: 404 });
    data(await callHttp(server, 'restoreMemeSet', { setId: set.id }, host));
    expect(data(await callHttp(server, 'getMemeSetGame', { setId: set.id })).memes).toEqual(memes);
  });

  it("refuses texts that the store can't keep", async () => {
    const { picture } = data(await upload(PNG));
    for (const broken of ['a\u0000b', 'a\ud800', '\udc00b']) {
      const refused = { error: { type: 'request.VALIDATION_ERROR' } };
      expect(await save({ name: broken, memes: [meme(picture)] })).toMatchObject(refused);
      for (const field of ['caption', 'alt'])
        expect(await save({ memes: [meme(picture, { [field]: broken })] }), field).toMatchObject(refused);
    }
  });

  it("can't be read or changed by another host, by a player, or without the token", async () => {
    const { picture } = data(await upload(PNG));
    const { set } = data(await save({ memes: [meme(picture)] }));
    const theirs = { setId: set.id };
    for (const name of ['getMemeSet', 'deleteMemeSet', 'restoreMemeSet'] as const) {
      expect(await callHttp(server, name, theirs, other), name).toMatchObject({ status: 404 });
      expect(await callHttp(server, name, theirs), name).toMatchObject({ status: 401 });
    }
    expect(
      await save({ ...theirs, memes: [meme(data(await upload(PNG, other)).picture)] }, other),
    ).toMatchObject({
      error: { type: 'memes.NOT_FOUND' },
    });
    expect(await save({ memes: [meme(picture)] }, {})).toMatchObject({ status: 401 });
    expect(await save({ memes: [meme(picture)] }, { cookie: host.cookie ?? '' })).toMatchObject({
      status: 403,
    });
    expect(data(await callHttp(server, 'getMemeSet', theirs, host)).set.memes).toEqual([meme(picture)]);
  });

  it("accepts only its host's own pictures, with captions of limited length", async () => {
    const { picture } = data(await upload(PNG));
    const refused = async (fields: object, who = host) => {
      const reply = await save(fields, who);
      return reply.success ? null : reply.error.type;
    };
    expect(await refused({ memes: [meme(picture)] }, other)).toBe('memes.PICTURE_NOT_FOUND');
    expect(await refused({ memes: [meme(`${'0'.repeat(40)}.png`)] })).toBe('memes.PICTURE_NOT_FOUND');
    for (const memes of [
      [],
      [meme('../../etc/passwd')],
      [meme('https://example.org/a.png')],
      [meme(picture, { caption: 'x'.repeat(121) })],
      [meme(picture, { caption: '   ' })],
      [meme(picture, { trigger: 'rude' })],
      [meme(picture, { more: 1 })],
      Array.from({ length: 61 }, () => meme(picture)),
      { '0': meme(picture) },
    ])
      expect(await refused({ memes }), JSON.stringify(memes).slice(0, 60)).toBe('request.VALIDATION_ERROR');
    expect(await refused({ name: '', memes: [meme(picture)] })).toBe('request.VALIDATION_ERROR');
  });

  it("is used in its host's games; other hosts get the built-in one", async () => {
    const { picture } = data(await upload(PNG));
    const { set } = data(await save({ memes: [meme(picture)] }));
    const used = async (who: Credentials, memeset: unknown) => {
      const quiz = { title: 'Q', questions: [{ type: 'OPEN', text: 'Why?' }] };
      const quizId = data(await callHttp(server, 'saveQuiz', { quiz }, who)).card.id;
      const request = { quizId, type: 'normal', gameOptions: { memes: true, memeset } };
      const { roomHash } = data(await callHttp(server, 'hostGame', request, who));
      return data(await callHttp(server, 'getGame', { roomHash }, who)).view.room.options.memeset;
    };
    expect(await used(host, set.id)).toBe(set.id);
    expect(await used(other, set.id)).toBe('classic');
    expect(await used(host, '<script>')).toBe('classic');
    expect(await used(host, 7)).toBe('classic');
  });
});

describe('a picture', () => {
  it('is served with its own type and cacheable forever, and stored once per host', async () => {
    const { picture } = data(await upload(PNG));
    expect(picture).toMatch(/\.png$/);
    expect(data(await upload(PNG)).picture).toBe(picture);
    expect(data(await upload(PNG, other)).picture).not.toBe(picture);
    const served = await fetch(`${server.url}/memes/${picture}`);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(PNG);
    for (const name of [
      `${picture.slice(0, -3)}gif`,
      `${'0'.repeat(40)}.png`,
      '..%2f..%2fpackage.json',
      '%00',
    ])
      expect((await fetch(`${server.url}/memes/${name}`)).status, name).toBe(404);
  });

  it('is refused if it only claims to be one, or is too large', async () => {
    for (const content of [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '<!doctype html><script>alert(1)</script>',
      'GIF88a',
      'RIFF....WAVE',
      '%PDF-1.7',
      '\u0000',
    ])
      expect(await upload(content), content).toMatchObject({ error: { type: 'memes.NOT_A_PICTURE' } });
    expect((await upload(Buffer.concat([PNG, Buffer.alloc(310 * 1024)]))).success).toBe(false);
    expect(await callHttp(server, 'uploadMemePicture', { data: 'not base64!' }, host)).toMatchObject({
      error: { type: 'request.VALIDATION_ERROR' },
    });
    const huge = await upload(Buffer.alloc(10 * 1024 * 1024)).catch(() => ({ success: false, status: 413 }));
    expect(huge).toMatchObject({ success: false });
    expect(await upload(PNG, {})).toMatchObject({ status: 401 });
  });
});
