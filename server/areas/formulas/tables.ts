// The table of drawn formulas.

import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/database/columns.ts';

export const formulas = pgTable(
  'formulas',
  {
    /** A keyed hash of its TeX, and the end of its address: who has not been told it can't ask whether it is there. */
    name: id('name').notNull(),
    /** In which its words are spoken; `und` for those that it is typed with. */
    language: id('language').notNull(),
    tex: text('tex').notNull(),
    svg: text('svg').notNull(),
    /** When somebody last asked for it, to the day. */
    askedAt: instant('asked_at').notNull().defaultNow(),
  },
  (formula) => [
    primaryKey({ columns: [formula.name, formula.language] }),
    index('formulas_asked').on(formula.askedAt),
  ],
);
