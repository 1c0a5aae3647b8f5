// Process entry point: reads the settings, starts the server, prints its addresses, and shuts down
// gracefully.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import dotenv from 'dotenv';
import { pino } from 'pino';
import { toString as qrCode } from 'qrcode';
import { ConfigError, readConfig } from '#server/config.ts';
import { DatabaseStartError } from '#server/database/errors.ts';
import { type RunningServer, startServer } from '#server/startServer.ts';
import { warmUp } from '#server/warmUp.ts';

const here = dirname(fileURLToPath(import.meta.url));
/** The project root; the bundle is in dist/server. */
const root = join(here, '..', '..');

/** Milliseconds that a graceful stop may take. */
const STOP_MS = 10_000;

async function banner(server: RunningServer): Promise<string> {
  const [first = `http://localhost:${server.port}`, ...others] = server.addresses;
  const code = await qrCode(`${first}/join`, { type: 'terminal', small: true });
  const lines = [
    '',
    `  Quizpeak is ready.`,
    '',
    `  Students:  ${first}/join`,
    `  Teachers:  ${first}/host`,
    ...others.map((address) => `  also:      ${address}`),
    `  Data:      ${server.store}`,
    ...(server.recoveredRooms > 0 ? [`  Reopened games: ${server.recoveredRooms}`] : []),
    '',
    code,
  ];
  return lines.join('\n');
}

/** Returns what a person can do about a startup error; null for errors that are bugs. */
function advice(error: unknown, port: number | null): string | null {
  if (error instanceof ConfigError || error instanceof DatabaseStartError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=3001 npm start`;
  if (code === 'EACCES')
    return `Port ${port} needs administrator rights. Choose a port above 1024: PORT=3000 npm start`;
  return null;
}

async function main(): Promise<void> {
  dotenv.config({ path: join(root, '.env'), quiet: true });
  let port: number | null = null;
  try {
    const config = readConfig(process.env);
    port = config.port;
    const logger = pino(
      {
        level: config.logLevel,
        redact: { paths: ['req.headers.cookie', 'req.headers.authorization'], remove: true },
      },
      pino.destination(2),
    );
    const clientDir = join(root, 'dist', 'client');
    /** Returns the bundle of a worker; null when the server runs from source. */
    const workerOf = (name: string): URL | null => {
      const script = new URL(`./${name}.worker.js`, import.meta.url);
      return existsSync(script) ? script : null;
    };
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    // Meanwhile the database opens on its own thread.
    warmUp().catch((error: unknown) => logger.error({ err: error }, 'the warm-up failed'));
    const server = await startServer({
      config,
      version,
      logger,
      clientDir: existsSync(clientDir) ? clientDir : null,
      mediaDirs: [join(root, 'assets', 'media')],
      workerOf,
      onStoreFailure: (error) => {
        logger.fatal({ err: error }, 'the data store failed; restart the server to recover it');
        process.exit(1);
      },
    });
    process.stdout.write(`${await banner(server)}\n`);
    stopOnSignals(server, (error) => logger.error({ err: error }, "the server couldn't shut down cleanly"));
  } catch (error) {
    const text = advice(error, port);
    if (text === null) throw error;
    process.stderr.write(`\n${text}\n`);
    process.exit(1);
  }
}

function stopOnSignals(server: RunningServer, onError: (error: unknown) => void): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        onError(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

await main();
