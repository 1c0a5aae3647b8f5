// @ts-check
/** Builds the client and the server with Vite, each only if its inputs have changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureDependencies } from '../start/dependencies.mjs';
import { Advice, bin, commandLine, isMain, root, run } from '../start/run.mjs';

export const serverEntry = 'dist/server/main.js';

const shared = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tools/build'];
const targets = {
  client: {
    inputs: [
      ...shared,
      'vite.config.ts',
      'index.html',
      'public',
      'src',
      'scenes',
      'core',
      'protocol',
      'importers',
      'assets',
      'locales',
    ],
    output: 'dist/client/index.html',
    args: [],
  },
  server: {
    inputs: [...shared, 'vite.server.config.ts', 'server', 'core', 'protocol', 'assets', 'locales'],
    output: serverEntry,
    args: ['--config', 'vite.server.config.ts'],
  },
};

/** @typedef {keyof typeof targets} Target */

/** @param {string} path absolute @returns {string[]} the files below it, sorted */
function filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A hash of the names and contents of all the target's inputs. @param {Target} target */
function inputHash(target) {
  const hash = createHash('sha256');
  for (const input of targets[target].inputs) {
    for (const file of filesBelow(join(root, input))) {
      const content = readFileSync(file);
      hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** @param {Target} target */
const stampOf = (target) => join(root, 'dist', `${target}.inputs`);

/** True if the last build was made from exactly the current inputs. @param {Target} target */
export function isFresh(target) {
  const stamp = stampOf(target);
  return (
    existsSync(stamp) &&
    existsSync(join(root, targets[target].output)) &&
    readFileSync(stamp, 'utf8') === inputHash(target)
  );
}

/** @param {Target} target */
async function buildOne(target) {
  if (isFresh(target)) return;
  const hash = inputHash(target);
  rmSync(stampOf(target), { force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  const code = await run(
    process.execPath,
    [bin('vite'), 'build', '--logLevel', 'warn', ...targets[target].args],
    { env },
  );
  if (code !== 0) {
    throw new Advice(
      `The ${target} couldn't be built (see the error above). In a clone without changes of your own,\n` +
        'reset it to a released state with "git status" and "git pull", then try again.',
    );
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampOf(target), hash);
}

/** Builds what is stale; says so first, because it takes a few seconds. */
export async function build() {
  const began = Date.now();
  if (isFresh('client') && isFresh('server')) return console.log('The build is up to date.');
  console.log('Building the client and the server ...');
  const results = await Promise.allSettled([buildOne('client'), buildOne('server')]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

if (isMain(import.meta.url)) {
  await commandLine(async () => {
    await ensureDependencies({ dev: true });
    await build();
  });
}
