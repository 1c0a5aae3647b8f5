/** Opens a PostgreSQL server, or one that speaks its protocol, using postgres.js. */
import postgres from 'postgres';
import type { Database, Parameter, Queryable } from './Database.ts';
import { DatabaseStartError, SqlError, StoreFailedError } from './errors.ts';
import { runInTransaction } from './transactionHandle.ts';

export interface PostgresSettings {
  /** postgres://user:password@host:port/database, with postgres.js parameters such as sslmode. */
  readonly url: string;
  /** Maximum connections this process opens. */
  readonly maxConnections?: number;
}

/** Makes values match those from the embedded store; see Parameter in Database.ts. */
const valueTypes = {
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  // Parameters are already JSON text; by default they would be encoded a second time.
  json: {
    to: 114,
    from: [114, 3802],
    serialize: (text: string) => text,
    parse: (text: string) => JSON.parse(text) as unknown,
  },
};

type Client = Pick<postgres.Sql, 'unsafe'>;

async function run<Row extends object>(client: Client, sql: string, parameters: readonly Parameter[]) {
  try {
    return await client.unsafe<Row[]>(sql, [...parameters] as never[], { prepare: true });
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) {
    const code = (error as NodeJS.ErrnoException).code;
    if (typeof code !== 'string') return error;
    return new StoreFailedError(`PostgreSQL can't be reached: ${(error as Error).message}`, { cause: error });
  }
  // 57P01 to 57P05: the server is shutting down or ended this connection; 08: the connection broke.
  if (/^(57P0|08)/.test(error.code))
    return new StoreFailedError(`PostgreSQL ended the connection: ${error.message}`);
  return new SqlError(error.message, error.code, error.constraint_name);
}

/** @throws DatabaseStartError with a message for the operator, without the password */
export async function openPostgres({ url, maxConnections = 10 }: PostgresSettings): Promise<Database> {
  let place = 'not a valid address';
  let sql: postgres.Sql | undefined;
  try {
    const { host, pathname } = new URL(url);
    place = `${host}${pathname}`;
    sql = postgres(url, {
      max: maxConnections,
      connect_timeout: 10,
      // Seconds between attempts: a restarted server is back soon, and the games must be too. By default this
      // grows to 20.
      backoff: () => 0.5,
      types: valueTypes as never,
      connection: { application_name: 'quizpeak' },
      onnotice: () => {},
    });
    return asDatabase(sql, await describe(sql, place));
  } catch (error) {
    await sql?.end({ timeout: 0 });
    throw new DatabaseStartError(
      `The PostgreSQL server of DATABASE_URL (${place}) can't be used: ${(error as Error).message}. ` +
        'Check that it is running and that its address, user, password and database are correct, or unset DATABASE_URL to use the embedded database.',
    );
  }
}

/** Asks the server for its version, and whether its settings survive a power cut. */
async function describe(sql: postgres.Sql, place: string): Promise<string> {
  const [server] = await sql.unsafe<{ version: string; unsafe: string | null }[]>(
    `select current_setting('server_version') as version,
       (select string_agg(name, ', ') from unnest(array['fsync', 'full_page_writes', 'synchronous_commit']) as name
         where current_setting(name, true) = 'off') as unsafe`,
  );
  const risk = server?.unsafe ? `; UNSAFE, a power cut would lose answers: ${server.unsafe} is off` : '';
  return `PostgreSQL ${server?.version ?? ''} at ${place}${risk}`;
}

function asDatabase(sql: postgres.Sql, description: string): Database {
  return {
    kind: 'postgres',
    description,
    query: (text, parameters = []) => run(sql, text, parameters),
    async transaction<Result>(work: (handle: Queryable) => Promise<Result>) {
      let worked: { readonly result: Result } | { readonly error: unknown } | undefined;
      try {
        await sql.begin(async (client) => {
          const connection: Queryable = { query: (text, parameters = []) => run(client, text, parameters) };
          try {
            worked = { result: await runInTransaction(connection, work) };
          } catch (error) {
            worked = { error };
            throw error;
          }
        });
      } catch (error) {
        throw worked && 'error' in worked ? worked.error : translate(error);
      }
      if (!worked || 'error' in worked) throw new StoreFailedError('a transaction ended without a result');
      return worked.result;
    },
    close: () => sql.end({ timeout: 10 }),
  };
}
