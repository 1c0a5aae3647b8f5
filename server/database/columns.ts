// Column types shared by all tables.

import { type AnyColumn, sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * Bytewise order: the same on every machine, and no index breaks when an operating system changes its
 * collation.
 */
export const id = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * The expression for an index by the uploaded media in a document. `uploads_in` is a function in the store
 * (see its migration).
 */
export const uploadsIn = (document: AnyColumn) => sql`uploads_in(${document})`;
