// Tables of the library.

import { sql } from 'drizzle-orm';
import {
  boolean,
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
    ownerId: id('host_id'),
    title: text('title').notNull(),
    subject: text('subject').notNull(),
    language: text('language').notNull(),
    /** The address of the picture on its card. */
    cover: text('cover'),
    questionCount: integer('question_count').notNull(),
    /** Number of the newest version, whose row is in `quiz_versions`; 0 if there is none yet. */
    currentVersion: integer('current_version').notNull(),
    /** Searched text, made from title and subject by `searchColumns` of `quizSearch.ts`. */
    searchText: text('search_text').notNull(),
    searchGrams: text('search_grams').array().notNull(),
    /** Rises by one with each save, of a draft or of a whole quiz. */
    revision: integer('revision').notNull().default(1),
    /**
     * As last saved in the editor, one question per line (`quizText.ts`); null if the newest version was
     * saved as a whole.
     */
    draft: json('draft'),
    /** The id of the command that saved the draft. */
    lastSave: text('last_save'),
    /** True if the draft was saved after the newest version was made. */
    draftIsNewer: boolean('draft_is_newer').notNull().default(false),
    /** Indexes of its unfinished questions, from 0. */
    unfinished: integer('unfinished').array().notNull().default([]),
    /** Searched text of the questions: one line for each question of the draft, or of the version. */
    questionText: text('question_text').notNull().default(''),
    /** Length of the text of the draft or version. */
    characters: integer('characters').notNull().default(0),
    /** Name of its folder; empty if it's in none. A folder exists while a quiz is in it. */
    folder: text('folder').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    archivedAt: instant('archived_at'),
    deletedAt: instant('deleted_at'),
  },
  (quiz) => [
    index('quizzes_search').using('gin', quiz.searchGrams),
    index('quizzes_recent').on(quiz.updatedAt, quiz.id).where(sql`${quiz.deletedAt} is null`),
    index('quizzes_host').on(quiz.ownerId, quiz.updatedAt).where(sql`${quiz.deletedAt} is null`),
    index('quizzes_uploads').using('gin', uploadsIn(quiz.draft)).with({ fastupdate: false }),
  ],
);

/** Every version that was ever played or saved as a whole; rows are never changed. */
export const quizVersions = pgTable(
  'quiz_versions',
  {
    id: id('id').primaryKey(),
    quizId: id('quiz_id').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull().default(''),
    questionCount: integer('question_count').notNull().default(0),
    /** One question per line (`quizText.ts`). */
    content: json('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (version) => [
    uniqueIndex('quiz_versions_number').on(version.quizId, version.number),
    index('quiz_versions_uploads').using('gin', uploadsIn(version.content)).with({ fastupdate: false }),
    foreignKey({ columns: [version.quizId], foreignColumns: [quizzes.id] }),
  ],
);

/** Quizzes that anyone with their link can practice solo, with the host who turned that on. */
export const practiceLinks = pgTable(
  'practice_links',
  {
    quizId: id('quiz_id').notNull(),
    ownerId: id('host_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (link) => [
    primaryKey({ columns: [link.quizId, link.ownerId] }),
    foreignKey({ columns: [link.quizId], foreignColumns: [quizzes.id] }),
  ],
);
