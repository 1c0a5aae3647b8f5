/**
 * Opens the store named by the settings and brings its tables up to date; the rest of the server doesn't
 * depend on which one it is.
 *
 * Two things must be found both from source and from the bundle. The migrations are embedded in the code as
 * text (migrate.ts). The embedded store's thread is a bundle of its own, because Node 20 doesn't run
 * TypeScript: every `*.worker.ts` becomes `dist/server/*.worker.js`, and the composition root, which is built
 * into the same folder, passes `new URL('./database.worker.js', import.meta.url)`. Without that URL (unit
 * tests, tools, a server run from source) the same engine runs on the caller's thread, with the same
 * guarantees, but a long query blocks it.
 */
import type { Database } from './Database.ts';
import { type EmbeddedSettings, openEmbedded } from './embedded/openEmbedded.ts';
import { migrate } from './migrate.ts';
import { openPostgres, type PostgresSettings } from './openPostgres.ts';

export type DatabaseSettings =
  | ({ readonly kind: 'embedded' } & EmbeddedSettings)
  | ({ readonly kind: 'postgres' } & PostgresSettings);

/** @throws DatabaseStartError with a message for the operator; nothing stays open then */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await (settings.kind === 'postgres' ? openPostgres(settings) : openEmbedded(settings));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
