// The server under test and its baseline side by side, in a temporary data directory.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerUnderTest } from '#tools/bench/ServerUnderTest.ts';

/** Fixed ports, outside the range the system assigns to the load's many connections. */
const PORTS = { real: 4680, bare: 4681 } as const;

export interface PairSettings {
  /** null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly profileDir: string | null;
}

export interface Pair {
  readonly real: ServerUnderTest;
  readonly bare: ServerUnderTest;
}

/** Starts both servers, runs `work`, and stops both whatever happens. */
export async function withPair<Result>(
  { databaseUrl, profileDir }: PairSettings,
  work: (pair: Pair) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'quizpeak-bench-'));
  const started: ServerUnderTest[] = [];
  try {
    const bare = await ServerUnderTest.start('bareServer', { PORT: String(PORTS.bare) }, null);
    started.push(bare);
    const environment = {
      PORT: String(PORTS.real),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl ?? '',
      NODE_ENV: 'production',
    };
    const real = await ServerUnderTest.start('benchServer', environment, profileDir);
    started.push(real);
    return await work({ real, bare });
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
