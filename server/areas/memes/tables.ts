// Tables of hosts' memes.

import { index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/database/columns.ts';

/** Hosts' own meme sets; the memes name their pictures. */
export const memeSets = pgTable(
  'meme_sets',
  {
    id: id('id').primaryKey(),
    ownerId: id('host_id').notNull(),
    name: text('name').notNull(),
    memes: json('memes').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (set) => [index('meme_sets_host').on(set.ownerId, set.updatedAt)],
);

/** Meme pictures by a hash of their content and host; rows are never changed. */
export const memePictures = pgTable(
  'meme_pictures',
  {
    name: id('name').primaryKey(),
    ownerId: id('host_id').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** Base64. */
    data: text('data').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (picture) => [index('meme_pictures_host').on(picture.ownerId)],
);
