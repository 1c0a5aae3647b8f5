/** Empty embedded databases for tests, copied from one that is made once for all runs: making one takes nine seconds of a processor. */
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

/** Gives what was made its name once all of it is there: two tests may make it at the same time. */
function makeOnce(path: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  const made = underWay.get(path) ?? makeNow(path, make);
  underWay.set(path, made);
  return made;
}

/** In this process: by path. */
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
    // A directory does not replace the one that another test has put there meanwhile.
    if (!existsSync(path)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
  return path;
}

/** What a database in memory begins with. */
export async function emptyStore(): Promise<Blob> {
  const file = await makeOnce(join(folder, `empty-${version}.tar`), async (unfinished) => {
    const made = await PGlite.create();
    const archive = Buffer.from(await (await made.dumpDataDir('none')).arrayBuffer());
    await made.close();
    writeFileSync(unfinished, archive);
  });
  return new Blob([readFileSync(file)]);
}

/** Puts an empty database into the directory of a store, as a first start leaves it. */
export async function prepareStore(directory: string): Promise<void> {
  const cluster = await makeOnce(join(folder, `cluster-${version}`), async (unfinished) => {
    const made = await PGlite.create({ dataDir: unfinished, loadDataDir: await emptyStore() });
    await made.close();
  });
  cpSync(cluster, join(directory, 'cluster'), { recursive: true });
}

/** A new `DATA_DIR` with an empty database in it; whoever asked for it removes it. */
export async function preparedDataDir(prefix: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  await prepareStore(join(dataDir, 'database'));
  return dataDir;
}
