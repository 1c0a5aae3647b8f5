// Database store of hosts' own meme sets and their pictures.

import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '#server/database/Database.ts';
import type { PictureKind } from '#server/files/pictureKind.ts';
import type { AnswerOf } from '#server/operations/types.ts';

export type MemeSet = AnswerOf<'getMemeSet'>['set'];
type MemeSetCard = AnswerOf<'listMemeSets'>['sets'][number];
type OwnMemes = MemeSet['memes'];

/** Limits per host. */
const LIMITS = {
  sets: 40,
  /** Bytes of all pictures together. */
  pictures: 20 * 1024 * 1024,
} as const;

/** Maximum pictures in memory, up to 300 KB each; beyond that the cache is cleared. */
const PICTURES_KEPT = 60;

interface SetRow {
  readonly id: string;
  readonly name: string;
  readonly memes: OwnMemes;
  readonly updated_at: Date;
}

const COLUMNS = 'id, name, memes, updated_at';

function setOf({ id, name, memes, updated_at }: SetRow): MemeSet {
  return { id, name, memes, updatedAt: updated_at.getTime() };
}

function cardOf({ id, name, memes, updated_at }: SetRow): MemeSetCard {
  return { id, name, count: memes.length, picture: memes[0]?.picture ?? '', updatedAt: updated_at.getTime() };
}

export class MemeStore {
  readonly #database: Database;
  /** By name, which is a hash of the content, so never stale. */
  readonly #kept = new Map<string, Buffer>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns the host's own sets, newest first. */
  async list(ownerId: string): Promise<readonly MemeSetCard[]> {
    const rows = await this.#database.query<SetRow>(
      `select ${COLUMNS} from meme_sets where host_id = $1 and deleted_at is null order by updated_at desc, id`,
      [ownerId],
    );
    return rows.map(cardOf);
  }

  /** Returns one of the host's own sets; null if there is none with this id. */
  async own(id: string, ownerId: string): Promise<MemeSet | null> {
    const rows = await this.#database.query<SetRow>(
      `select ${COLUMNS} from meme_sets where id = $1 and host_id = $2 and deleted_at is null`,
      [id, ownerId],
    );
    return rows[0] ? setOf(rows[0]) : null;
  }

  /** Returns the memes of anyone's set, whose id is the key; null if there is none. */
  async memesOf(id: string): Promise<OwnMemes | null> {
    const rows = await this.#database.query<SetRow>(
      `select ${COLUMNS} from meme_sets where id = $1 and deleted_at is null`,
      [id],
    );
    return rows[0]?.memes ?? null;
  }

  /** Saves a new set (`id` null) or changes one of the host's own; returns the reason if it can't. */
  save(
    ownerId: string,
    id: string | null,
    name: string,
    memes: OwnMemes,
  ): Promise<MemeSet | 'notFound' | 'noPicture' | 'tooMany'> {
    const pictures = [...new Set(memes.map(({ picture }) => picture))];
    return this.#database.transaction(async (handle) => {
      const held = await handle.query<{ name: string }>(
        'select name from meme_pictures where host_id = $1 and name = any($2)',
        [ownerId, pictures],
      );
      if (held.length < pictures.length) return 'noPicture';
      if (id !== null) {
        const changed = await handle.query<SetRow>(
          `update meme_sets set name = $3, memes = $4, updated_at = now()
           where id = $1 and host_id = $2 and deleted_at is null returning ${COLUMNS}`,
          [id, ownerId, name, JSON.stringify(memes)],
        );
        return changed[0] ? setOf(changed[0]) : 'notFound';
      }
      const kept = await handle.query<{ count: number }>(
        'select count(*)::int as count from meme_sets where host_id = $1 and deleted_at is null',
        [ownerId],
      );
      if ((kept[0]?.count ?? 0) >= LIMITS.sets) return 'tooMany';
      // Only the most recently deleted sets can be restored; otherwise they would pile up without limit.
      await handle.query(
        `delete from meme_sets where host_id = $1 and deleted_at is not null and id not in
           (select id from meme_sets where host_id = $1 and deleted_at is not null order by deleted_at desc limit ${LIMITS.sets})`,
        [ownerId],
      );
      const made = await handle.query<SetRow>(
        `insert into meme_sets (id, host_id, name, memes) values ($1, $2, $3, $4) returning ${COLUMNS}`,
        [randomBytes(12).toString('hex'), ownerId, name, JSON.stringify(memes)],
      );
      return setOf(made[0] as SetRow);
    });
  }

  /** Deletes or restores one of the host's own sets; null if there is none. */
  async setDeleted(id: string, ownerId: string, deleted: boolean): Promise<MemeSet | null> {
    const rows = await this.#database.query<SetRow>(
      `update meme_sets set deleted_at = ${deleted ? 'now()' : 'null'} where id = $1 and host_id = $2 returning ${COLUMNS}`,
      [id, ownerId],
    );
    return rows[0] ? setOf(rows[0]) : null;
  }

  /**
   * Keeps a picture and returns its name; null if it exceeds the host's limit. The same picture is kept only
   * once.
   */
  keep(ownerId: string, bytes: Buffer, kind: PictureKind): Promise<string | null> {
    // Keyed with the host's id, so that a name doesn't reveal what others keep.
    const name = `${createHmac('sha256', ownerId).update(bytes).digest('hex').slice(0, 40)}.${kind}`;
    return this.#database.transaction(async (handle) => {
      const known = await handle.query('select name from meme_pictures where name = $1', [name]);
      if (known.length > 0) return name;
      const fits = async (): Promise<boolean> => {
        const [used] = await handle.query<{ bytes: number }>(
          'select coalesce(sum(size), 0)::int as bytes from meme_pictures where host_id = $1',
          [ownerId],
        );
        return (used?.bytes ?? 0) + bytes.length <= LIMITS.pictures;
      };
      if (!(await fits())) {
        await handle.query(
          `delete from meme_pictures where host_id = $1 and name not in
             (select meme->>'picture' from meme_sets, json_array_elements(memes) as meme where host_id = $1)`,
          [ownerId],
        );
        if (!(await fits())) return null;
      }
      await handle.query('insert into meme_pictures (name, host_id, size, data) values ($1, $2, $3, $4)', [
        name,
        ownerId,
        bytes.length,
        bytes.toString('base64'),
      ]);
      return name;
    });
  }

  /** Returns null if there is no such picture. */
  async picture(name: string): Promise<Buffer | null> {
    const known = this.#kept.get(name);
    if (known) return known;
    const rows = await this.#database.query<{ data: string }>(
      'select data from meme_pictures where name = $1',
      [name],
    );
    if (!rows[0]) return null;
    const bytes = Buffer.from(rows[0].data, 'base64');
    if (this.#kept.size >= PICTURES_KEPT) this.#kept.clear();
    this.#kept.set(name, bytes);
    return bytes;
  }
}
