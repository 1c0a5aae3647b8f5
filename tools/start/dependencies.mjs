// @ts-check
/** Installs the packages in the lockfile if what is installed differs from it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advice, npm, root } from './run.mjs';

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, dev?: boolean, devOptional?: boolean, optional?: boolean }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lock
 */

/**
 * Describes what the lockfile requires and node_modules lacks, in a few words for a person; undefined when
 * nothing is missing. Optional packages may be absent, because most of them are for other systems.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json, which npm writes last
 * @param {{ dev: boolean }} options whether packages needed only for building and testing count
 */
export function missing(wanted, installed, { dev }) {
  if (installed === undefined) return 'nothing is installed yet';
  for (const [path, entry] of Object.entries(wanted.packages ?? {})) {
    if (path === '' || entry.link === true) continue;
    if (!dev && (entry.dev === true || entry.devOptional === true)) continue;
    const found = installed.packages?.[path];
    if (found === undefined && entry.optional === true) continue;
    if (found?.version !== entry.version) {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return `${name} ${entry.version} is ${found === undefined ? 'missing' : `installed as ${found.version}`}`;
    }
  }
  return undefined;
}

/** @param {string} path @returns {Lock | undefined} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Brings node_modules to the lockfile's state; touches nothing if it is already there.
 * @param {{ dev: boolean }} options
 */
export async function ensureDependencies({ dev }) {
  const wanted = readLock('package-lock.json');
  if (wanted === undefined) {
    throw new Advice(
      'package-lock.json is missing or damaged. Restore it with "git checkout package-lock.json".',
    );
  }
  const reason = missing(wanted, readLock('node_modules/.package-lock.json'), { dev });
  if (reason === undefined && existsSync(join(root, 'node_modules'))) return;

  console.log(`Installing packages (${reason}); this takes about a minute ...`);
  // Not `npm ci`, which rejects a lockfile that lacks optional packages for other systems. With --no-save,
  // npm follows the lockfile and leaves it unchanged.
  const kinds = dev ? '--include=dev' : '--omit=dev';
  const code = await npm(['install', '--no-save', kinds, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 127) {
    throw new Advice(
      'npm was not found. It comes with Node (https://nodejs.org); install it, then try again.',
    );
  }
  if (code !== 0) {
    throw new Advice(
      `The packages could not be installed (npm ended with ${code}; see the error above).\n` +
        'Check the connection to the npm registry and the free disk space, then try again.',
    );
  }
}
