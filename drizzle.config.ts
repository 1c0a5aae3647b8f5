// Config of drizzle-kit, which turns the schema into SQL: `npx drizzle-kit generate --name <what_changes>`.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/database/schema.ts', './server/areas/*/tables.ts'],
  out: './server/database/migrations',
});
