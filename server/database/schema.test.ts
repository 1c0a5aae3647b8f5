import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import * as game from './schema.ts';

const areas = import.meta.glob<object>('../areas/*/tables.ts', { eager: true });
const schema = Object.assign({}, game, ...Object.values(areas));

const folder = new URL('./migrations/', import.meta.url);

it('has a migration for everything in the schema (npx drizzle-kit generate --name <what_changes>)', async () => {
  const snapshots = readdirSync(new URL('meta/', folder)).filter((file) => file.endsWith('_snapshot.json'));
  const latest = JSON.parse(readFileSync(new URL(`meta/${snapshots.toSorted().at(-1)}`, folder), 'utf8'));
  const statements = await generateMigration(latest, generateDrizzleJson(schema, latest.id));
  expect(statements).toEqual([]);
});

it('lists every migration in the journal, in order', () => {
  const journal = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as {
    entries: readonly { tag: string }[];
  };
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  expect(files.toSorted()).toEqual(journal.entries.map(({ tag }) => `${tag}.sql`));
});
