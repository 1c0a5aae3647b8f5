/** The store of a server on disk as its parts: the embedded database with the journal in front of its log. */
import { join } from 'node:path';
import type { Database } from '#server/database/Database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { EventLog } from '#server/log/EventLog.ts';
import { JournalStore } from '#server/log/journal/JournalStore.ts';
import type { StoredEvent } from './events.ts';

export interface Store<Event extends object = StoredEvent> {
  readonly database: Database;
  readonly log: EventLog<Event>;
}

export interface StoreOptions {
  /** The bundled `database.worker.js`; without it the engine runs on this thread. */
  readonly worker?: URL | undefined;
  readonly onProblem: (problem: Error) => void;
  readonly onFailure: (error: Error) => void;
}

/** Opens a directory in the order in which a server does. */
export async function openStore<Event extends object = StoredEvent>(
  directory: string,
  { worker, onProblem, onFailure }: StoreOptions,
): Promise<Store<Event>> {
  const database = await openDatabase({
    kind: 'embedded',
    directory,
    ...(worker && { worker }),
    onFailure,
  });
  const journal = await JournalStore.open(join(directory, 'journal'), database, onProblem);
  return { database, log: new EventLog<Event>(database, { coreVersion: 'fault', journal }) };
}
