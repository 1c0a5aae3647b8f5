// The table of drawn formulas.

import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/database/columns.ts';

export const formulas = pgTable(
  'formulas',
  {
    /** A hash of its TeX. */
    hash: id('hash').notNull(),
    /** In which its words are spoken; `und` for those that it is typed with. */
    language: id('language').notNull(),
    svg: text('svg').notNull(),
    /** When somebody last asked for it, to the day. */
    askedAt: instant('asked_at').notNull().defaultNow(),
  },
  (formula) => [
    primaryKey({ columns: [formula.hash, formula.language] }),
    index('formulas_asked').on(formula.askedAt),
  ],
);
