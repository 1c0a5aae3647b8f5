// Hosts' pictures and sounds: files in a folder, which several processes may share, and a row for each in the database.

import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { UPLOAD_WIDTHS } from '#core/content/media.ts';
import { MEDIA_LIMITS } from '#protocol/areas/media/mediaLimits.ts';
import type { UploadSettings } from '#server/areas/area.ts';
import { fileKindOf } from '#server/areas/media/fileKind.ts';
import { inTurn } from '#server/operations/inTurn.ts';
import { type Cut, cutPicture, type EncodedPicture, encodePicture } from '#server/areas/media/picture.ts';
import { soundOf } from '#server/areas/media/sound.ts';
import type { Database } from '#server/database/Database.ts';
import { OperationError } from '#server/operations/context.ts';
import type { AnswerOf } from '#server/operations/types.ts';

type Media = AnswerOf<'uploadMedia'>;

/** Bytes of the disk that are left to the database. */
const DISK_RESERVE = 512 * 1024 * 1024;
/** Versions of pictures end in this; a sound in what it is. */
const PICTURE = 'webp';
const VERSIONS = ['', ...UPLOAD_WIDTHS.map((width) => `-${width}`)];

/** Columns of documents that name media, each with an index of them (`uploadsIn`): what one of them names is kept. */
const DOCUMENTS = [
  { table: 'quiz_versions', column: 'content' },
  { table: 'quizzes', column: 'draft' },
] as const;
const IS_USED = DOCUMENTS.map(
  ({ table, column }) =>
    `exists (select 1 from ${table} d where uploads_in(d.${column}) @> array[m.name::text collate "default"])`,
).join(' or ');
/** What has been found in no quiz for so long is freed: until then somebody may take back that it was removed. */
const FREED_AFTER = `interval '1 day'`;
/** Rows that are looked at, and freed, at a time: games wait for each. */
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

/** What is written: its files by the end of their names. */
type Made = Omit<Row, 'name' | 'bytes'> & { readonly files: ReadonlyMap<string, Buffer> };

const madeOf = ({ width, height, versions }: EncodedPicture): Made => ({
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
  readonly #inTurn = inTurn();

  constructor(database: Database, settings: UploadSettings) {
    this.#database = database;
    this.#settings = settings;
  }

  /** The path of a file of this name, which may not be there. */
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

  /** Keeps a file; the same one twice is one. @throws OperationError for one that can't be taken */
  async keep(ownerId: string, file: Buffer): Promise<Media> {
    return this.#keepOnce(ownerId, await nameOf(ownerId, file), () => this.#made(ownerId, file));
  }

  /**
   * Keeps a part of a picture that is kept, whoever uploaded it: its address is all that one needs to have it. The same part twice is one.
   * @throws OperationError for a picture that is not there, and a part that it has not
   */
  async crop(ownerId: string, url: string, cut: Cut): Promise<Media> {
    const path = this.path(url.slice('/uploads/'.length));
    const { left, top, width, height } = cut.box;
    const name = await nameOf(ownerId, Buffer.from([url, cut.turn, left, top, width, height].join(' ')));
    return this.#keepOnce(ownerId, name, () =>
      this.#inTurn(ownerId, async () => {
        const kept = await readFile(path).catch(() => null);
        if (!kept) throw new OperationError('media.NOT_KEPT');
        return madeOf(await cutPicture(kept, cut));
      }),
    );
  }

  /** What has this name, made where it is not there yet. */
  async #keepOnce(ownerId: string, name: string, make: () => Promise<Made>): Promise<Media> {
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
    // Another process may have freed it in between; from now on nobody does.
    if (!(await isThere(this.path(`${name}.${extension}`)))) await this.#write(name, made);
    return mediaOf({ name, extension, bytes, width, height });
  }

  /** What is kept already; it counts as new. */
  async #known(name: string): Promise<Row | null> {
    const [row] = await this.#database.query<Row>(
      `update media set unused_since = now() where name = $1 returning ${COLUMNS}`,
      [name],
    );
    return row && (await isThere(this.path(`${row.name}.${row.extension}`))) ? row : null;
  }

  async #made(ownerId: string, file: Buffer): Promise<Made> {
    const kind = fileKindOf(file);
    if (kind === 'picture') return madeOf(await this.#inTurn(ownerId, () => encodePicture(file)));
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
    // Some file systems say nothing of their size.
    if (blocks > 0 && bavail * bsize - bytes < DISK_RESERVE) throw new OperationError('media.DISK_FULL');
  }

  /** Each file is there whole or not at all. The one without a width comes last: where it is, all are. */
  async #write(name: string, { extension, files }: Made): Promise<void> {
    for (const version of VERSIONS.toReversed()) {
      const bytes = files.get(version);
      if (!bytes) continue;
      const path = this.path(`${name}${version}.${extension}`);
      const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, path);
    }
  }

  /** Notes what is in no quiz any more, and frees what has been so for long enough. */
  async free(): Promise<void> {
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

  /** Rows and files go together: who uploads the same file again waits for the row, and finds neither. */
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

/** A hash that only who has this host's id can make: nobody learns from a name what others keep. Games have their turns in between. */
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
