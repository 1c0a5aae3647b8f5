import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { packStored } from '#importers/files/zip.ts';
import { LIBRARY_LIMITS, manifestText, openLibraryFile } from '#importers/quizpeak/libraryFile.ts';
import { forgedArchive } from '#importers/testing/forgedArchive.ts';
import { bringBack, knownPart } from '#src/areas/library/takeAlong/bringBack.ts';
import { allOwnQuizzes } from '#src/areas/library/takeAlong/lists.ts';
import { packLibrary } from '#src/areas/library/takeAlong/packLibrary.ts';
import { DOT } from '#tests/contract/memeSituation.ts';
import { answerNext, openNext, peakGame, powerupGame } from '#tests/support/games.ts';
import { CommandId } from '#protocol/schemas/common.ts';
import { callAs, loadFrom } from '#tests/support/library.ts';
import { startTestServer, type TestServer } from '#tests/support/testServer.ts';
import { callHttp, data, hostIdentity, type HostIdentity } from '#tools/classroom/calls.ts';

let server: TestServer;
/** Another server: no host, file or secret of the first is known there. */
let elsewhere: TestServer;
let host: HostIdentity;
beforeAll(async () => {
  [server, elsewhere] = await Promise.all([startTestServer(), startTestServer()]);
  host = await hostIdentity(server);
});
afterAll(() => Promise.all([server.stop(), elsewhere.stop()]));

const recordOf = async (roomHash: string) =>
  data(await callHttp(server, 'getGameRecord', { roomHash }, host)).record;
const restore = (record: unknown, who: HostIdentity) =>
  callHttp(server, 'restoreGame', { quizId: 'none', file: Buffer.from(JSON.stringify(record)) }, who);

/** What a host sees of a finished game, without what differs from room to room. */
async function everythingOf(at: TestServer, roomHash: string, who: HostIdentity) {
  const get = async (name: Parameters<typeof callHttp>[1], request = {}) =>
    data(await callHttp(at, name, { roomHash, ...request }, who));
  const { view } = await get('getGame');
  const { length, marks } = await get('getReplay');
  const { players } = await get('getReport');
  const moments = [];
  for (const place of [0, Math.floor(length / 2), length])
    moments.push(await get('getReplayMoment', { place, playerId: players[0].id }));
  return JSON.parse(
    JSON.stringify({ view, length, marks, players, moments })
      .replaceAll(/"hash":"[0-9a-f]{24}"/g, '"hash":"room"')
      .replaceAll(/"quizId":"[^"]*"/g, '"quizId":"quiz"')
      .replaceAll(/\/uploads\/[0-9a-f]{40}/g, '/uploads/file')
      .replaceAll(/"seq":\d+/g, '"seq":0'),
  );
}

/** A game on the mountain in which both players have chosen and answered. */
async function finishedPeak(): Promise<string> {
  const { roomHash, seats } = await peakGame(server, host, ['Ana', 'Ben']);
  for (const { playerId, identity } of seats) {
    const take = { roomHash, playerId, pathFinder: 'LEADER', level: 1 };
    data(await callHttp(server, 'updatePathFinder', take, { ...identity, commandId: `secret-${playerId}` }));
  }
  for (const seat of seats) await answerNext(server, seat, '9');
  for (const seat of seats) await openNext(server, seat);
  data(await callHttp(server, 'endGame', { roomHash }, host));
  return roomHash;
}

it('a finished game is the same in another library, however often it is brought there', async () => {
  const roomHash = await finishedPeak();
  const record = await recordOf(roomHash);
  const other = await hostIdentity(server);
  const first = data(await restore(record, other));
  expect(first).toMatchObject({ known: false });
  expect(first.roomHash).not.toBe(roomHash);
  expect(await everythingOf(server, first.roomHash, other)).toEqual(
    await everythingOf(server, roomHash, host),
  );
  expect(data(await restore(record, other))).toEqual({ roomHash: first.roomHash, known: true });
  expect(data(await restore(record, host))).toEqual({ roomHash, known: true });
  const again = data(await callHttp(server, 'getGameRecord', { roomHash: first.roomHash }, other));
  expect(again.record).toEqual(record);
  expect(data(await callHttp(server, 'listReports', {}, other))).toMatchObject({
    total: 1,
    reports: [{ title: 'Primes', playerCount: 2 }],
  });
  // Nothing can be joined or played on.
  expect(data(await callHttp(server, 'listQuizzes', { search: 'Primes' }, other)).total).toBe(0);
  expect(await callHttp(server, 'startGame', { roomHash: first.roomHash }, other)).toMatchObject({
    success: false,
  });
});

it('nobody takes a seat of a game that was brought back, not even by its record', async () => {
  const record = await recordOf(await finishedPeak());
  const other = await hostIdentity(server);
  const { roomHash } = data(await restore(record, other));
  const joined = record.events.filter(({ type }: { type: string }) => type === 'playerJoined');
  expect(joined).toHaveLength(2);
  for (const { name, commandId } of joined) {
    expect(CommandId.safeParse(commandId).success).toBe(false);
    const request = { roomHash, player: { name }, startSource: 'test' };
    for (const id of [commandId, undefined])
      expect(await callHttp(server, 'join', request, { commandId: id })).toMatchObject({
        error: { type: 'room.STOPPED' },
      });
  }
});

it('a record has nothing that opens a room, a seat or a session', async () => {
  const { roomHash, seats } = await powerupGame(server, host, { cards: ['fiftyFifty'] });
  for (const seat of seats) await answerNext(server, seat);
  data(await callHttp(server, 'endGame', { roomHash }, host));
  const rematch = { quizId: 'none', type: 'normal', rematchOf: roomHash };
  const { quizzes } = data(await callHttp(server, 'listQuizzes', { search: 'Primes' }, host));
  const next = data(await callHttp(server, 'hostGame', { ...rematch, quizId: quizzes[0].id }, host));
  const log = JSON.stringify(
    await server.database.query('select events from room_events where room_hash = $1', [roomHash]),
  );
  const secrets = [...log.matchAll(/"commandId":"([^"]+)"/g)].map(([, id]) => id as string);
  expect(secrets.length).toBeGreaterThan(4);
  const [hostId] = /[0-9a-f]{24}/.exec(host.cookie) ?? [];
  const text = JSON.stringify(await recordOf(roomHash));
  const hidden = [
    roomHash,
    next.roomHash,
    next.roomCode,
    hostId,
    ...secrets,
    ...seats.map(({ identity }) => identity.seat),
  ];
  expect(hidden.filter((secret) => text.includes(secret))).toEqual([]);
  expect(log).toContain(next.roomHash);
});

describe('a record that was tampered with is refused, and nothing is kept', () => {
  let record: { created: Record<string, any>; events: Record<string, any>[] };
  let other: HostIdentity;
  beforeAll(async () => {
    record = await recordOf(await finishedPeak());
    other = await hostIdentity(server);
  });
  const withEvents = (change: (events: Record<string, any>[]) => Record<string, any>[]) => ({
    ...record,
    events: change(structuredClone(record.events)),
  });
  it.each<[string, () => unknown]>([
    ['no record', () => ({ hello: 1 })],
    [
      'a game that is not over',
      () => withEvents((events) => events.filter(({ type }) => type !== 'gameEnded')),
    ],
    [
      'a game that begins again after its end',
      () =>
        withEvents((events) => [...events, record.events.find(({ type }) => type === 'gameStarted') ?? {}]),
    ],
    [
      'another beginning',
      () => withEvents((events) => [...events, { type: 'roomCreated', ...record.created }]),
    ],
    ['an unknown event', () => withEvents((events) => [...events, { type: 'toString' }])],
    [
      'a seat that is not there',
      () =>
        withEvents((events) =>
          events.map((event) => ('seat' in event ? { ...event, seat: 9_999_999 } : event)),
        ),
    ],
    [
      'a score that is no number',
      () =>
        withEvents((events) =>
          events.map((event) =>
            event['type'] === 'answered'
              ? { ...event, response: { ...event['response'], breakup: { total: 'lots' } } }
              : event,
          ),
        ),
    ],
    [
      'a name that is no text',
      () =>
        withEvents((events) =>
          events.map((event) =>
            event['type'] === 'playerJoined' ? { ...event, name: { html: '<b>' } } : event,
          ),
        ),
    ],
    [
      'a text without end',
      () =>
        withEvents((events) =>
          events.map((event) =>
            event['type'] === 'playerJoined' ? { ...event, name: 'x'.repeat(30_000) } : event,
          ),
        ),
    ],
    [
      'an end in a thousand years',
      () =>
        withEvents((events) =>
          events.map((event) =>
            event['type'] === 'gameEnded' ? { ...event, at: 33_000_000_000_000 } : event,
          ),
        ),
    ],
    [
      'a picture from a script',
      () => ({
        ...record,
        created: {
          ...record.created,
          questions: [{ type: 'OPEN', text: 'x', media: { type: 'image', url: 'javascript:alert(1)' } }],
        },
      }),
    ],
    ['a newer version', () => ({ ...record, created: { ...record.created, version: 99 } })],
    ['a solo game', () => ({ ...record, created: { ...record.created, playMode: 'solo' } })],
    ['a hash of its own', () => ({ ...record, created: { ...record.created, hash: 'a'.repeat(24) } })],
  ])('%s', async (_, forged) => {
    expect(await restore(forged(), other)).toMatchObject({
      status: 400,
      error: { type: 'takeAlong.NOT_A_GAME' },
    });
    expect(data(await callHttp(server, 'listReports', {}, other)).total).toBe(0);
  });
  it('too deep, and too many fields', async () => {
    const raw = (text: string) =>
      callHttp(server, 'restoreGame', { quizId: 'none', file: Buffer.from(text) }, other);
    const deep = `{"created":{},"events":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
    const proto = JSON.stringify(record).replace('"events":[', '"events":[{"type":"x","__proto__":{"a":1}},');
    for (const text of [deep, proto, '', '\u0000', '[]'])
      expect(await raw(text)).toMatchObject({ status: 400, error: { type: 'takeAlong.NOT_A_GAME' } });
  });
});

/** An author's library: a quiz with a picture, one in the making, memes, and two games that were played. */
async function libraryOf(author: HostIdentity) {
  const call = callAs(server, author);
  const file = new Uint8Array(Buffer.from(DOT, 'base64'));
  const { url } = await call('uploadMedia', { file });
  const picture = { type: 'image', url, alt: 'A dot' } as const;
  const asked: DraftQuestion[] = Array.from({ length: 3 }, (_, n) => ({
    id: `question${n}`,
    type: 'MCQ',
    text: `Question ${n}`,
    media: picture,
    options: [{ text: '7', correct: true }, { text: '9' }],
  }));
  const quizId = '11111111-1111-4111-8111-111111111111';
  const draft = { title: 'Dots', subject: 'Art', language: 'en', questions: asked };
  await call('saveDraft', { quizId, revision: 0, draft });
  const unfinished: DraftQuestion = { id: 'question9', type: 'MCQ', text: '', options: [{ text: '' }] };
  await call('saveDraft', {
    quizId: '22222222-2222-4222-8222-222222222222',
    revision: 0,
    draft: { title: 'In the making', questions: [unfinished] },
    folder: 'Term 2',
  });
  await call('organizeQuizzes', { quizzes: [{ quizId, archived: true }] });
  const { picture: meme } = await call('uploadMemePicture', { data: DOT });
  await call('saveMemeSet', {
    name: 'Ours',
    memes: [{ trigger: 'correct', picture: meme, caption: 'Dot!', alt: '' }],
  });
  for (const names of [['Ana', 'Ben'], ['Cy']]) {
    const { roomHash, seats } = await powerupGame(server, author, { quizId, names });
    for (const seat of seats) await answerNext(server, seat);
    data(await callHttp(server, 'endGame', { roomHash }, author));
  }
  return { call, quizId };
}

const signal = new AbortController().signal;

it('a library is the same elsewhere, and bringing it twice doubles nothing', async () => {
  const author = await hostIdentity(server);
  const { call } = await libraryOf(author);
  const steps: number[] = [];
  const packed = await packLibrary({
    call,
    load: loadFrom(server),
    signal,
    onProgress: (step) => steps.push(step),
  });
  expect(packed).toMatchObject({ quizzes: 2, games: 2, left: [] });
  expect(steps.at(-1)).toBe(1);
  expect(steps.toSorted((a, b) => a - b)).toEqual(steps);

  const reader = await hostIdentity(elsewhere);
  const there = callAs(elsewhere, reader);
  const bring = async () =>
    bringBack(await openLibraryFile(packed.file), {
      call: there,
      load: loadFrom(elsewhere),
      signal,
      onProgress: () => undefined,
    });
  const library = await openLibraryFile(packed.file);
  expect(library.media).toBe(1);
  expect(await knownPart(library, there)).toEqual({ quizzes: 0, games: 0 });
  expect(await bring()).toEqual({
    quizzes: { brought: 2, known: 0 },
    games: { brought: 2, known: 0 },
    memeSets: { brought: 1, known: 0 },
    left: [],
    mediaLeft: 0,
  });
  expect(await knownPart(library, there)).toEqual({ quizzes: 2, games: 2 });
  expect(await bring()).toMatchObject({
    quizzes: { brought: 0, known: 2 },
    games: { brought: 0, known: 2 },
    memeSets: { brought: 0, known: 1 },
  });

  const drafts = async (of: typeof call) => {
    const all = await Promise.all(
      (await allOwnQuizzes(of)).map(async ({ id, folder, archived }) => ({
        ...(await of('getDraft', { quizId: id })).draft,
        folder,
        archived,
      })),
    );
    expect(all).toMatchObject([{ folder: 'Term 2' }, { title: 'Dots', archived: true }]);
    return JSON.parse(
      JSON.stringify(all.toSorted((a, b) => a.title.localeCompare(b.title))).replaceAll(
        /[0-9a-f]{40}/g,
        'file',
      ),
    );
  };
  expect(await drafts(there)).toEqual(await drafts(call));
  const titles = async (of: typeof call) => (await of('listQuizzes', {})).quizzes.map(({ title }) => title);
  expect(await titles(there)).toEqual(await titles(call));
  const games = async (of: typeof call) => (await of('listReports', {})).reports;
  const told = (list: Awaited<ReturnType<typeof games>>) => list.map((game) => ({ ...game, roomHash: '' }));
  const [before, after] = [await games(call), await games(there)];
  expect(told(after)).toEqual(told(before));
  for (const [index, { roomHash }] of after.entries())
    expect(await everythingOf(elsewhere, roomHash, reader)).toEqual(
      await everythingOf(server, before[index]?.roomHash ?? '', author),
    );
  // The games know their quiz there, so that they can be hosted again, and its picture stays.
  const { quizId } = await there('getGameOptions', { roomHash: after[0]?.roomHash ?? '' });
  expect((await there('getQuiz', { quizId })).card.title).toBe('Dots');
  const { questions } = (await there('getQuiz', { quizId })).quiz;
  expect(await loadFrom(elsewhere)(questions[0]?.media?.url ?? '')).not.toBeNull();
});

it('what the server refuses is named, and the rest is brought back', async () => {
  const encode = (value: unknown) => new Uint8Array(new TextEncoder().encode(JSON.stringify(value)));
  const quizzes = [
    { id: 'a', title: 'Good', questions: 1, file: 'quizzes/1.json' },
    { id: 'b', title: 'Bad', questions: 1, file: 'quizzes/2.json' },
    { id: 'c', title: 'Gone', questions: 1, file: 'quizzes/3.json' },
  ];
  const games = [
    { title: 'Forged', quizId: 'a', type: 'normal', startedAt: 1, endedAt: 2, file: 'games/1.json' },
  ];
  const manifest = manifestText({ savedAt: 1, quizzes, games, memeSets: [] });
  const good = {
    title: 'Good',
    questions: [
      {
        id: 'question1',
        type: 'OPEN',
        text: 'Why?',
        media: { type: 'image', url: 'uploads/gone.webp', alt: 'x' },
      },
    ],
  };
  const file = packStored([
    { name: 'library.json', bytes: new Uint8Array(new TextEncoder().encode(manifest)) },
    { name: 'quizzes/1.json', bytes: encode(good) },
    { name: 'quizzes/2.json', bytes: encode({ ...good, title: 'Bad', questions: [{ type: 'EVIL' }] }) },
    { name: 'games/1.json', bytes: encode({ created: { questions: [] }, events: [] }) },
  ]);
  const result = await bringBack(await openLibraryFile(new Blob([file])), {
    call: callAs(server, await hostIdentity(server)),
    load: loadFrom(server),
    signal,
    onProgress: () => undefined,
  });
  expect(result).toEqual({
    quizzes: { brought: 1, known: 0 },
    games: { brought: 0, known: 0 },
    memeSets: { brought: 0, known: 0 },
    left: [
      { part: 'quizzes', title: 'Gone', reason: 'request.VALIDATION_ERROR' },
      { part: 'quizzes', title: 'Bad', reason: 'request.VALIDATION_ERROR' },
      { part: 'games', title: 'Forged', reason: 'takeAlong.NOT_A_GAME' },
    ],
    mediaLeft: 1,
  });
});

describe('a file that is no library is refused', () => {
  const manifest = new Uint8Array(
    new TextEncoder().encode(manifestText({ savedAt: 1, quizzes: [], games: [], memeSets: [] })),
  );
  const entry = (name: string, bytes = manifest) => ({ name, bytes });
  it.each([
    ['text', () => new Uint8Array([1, 2, 3]), 'notALibrary'],
    ['another archive', () => packStored([entry('quiz.json')]), 'notALibrary'],
    ['half of one', () => packStored([entry('library.json')]).slice(0, 60), 'notALibrary'],
    [
      'a step out of the folder',
      () => packStored([entry('library.json'), entry('../../etc/passwd')]),
      'unsafe',
    ],
    ['a name twice', () => forgedArchive([entry('library.json'), entry('library.json')]), 'unsafe'],
    [
      'a newer one',
      () =>
        packStored([
          entry(
            'library.json',
            new Uint8Array(
              Buffer.from(Buffer.from(manifest).toString().replace('"version": 1', '"version": 2')),
            ),
          ),
        ]),
      'newer',
    ],
  ])('%s', async (_, bytes, fault) => {
    await expect(openLibraryFile(new Blob([bytes()]))).rejects.toMatchObject({ fault });
  });

  it('a bomb, by the size that it has', async () => {
    const bomb = new Uint8Array(deflateRawSync(new Uint8Array(LIBRARY_LIMITS.manifestBytes + 1)));
    const bytes = packStored([entry('library.json', bomb)]);
    const view = new DataView(bytes.buffer);
    view.setUint16(view.getUint32(bytes.length - 22 + 16, true) + 10, 8, true);
    await expect(openLibraryFile(new Blob([bytes]))).rejects.toMatchObject({ fault: 'tooLarge' });
  });
});
