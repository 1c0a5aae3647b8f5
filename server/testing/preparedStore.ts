/**
 * Empty embedded databases for tests, copied from one that is built once for all runs: building one takes
 * nine seconds of CPU.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const engine = dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')));
const { version } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as { version: string };
const folder = resolve('.cache', 'test-store');

/** Builds under a temporary name and renames when complete, because two tests may build at the same time. */
function makeOnce(path: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  const made = underWay.get(path) ?? makeNow(path, make);
  underWay.set(path, made);
  return made;
}

/** Builds in progress in this process, by path. */
const underWay = new Map<string, Promise<string>>();

async function makeNow(path: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  await make(unfinished);
  try {
    renameSync(unfinished, path);
  } catch (error) {
    // A directory can't replace the one that another test has put there in the meantime.
    if (!existsSync(path)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
  return path;
}

/** Returns the initial contents of a database in memory. */
export async function emptyStore(): Promise<Blob> {
  const file = await makeOnce(join(folder, `empty-${version}.tar`), async (unfinished) => {
    const made = await PGlite.create();
    const archive = Buffer.from(await (await made.dumpDataDir('none')).arrayBuffer());
    await made.close();
    writeFileSync(unfinished, archive);
  });
  return new Blob([readFileSync(file)]);
}

/** Puts an empty database into a store's directory, as after a first start. */
export async function prepareStore(directory: string): Promise<void> {
  const cluster = await makeOnce(join(folder, `cluster-${version}`), async (unfinished) => {
    const made = await PGlite.create({ dataDir: unfinished, loadDataDir: await emptyStore() });
    await made.close();
  });
  cpSync(cluster, join(directory, 'cluster'), { recursive: true });
}

/** Creates a `DATA_DIR` with an empty database in it; the caller removes it. */
export async function preparedDataDir(prefix: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  await prepareStore(join(dataDir, 'database'));
  return dataDir;
}
