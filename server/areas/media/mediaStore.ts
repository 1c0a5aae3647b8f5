// Store of hosts' pictures and sounds: files in a folder that several processes may share, and a row for each
// in the database.

import { createHmac } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { UPLOAD_WIDTHS } from '#core/content/media.ts';
import type { UploadSettings } from '#server/areas/area.ts';
import { createMediaWork, type MadeMedia, madePath } from '#server/areas/media/mediaWork.ts';
import type { Cut } from '#server/areas/media/picture.ts';
import type { Database } from '#server/database/Database.ts';
import { syncNames } from '#server/database/embedded/syncTree.ts';
import { createFairQueue } from '#server/operations/fairQueue.ts';
import { OperationError } from '#server/operations/context.ts';
import type { AnswerOf } from '#server/operations/types.ts';

type Media = AnswerOf<'uploadMedia'>;

/** Bytes of disk space reserved for the database. */
const DISK_RESERVE = 512 * 1024 * 1024;
/** Beginning of the names of folders for media that are being made. */
const UNFINISHED = 'unfinished-';
/** Milliseconds after which nobody works in such a folder anymore. */
const UNFINISHED_MS = 10 * 60_000;
const VERSIONS = ['', ...UPLOAD_WIDTHS.map((width) => `-${width}`)];

/**
 * Columns of documents that can name media, each with an index of them (`uploadsIn`): media named in any of
 * them is kept.
 */
const DOCUMENTS = [
  { table: 'quiz_versions', column: 'content' },
  { table: 'quizzes', column: 'draft' },
] as const;
const IS_USED = DOCUMENTS.map(
  ({ table, column }) =>
    `exists (select 1 from ${table} d where uploads_in(d.${column}) @> array[m.name::text collate "default"])`,
).join(' or ');
/** Time without use in any quiz before media is deleted; until then, someone may undo its removal. */
const FREED_AFTER = `interval '1 day'`;
/** Rows checked, and deleted, at a time: games wait for each batch. */
const LOOKED_AT = 200;
const FREED = 20;
const HASHED_AT_ONCE = 1024 * 1024;

interface Row {
  readonly name: string;
  readonly extension: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}
const COLUMNS = 'name, extension, bytes, width, height';

function mediaOf({ name, extension, bytes, width, height }: Row): Media {
  const url = `/uploads/${name}.${extension}`;
  if (width === null || height === null) return { url, type: 'audio', bytes };
  return { url, type: 'image', width, height, bytes };
}

export class MediaStore {
  readonly #database: Database;
  readonly #settings: UploadSettings;
  readonly #work: ReturnType<typeof createMediaWork>;
  readonly #inTurn = createFairQueue();

  /** `script` is the bundled `media.worker.js`; null works in this process when there is no bundle. */
  constructor(database: Database, settings: UploadSettings, script: URL | null = null) {
    this.#database = database;
    this.#settings = settings;
    this.#work = createMediaWork(script);
  }

  /** Returns the path of a file with this name, which may not exist. */
  path(file: string): string {
    return join(this.#settings.directory, file);
  }

  async quota(ownerId: string): Promise<AnswerOf<'getMediaQuota'>> {
    const [row] = await this.#database.query<{ used: number }>(
      'select coalesce(sum(bytes), 0)::float8 as used from media where host_id = $1',
      [ownerId],
    );
    return { used: row?.used ?? 0, most: this.#settings.quota };
  }

  /**
   * Keeps a file; the same file is kept only once.
   * @throws OperationError for one that can't be accepted
   */
  async keep(ownerId: string, file: Buffer): Promise<Media> {
    return this.#keepOnce(ownerId, await nameOf(ownerId, file), async (folder) => {
      const source = join(folder, 'upload');
      await writeFile(source, file);
      return this.#work({ source, cut: null, folder });
    });
  }

  /**
   * Keeps a part of a stored picture, no matter who uploaded it: its address is enough to have it. The same
   * part is kept only once.
   * @throws OperationError for a picture that doesn't exist, or a part beyond its edges
   */
  async crop(ownerId: string, url: string, cut: Cut): Promise<Media> {
    const source = this.path(url.slice('/uploads/'.length));
    const { left, top, width, height } = cut.box;
    const name = await nameOf(ownerId, Buffer.from([url, cut.turn, left, top, width, height].join(' ')));
    return this.#keepOnce(ownerId, name, async (folder) => {
      if (!(await isThere(source))) throw new OperationError('media.NOT_KEPT');
      return this.#work({ source, cut, folder });
    });
  }

  /** Returns the media with this name, made in a folder of its own if it isn't there yet. */
  async #keepOnce(
    ownerId: string,
    name: string,
    make: (folder: string) => Promise<MadeMedia>,
  ): Promise<Media> {
    const known = await this.#known(name);
    if (known) return mediaOf(known);
    return this.#inTurn(ownerId, async () => {
      const { used, most } = await this.quota(ownerId);
      if (used >= most) throw new OperationError('media.QUOTA_EXCEEDED');
      await this.#requireDisk(0);
      const folder = await mkdtemp(this.path(UNFINISHED));
      try {
        const made = await make(folder);
        const row = { name, ...made };
        await this.#requireDisk(made.bytes);
        await this.#reserve(ownerId, row);
        await this.#place(row, folder);
        return mediaOf(row);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  /**
   * Charges the quota before anything is stored: several processes may be storing for the same host. From then
   * on, cleanup leaves the files alone.
   */
  #reserve(ownerId: string, { name, extension, bytes, width, height }: Row): Promise<void> {
    return this.#database.transaction(async (handle) => {
      await handle.query(`select pg_advisory_xact_lock(hashtext('media'), hashtext($1))`, [ownerId]);
      const rows = await handle.query(
        `insert into media (name, host_id, extension, bytes, width, height)
         select $1::text, $2::text, $3::text, $4::int, $5::int, $6::int
         where (select coalesce(sum(bytes), 0) from media where host_id = $2 and name <> $1) + $4 <= $7::float8
         on conflict (name) do update set unused_since = now() returning name`,
        [name, ownerId, extension, bytes, width, height, this.#settings.quota],
      );
      if (rows.length === 0) throw new OperationError('media.QUOTA_EXCEEDED');
    });
  }

  /**
   * Moves the files to their names: each appears whole or not at all. The one without a width comes last: if it
   * exists, all do. If that fails, the quota is released.
   */
  async #place({ name, extension, versions }: Row & MadeMedia, folder: string): Promise<void> {
    try {
      for (const version of VERSIONS.toReversed())
        if (versions.includes(version))
          await rename(madePath(folder, version), this.path(`${name}${version}.${extension}`));
      // Without it, a power cut could take the names back after the quiz that shows them has been saved.
      await syncNames(this.#settings.directory);
    } catch (error) {
      if (!(await isThere(this.path(`${name}.${extension}`))))
        await this.#database.query('delete from media where name = $1', [name]);
      throw error;
    }
  }

  /** Returns media that is already kept, which then counts as new. */
  async #known(name: string): Promise<Row | null> {
    const [row] = await this.#database.query<Row>(
      `update media set unused_since = now() where name = $1 returning ${COLUMNS}`,
      [name],
    );
    return row && (await isThere(this.path(`${row.name}.${row.extension}`))) ? row : null;
  }

  async #requireDisk(bytes: number): Promise<void> {
    await mkdir(this.#settings.directory, { recursive: true });
    const { bavail, bsize, blocks } = await statfs(this.#settings.directory);
    // Some file systems don't report their size.
    if (blocks > 0 && bavail * bsize - bytes < DISK_RESERVE) throw new OperationError('media.DISK_FULL');
  }

  /** Marks media that no quiz uses anymore, and deletes media that has been unused for long enough. */
  async deleteUnused(): Promise<void> {
    let from = '';
    for (;;) {
      const rows = await this.#database.query<{ name: string }>(
        `select name from media where name > $1 order by name limit ${LOOKED_AT}`,
        [from],
      );
      const names = rows.map(({ name }) => name);
      await this.#database.query(
        `update media m set unused_since = case when unused_since is null then now() end
         where name = any($1) and (unused_since is null) <> (${IS_USED})`,
        [names],
      );
      if (names.length < LOOKED_AT) break;
      from = names.at(-1) as string;
    }
    while ((await this.#freeSome()) === FREED);
    await this.#deleteUnfinished();
  }

  /** A server that was killed leaves uploads behind as they came. */
  async #deleteUnfinished(): Promise<void> {
    const entries = await readdir(this.#settings.directory).catch(() => []);
    for (const folder of entries
      .filter((entry) => entry.startsWith(UNFINISHED))
      .map((entry) => this.path(entry))) {
      const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < Date.now() - UNFINISHED_MS) await rm(folder, { recursive: true, force: true });
    }
  }

  /** Rows and files are deleted together: a repeated upload waits for the row, and then finds neither. */
  #freeSome(): Promise<number> {
    return this.#database.transaction(async (handle) => {
      const rows = await handle.query<Pick<Row, 'name' | 'extension'>>(
        `delete from media where name in
           (select name from media m where unused_since < now() - ${FREED_AFTER} and not (${IS_USED}) limit ${FREED})
         and unused_since < now() - ${FREED_AFTER} returning name, extension`,
      );
      for (const { name, extension } of rows)
        for (const version of VERSIONS)
          await rm(this.path(`${name}${version}.${extension}`), { force: true });
      return rows.length;
    });
  }
}

/**
 * Keyed with the host's id, so that a name doesn't reveal what others keep. Yields to the games in between.
 */
async function nameOf(ownerId: string, file: Buffer): Promise<string> {
  const hash = createHmac('sha256', ownerId);
  for (let from = 0; from < file.length; from += HASHED_AT_ONCE) {
    hash.update(file.subarray(from, from + HASHED_AT_ONCE));
    await setImmediate();
  }
  return hash.digest('hex').slice(0, 40);
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
