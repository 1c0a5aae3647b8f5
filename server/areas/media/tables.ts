// The table of uploaded media. The files lie in a folder: a database that holds them can't be kept small, nor saved every night.

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/database/columns.ts';

export const media = pgTable(
  'media',
  {
    /** A keyed hash of what was uploaded, and the beginning of its files' names. */
    name: id('name').primaryKey(),
    ownerId: id('host_id').notNull(),
    extension: text('extension').notNull(),
    /** Bytes of all its files. */
    bytes: integer('bytes').notNull(),
    /** Pixels; null for a sound. */
    width: integer('width'),
    height: integer('height'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Since when it has been found in no quiz; null: it is in one. */
    unusedSince: instant('unused_since').defaultNow(),
  },
  (file) => [index('media_host').on(file.ownerId)],
);
