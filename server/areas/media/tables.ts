// Table of uploaded media. The files are in a folder: a database that held them couldn't be kept small, or
// backed up every night.

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/database/columns.ts';

export const media = pgTable(
  'media',
  {
    /** A keyed hash of the upload, and the beginning of its files' names. */
    name: id('name').primaryKey(),
    ownerId: id('host_id').notNull(),
    extension: text('extension').notNull(),
    /** Bytes of all its files. */
    bytes: integer('bytes').notNull(),
    /** Pixels; null for a sound. */
    width: integer('width'),
    height: integer('height'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Time since which no quiz has used it; null while one does. */
    unusedSince: instant('unused_since').defaultNow(),
  },
  (file) => [index('media_host').on(file.ownerId)],
);
