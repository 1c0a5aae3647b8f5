// The tables of the library.

import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, uploadsIn } from '#server/database/columns.ts';

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
    index('quiz_versions_uploads').using('gin', uploadsIn(version.content)).with({ fastupdate: false }),
    foreignKey({ columns: [version.quizId], foreignColumns: [quizzes.id] }),
  ],
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
