// Store of hosts' pictures and sounds: files in a folder that several processes may share, and a row for each
// in the database.

import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { UPLOAD_WIDTHS } from '#core/content/media.ts';
import { MEDIA_LIMITS } from '#protocol/areas/media/mediaLimits.ts';
import type { UploadSettings } from '#server/areas/area.ts';
import { fileKindOf } from '#server/areas/media/fileKind.ts';
import { createFairQueue } from '#server/operations/fairQueue.ts';
import { type Cut, cutPicture, type EncodedPicture, encodePicture } from '#server/areas/media/picture.ts';
import { soundOf } from '#server/areas/media/sound.ts';
import type { Database } from '#server/database/Database.ts';
import { OperationError } from '#server/operations/context.ts';
import type { AnswerOf } from '#server/operations/types.ts';

type Media = AnswerOf<'uploadMedia'>;

/** Bytes of disk space reserved for the database. */
const DISK_RESERVE = 512 * 1024 * 1024;
/** Extension of all versions of a picture; a sound's is its kind. */
const PICTURE = 'webp';
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

/** Media ready to be written: files by the suffix of their names. */
type EncodedMedia = Omit<Row, 'name' | 'bytes'> & { readonly files: ReadonlyMap<string, Buffer> };

const encodedMediaOf = ({ width, height, versions }: EncodedPicture): EncodedMedia => ({
  extension: PICTURE,
  width,
  height,
  files: versions,
});

function mediaOf({ name, extension, bytes, width, height }: Row): Media {
  const url = `/uploads/${name}.${extension}`;
  if (width === null || height === null) return { url, type: 'audio', bytes };
  return { url, type: 'image', width, height, bytes };
}

export class MediaStore {
  readonly #database: Database;
  readonly #settings: UploadSettings;
  readonly #inTurn = createFairQueue();

  constructor(database: Database, settings: UploadSettings) {
    this.#database = database;
    this.#settings = settings;
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
    return this.#keepOnce(ownerId, await nameOf(ownerId, file), () => this.#made(ownerId, file));
  }

  /**
   * Keeps a part of a stored picture, no matter who uploaded it: its address is enough to have it. The same
   * part is kept only once.
   * @throws OperationError for a picture that doesn't exist, or a part beyond its edges
   */
  async crop(ownerId: string, url: string, cut: Cut): Promise<Media> {
    const path = this.path(url.slice('/uploads/'.length));
    const { left, top, width, height } = cut.box;
    const name = await nameOf(ownerId, Buffer.from([url, cut.turn, left, top, width, height].join(' ')));
    return this.#keepOnce(ownerId, name, () =>
      this.#inTurn(ownerId, async () => {
        const kept = await readFile(path).catch(() => null);
        if (!kept) throw new OperationError('media.NOT_KEPT');
        return encodedMediaOf(await cutPicture(kept, cut));
      }),
    );
  }

  /** Returns the media with this name, made if it isn't there yet. */
  async #keepOnce(ownerId: string, name: string, make: () => Promise<EncodedMedia>): Promise<Media> {
    const known = await this.#known(name);
    if (known) return mediaOf(known);
    await this.#requireRoom(ownerId, 1);
    const made = await make();
    const bytes = [...made.files.values()].reduce((sum, { length }) => sum + length, 0);
    await this.#requireRoom(ownerId, bytes);
    const { extension, width, height } = made;
    await this.#write(name, made);
    await this.#database.query(
      `insert into media (name, host_id, extension, bytes, width, height) values ($1, $2, $3, $4, $5, $6)
       on conflict (name) do update set unused_since = now()`,
      [name, ownerId, extension, bytes, width, height],
    );
    // Another process may have deleted it in between; from now on none will.
    if (!(await isThere(this.path(`${name}.${extension}`)))) await this.#write(name, made);
    return mediaOf({ name, extension, bytes, width, height });
  }

  /** Returns media that is already kept, which then counts as new. */
  async #known(name: string): Promise<Row | null> {
    const [row] = await this.#database.query<Row>(
      `update media set unused_since = now() where name = $1 returning ${COLUMNS}`,
      [name],
    );
    return row && (await isThere(this.path(`${row.name}.${row.extension}`))) ? row : null;
  }

  async #made(ownerId: string, file: Buffer): Promise<EncodedMedia> {
    const kind = fileKindOf(file);
    if (kind === 'picture') return encodedMediaOf(await this.#inTurn(ownerId, () => encodePicture(file)));
    const sound = kind && soundOf(file, kind);
    if (!sound) throw new OperationError('media.NOT_A_PICTURE_OR_SOUND');
    if (sound.length > MEDIA_LIMITS.soundBytes) throw new OperationError('media.TOO_LARGE');
    return { extension: kind, width: null, height: null, files: new Map([['', sound]]) };
  }

  async #requireRoom(ownerId: string, bytes: number): Promise<void> {
    const { used, most } = await this.quota(ownerId);
    if (used + bytes > most) throw new OperationError('media.QUOTA_EXCEEDED');
    await mkdir(this.#settings.directory, { recursive: true });
    const { bavail, bsize, blocks } = await statfs(this.#settings.directory);
    // Some file systems don't report their size.
    if (blocks > 0 && bavail * bsize - bytes < DISK_RESERVE) throw new OperationError('media.DISK_FULL');
  }

  /** Each file appears whole or not at all. The one without a width comes last: if it exists, all do. */
  async #write(name: string, { extension, files }: EncodedMedia): Promise<void> {
    for (const version of VERSIONS.toReversed()) {
      const bytes = files.get(version);
      if (!bytes) continue;
      const path = this.path(`${name}${version}.${extension}`);
      const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, path);
    }
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
    () => true,
    () => false,
  );
