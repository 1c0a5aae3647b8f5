// Table of drawn formulas.

import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/database/columns.ts';

export const formulas = pgTable(
  'formulas',
  {
    /**
     * A keyed hash of the TeX, at the end of its address. No one can derive it to find out if a formula
     * exists.
     */
    name: id('name').notNull(),
    /** Language of its words; `und` for words as typed. */
    language: id('language').notNull(),
    tex: text('tex').notNull(),
    svg: text('svg').notNull(),
    /** Time at which it was last requested, to the day. */
    askedAt: instant('asked_at').notNull().defaultNow(),
  },
  (formula) => [
    primaryKey({ columns: [formula.name, formula.language] }),
    index('formulas_asked').on(formula.askedAt),
  ],
);
