// Columns that all tables have alike.

import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytewise order: the same on every machine, and no index breaks when an operating system changes its collation. */
export const id = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
