/**
 * The tables, from which drizzle-kit generates the SQL files in `migrations/` (`npx drizzle-kit generate --name <what_changes>`).
 *
 * Documents that are only stored and handed back whole are `json`, not `jsonb`: their text is kept as it was written
 * (order of keys, every legal string, even \u0000), and it is written a fifth faster and read twice as fast.
 */
import { sql } from 'drizzle-orm';
import {
  customType,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Bytewise order: the same on every machine, and no index breaks when an operating system changes its collation. */
const id = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One row a room: a projection of its log, for finding rooms by code, host and age. */
export const rooms = pgTable(
  'rooms',
  {
    hash: id('hash').primaryKey(),
    code: id('code').notNull(),
    type: text('type').notNull(),
    playMode: text('play_mode').notNull().default('live'),
    state: text('state').notNull(),
    quizId: id('quiz_id'),
    quizVersionId: id('quiz_version_id'),
    hostId: id('host_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When a scheduled room opens. */
    opensAt: instant('opens_at'),
    expiresAt: instant('expires_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** How many played, once the game has ended. */
    players: integer('players'),
  },
  (room) => [
    // A code belongs to one open room; an ended room gives it back. A game alone has none.
    uniqueIndex('rooms_open_code')
      .on(room.code)
      .where(sql`${room.endedAt} is null and ${room.playMode} <> 'solo'`),
    index('rooms_open_expiry').on(room.expiresAt).where(sql`${room.endedAt} is null`),
    index('rooms_scheduled').on(room.opensAt).where(sql`${room.state} = 'scheduled'`),
    index('rooms_to_archive')
      .on(room.endedAt)
      .where(sql`${room.endedAt} is not null and ${room.state} <> 'archived'`),
    index('rooms_solo_ended').on(room.endedAt).where(sql`${room.playMode} = 'solo'`),
    index('rooms_host').on(room.hostId, room.createdAt),
    index('rooms_quiz').on(room.quizId),
  ],
);

/** The log: each row a chunk of `count` consecutive events, the first of them numbered `seq`. The key is the fence. */
export const roomEvents = pgTable(
  'room_events',
  {
    roomHash: id('room_hash').notNull(),
    seq: integer('seq').notNull(),
    count: integer('count').notNull(),
    events: json('events').$type<readonly object[]>().notNull(),
    writtenAt: instant('written_at').notNull().defaultNow(),
  },
  (chunk) => [primaryKey({ columns: [chunk.roomHash, chunk.seq] })],
);

/** The latest snapshot of each room, good only for the version of the core that wrote it. */
export const roomSnapshots = pgTable('room_snapshots', {
  roomHash: id('room_hash').primaryKey(),
  seq: integer('seq').notNull(),
  coreVersion: text('core_version').notNull(),
  state: json('state').notNull(),
  writtenAt: instant('written_at').notNull().defaultNow(),
});

export const quizzes = pgTable(
  'quizzes',
  {
    id: id('id').primaryKey(),
    ownerId: id('owner_id'),
    hostId: id('host_id'),
    title: text('title').notNull(),
    subject: text('subject').notNull(),
    language: text('language').notNull(),
    questionCount: integer('question_count').notNull(),
    /** The number of the version that is shown and hosted; its row is in `quiz_versions`. */
    currentVersion: integer('current_version').notNull(),
    /** What the search looks in, made by `searchColumns` of `quizSearch.ts` from title and subject. */
    searchText: text('search_text').notNull(),
    searchGrams: text('search_grams').array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (quiz) => [
    index('quizzes_search').using('gin', quiz.searchGrams),
    index('quizzes_recent').on(quiz.updatedAt, quiz.id).where(sql`${quiz.deletedAt} is null`),
    index('quizzes_host').on(quiz.hostId, quiz.updatedAt).where(sql`${quiz.deletedAt} is null`),
    index('quizzes_owner').on(quiz.ownerId, quiz.updatedAt).where(sql`${quiz.deletedAt} is null`),
  ],
);

/** Every version that was ever hosted or shown; rows are never changed. */
export const quizVersions = pgTable(
  'quiz_versions',
  {
    id: id('id').primaryKey(),
    quizId: id('quiz_id').notNull(),
    number: integer('number').notNull(),
    content: json('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (version) => [
    uniqueIndex('quiz_versions_number').on(version.quizId, version.number),
    foreignKey({ columns: [version.quizId], foreignColumns: [quizzes.id] }),
  ],
);

/** Hosts' own sets of memes; the memes name their pictures. */
export const memeSets = pgTable(
  'meme_sets',
  {
    id: id('id').primaryKey(),
    hostId: id('host_id').notNull(),
    name: text('name').notNull(),
    memes: json('memes').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (set) => [index('meme_sets_host').on(set.hostId, set.updatedAt)],
);

/** Pictures of those memes, by a hash of their content and host; rows are never changed. */
export const memePictures = pgTable(
  'meme_pictures',
  {
    name: id('name').primaryKey(),
    hostId: id('host_id').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** Base64. */
    data: text('data').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (picture) => [index('meme_pictures_host').on(picture.hostId)],
);

/** Which quizzes can be practised alone by everybody who has their link, and which host has switched that on. */
export const practiceLinks = pgTable(
  'practice_links',
  {
    quizId: id('quiz_id').notNull(),
    hostId: id('host_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (link) => [
    primaryKey({ columns: [link.quizId, link.hostId] }),
    foreignKey({ columns: [link.quizId], foreignColumns: [quizzes.id] }),
  ],
);

/** Keys that the server made for itself at its first start (for signing cookies and seats). */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
