// @ts-check
/** Runs the project's commands as child processes, and reports failures in plain words. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The repository's root, with a trailing separator. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A failure that needs no stack trace: its message tells the reader what to do next. */
export class Advice extends Error {}

/**
 * The file behind a package's command: run directly by Node, it needs no shell and no wrapper process.
 * @param {string} packageName
 * @param {string} [command] defaults to the package's name
 */
export function bin(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command]);
}

/**
 * Runs a command in the root with this terminal's input and output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<number>} its exit code; 127 when there is no such command
 */
export function run(command, args, { env = process.env, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, shell, stdio: 'inherit' });
    child.on('error', () => resolve(127));
    child.on('close', (code, signal) => resolve(code ?? (signal === null ? 1 : 130)));
  });
}

/**
 * Runs npm: the one that started this command if there is one, else the one on the PATH.
 * @param {readonly string[]} args
 */
export function npm(args) {
  const self = process.env['npm_execpath'];
  if (self !== undefined && /npm-cli\.[cm]?js$/.test(self) && existsSync(self)) {
    return run(process.execPath, [self, ...args]);
  }
  return run('npm', args, { shell: process.platform === 'win32' });
}

/**
 * Runs a command line's main function; prints advice plainly and a bug with its stack, and exits with 1 after
 * either.
 * @param {() => number | void | Promise<number | void>} main returns the exit code, or nothing to keep
 * running
 */
export async function commandLine(main) {
  try {
    const code = await main();
    if (code !== undefined) process.exit(code);
  } catch (error) {
    console.error(error instanceof Advice ? `\n${error.message}` : error);
    process.exit(1);
  }
}

/** True if Node was started with this module. @param {string} url the module's import.meta.url */
export function isMain(url) {
  const script = process.argv[1];
  return script !== undefined && existsSync(script) && url === pathToFileURL(realpathSync(script)).href;
}
