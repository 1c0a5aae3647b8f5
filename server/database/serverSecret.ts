/** Keys that the server generates once and shares between its processes through the store. */
import { randomBytes } from 'node:crypto';
import type { Queryable } from './Database.ts';

/** Returns the secret of that name, 32 random bytes; the first process to ask creates it. */
export async function serverSecret(store: Queryable, name: string): Promise<Buffer> {
  await store.query('insert into server_secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const [row] = await store.query<{ value: string }>('select value from server_secrets where name = $1', [
    name,
  ]);
  if (!row) throw new Error(`the secret ${name} vanished`);
  return Buffer.from(row.value, 'base64url');
}
