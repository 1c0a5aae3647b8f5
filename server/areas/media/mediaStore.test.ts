import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync, utimesSync } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { toStoredQuiz } from '#server/areas/library/digests.ts';
import { Library } from '#server/areas/library/library.ts';
import { MediaStore } from '#server/areas/media/mediaStore.ts';
import { mp3, wav } from '#server/testing/sounds.ts';
import { type TestStore, testStores } from '#server/testing/stores.ts';

const MB = 1024 * 1024;

describe.each(testStores)('media on $name', ({ open }) => {
  const directory = join(mkdtempSync(join(tmpdir(), 'quizpeak-media-')), 'uploads');
  let store: TestStore;
  let media: MediaStore;
  beforeAll(async () => {
    store = await open();
    media = new MediaStore(store.database, { directory, quota: 100 * MB });
  });
  afterAll(async () => {
    await store.close();
    rmSync(join(directory, '..'), { recursive: true });
  });

  let count = 0;
  /** A sound unlike any other. */
  const sound = () => wav(Buffer.from(`sound ${(count += 1)}`));
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: (count += 1), g: 90, b: 0 } } })
      .jpeg()
      .toBuffer();
  const filesOf = (url: string) => readdirSync(directory).filter((file) => url.includes(file.slice(0, 40)));
  const pass = (interval: string) =>
    store.database.query(`update media set unused_since = unused_since - interval '${interval}'`);

  it('keeps a picture in each width up to its own', async () => {
    const file = await picture(1_000, 500);
    const kept = await media.keep('host', file);
    expect(kept).toMatchObject({ type: 'image', width: 1_000, height: 500 });
    expect(kept.url).toMatch(/^\/uploads\/[0-9a-f]{40}\.webp$/);
    const name = kept.url.slice('/uploads/'.length, -'.webp'.length);
    const widths = [90, 200, 400, 600, 900];
    expect(filesOf(kept.url).toSorted()).toEqual(
      [`${name}.webp`, ...widths.map((width) => `${name}-${width}.webp`)].toSorted(),
    );
    for (const width of widths)
      expect(await sharp(media.path(`${name}-${width}.webp`)).metadata()).toMatchObject({ width });
    expect(await media.keep('host', file)).toEqual(kept);
  });

  it.runIf(process.platform === 'linux')('syncs the folder before it says that a file is kept', async () => {
    await media.keep('host', sound());
    const folder = await openFile(directory);
    const prototype = Object.getPrototypeOf(folder) as typeof folder;
    await folder.close();
    const synced: string[] = [];
    const sync = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof folder) {
      synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
    });
    await media.keep('host', sound());
    sync.mockRestore();
    expect(synced.at(-1)).toBe(realpathSync(directory));
  });

  it('keeps a large picture no wider than a screen', async () => {
    expect(await media.keep('host', await picture(4_000, 3_000))).toMatchObject({
      width: 1_280,
      height: 960,
    });
  });

  describe('crop', () => {
    const whole = { left: 0, top: 0, width: 300, height: 200 };

    it('cuts a part out of a picture, turned first, and leaves the picture unchanged', async () => {
      const left = await sharp({ create: { width: 150, height: 200, channels: 3, background: '#f00' } })
        .extend({ right: 150, background: '#00f' })
        .png()
        .toBuffer();
      const { url } = await media.keep('host', left);
      const before = filesOf(url);
      // The left side is on top after a turn to the right.
      const box = { left: 20, top: 160, width: 120, height: 100 };
      const part = await media.crop('host', url, { turn: 90, box });
      expect(part).toMatchObject({ type: 'image', width: 120, height: 100 });
      expect(part.url).not.toBe(url);
      expect(filesOf(part.url)).toHaveLength(2);
      const { dominant } = await sharp(media.path(part.url.slice('/uploads/'.length))).stats();
      expect(dominant.b).toBeGreaterThan(200);
      expect(dominant.r).toBeLessThan(50);
      expect(filesOf(url)).toEqual(before);
      expect(await media.crop('host', url, { turn: 90, box })).toEqual(part);
      expect((await media.crop('other', url, { turn: 90, box })).url).not.toBe(part.url);
    });

    it("rejects a part beyond the picture, and a picture that doesn't exist", async () => {
      const { url } = await media.keep('host', await picture(300, 200));
      expect(await media.crop('host', url, { turn: 0, box: whole })).toMatchObject({
        width: 300,
        height: 200,
      });
      const outside = { detail: { type: 'media.OUTSIDE' } };
      for (const beyond of [{ left: 1 }, { top: 1 }, { width: 301 }, { height: 12_000 }, { left: 12_000 }])
        await expect(
          media.crop('host', url, { turn: 0, box: { ...whole, ...beyond } }),
        ).rejects.toMatchObject(outside);
      await expect(media.crop('host', url, { turn: 90, box: whole })).rejects.toMatchObject(outside);
      await expect(
        media.crop('host', `/uploads/${'0'.repeat(40)}.webp`, { turn: 0, box: whole }),
      ).rejects.toMatchObject({ detail: { type: 'media.NOT_KEPT' } });
    });
  });

  it('gives the same file two names for two hosts, and counts it for each', async () => {
    const file = sound();
    const [one, two] = [await media.keep('ana', file), await media.keep('ben', file)];
    expect(one.url).not.toBe(two.url);
    expect(await media.quota('ana')).toEqual({ used: one.bytes, most: 100 * MB });
    await media.keep('ana', file);
    expect((await media.quota('ana')).used).toBe(one.bytes);
  });

  it('rewrites a known file that is missing', async () => {
    const file = sound();
    const { url } = await media.keep('host', file);
    rmSync(media.path(url.split('/').pop() as string));
    await media.keep('host', file);
    expect(filesOf(url)).toHaveLength(1);
  });

  it('stays within the quota', async () => {
    const tight = new MediaStore(store.database, { directory, quota: 10_000 });
    const [known, more] = [mp3(20), Buffer.concat([mp3(20), mp3(1)])];
    await tight.keep('cleo', known);
    const before = readdirSync(directory);
    await expect(tight.keep('cleo', more)).rejects.toMatchObject({
      detail: { type: 'media.QUOTA_EXCEEDED' },
    });
    expect(readdirSync(directory)).toEqual(before);
    await tight.keep('cleo', known);
    await tight.keep('dora', more);
    const none = new MediaStore(store.database, { directory, quota: 0 });
    await expect(none.keep('eve', known)).rejects.toMatchObject({ detail: { type: 'media.QUOTA_EXCEEDED' } });
  });

  it('stays within the quota when several processes keep files for a host at the same time', async () => {
    const settings = { directory, quota: 10_000 };
    const processes = [1, 2].map(() => new MediaStore(store.database, settings));
    const kept = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        (processes[n % 2] as MediaStore).keep('fay', wav(Buffer.alloc(3_000, n))),
      ),
    );
    expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await media.quota('fay')).toMatchObject({ used: 3 * wav(Buffer.alloc(3_000)).length });
  });

  it('releases the quota of a file that could not be stored', async () => {
    const file = sound();
    const { url } = await media.keep('gus', file);
    const path = media.path(url.split('/').pop() as string);
    await store.database.query('delete from media where host_id = $1', ['gus']);
    // Where a folder has that name, no file can be moved.
    rmSync(path);
    mkdirSync(join(path, 'folder'), { recursive: true });
    await expect(media.keep('gus', file)).rejects.toThrow();
    rmSync(path, { recursive: true });
    expect((await media.quota('gus')).used).toBe(0);
    expect(readdirSync(directory).filter((entry) => entry.startsWith('unfinished'))).toEqual([]);
  });

  describe('free', () => {
    it('deletes uploads that a killed server left behind, but none that is under way', async () => {
      const [left, current] = ['unfinished-left', 'unfinished-current'].map((name) => media.path(name)) as [
        string,
        string,
      ];
      for (const folder of [left, current]) mkdirSync(folder, { recursive: true });
      utimesSync(left, 0, Date.now() / 1_000 - 3_600);
      await media.deleteUnused();
      expect(readdirSync(directory).filter((entry) => entry.startsWith('unfinished'))).toEqual([
        'unfinished-current',
      ]);
      rmSync(current, { recursive: true });
    });

    const quizOf = (urls: readonly string[], text = 'What is it?'): AuthoredQuiz => ({
      title: 'Pictures',
      questions: urls.map((url) => ({ type: 'OPEN', text, media: { type: 'audio', url } })),
    });
    const save = (quizId: string | null, quiz: AuthoredQuiz) =>
      new Library(store.database).save('host', quizId, toStoredQuiz(quiz));

    it('deletes what no quiz has used for a day, and nothing else', async () => {
      const [used, unused] = [
        await media.keep('host', sound()),
        await media.keep('host', await picture(300, 200)),
      ];
      await save(null, quizOf([used.url]));
      await media.deleteUnused();
      await pass('23 hours');
      const late = await media.keep('host', sound());
      await media.deleteUnused();
      expect([used, unused, late].map(({ url }) => filesOf(url).length)).toEqual([1, 3, 1]);
      await pass('2 hours');
      await media.deleteUnused();
      expect([used, unused, late].map(({ url }) => filesOf(url).length)).toEqual([1, 0, 1]);
    });

    it('keeps what an older version or a deleted quiz needs', async () => {
      const { url } = await media.keep('host', sound());
      const card = await save(null, quizOf([url]));
      await save(card?.id ?? '', quizOf(['https://example.org/a.mp3']));
      await new Library(store.database).organize('host', [{ quizId: card?.id ?? '', deleted: true }]);
      await pass('3 days');
      await media.deleteUnused();
      expect(filesOf(url)).toHaveLength(1);
    });

    it('deletes what is only mentioned in a text', async () => {
      const { url } = await media.keep('host', sound());
      await save(null, quizOf(['https://example.org/a.mp3'], `See "url":"${url}"`));
      await pass('3 days');
      await media.deleteUnused();
      expect(filesOf(url)).toEqual([]);
    });

    it('deletes a file a day after its last quiz dropped it, whatever its age, and treats a repeated upload as new', async () => {
      const file = sound();
      const { url } = await media.keep('host', file);
      const card = await save(null, quizOf([url]));
      await pass('3 days');
      await media.deleteUnused();
      await store.database.query('delete from quiz_versions where quiz_id = $1', [card?.id ?? '']);
      await media.deleteUnused();
      expect(filesOf(url)).toHaveLength(1);
      await pass('2 days');
      await media.keep('host', file);
      await media.deleteUnused();
      expect(filesOf(url)).toHaveLength(1);
      await pass('2 days');
      await media.deleteUnused();
      expect(filesOf(url)).toEqual([]);
    });

    it('deletes many, looking each up by an index', async () => {
      const rows = Array.from({ length: 450 }, (_, n) => String(n).padStart(40, '0'));
      await store.database.query(
        `insert into media (name, host_id, extension, bytes, unused_since)
         select name, 'many', 'mp3', 1, now() - interval '2 days' from unnest($1::text[]) as name`,
        [rows],
      );
      await media.deleteUnused();
      expect(await media.quota('many')).toMatchObject({ used: 0 });
      const plan = await store.database.transaction(async (handle) => {
        await handle.query('set local enable_seqscan = off');
        return handle.query<{ 'QUERY PLAN': string }>(
          `explain select 1 from media m where exists
             (select 1 from quiz_versions d where uploads_in(d.content) @> array[m.name::text collate "default"])`,
        );
      });
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('quiz_versions_uploads');
    });
  });
});
