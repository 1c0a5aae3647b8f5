// @ts-check
/** Runs a TypeScript program of this folder against the built app, because Node 20 can't run TypeScript. */
import { join } from 'node:path';
import { build } from './build/build.mjs';
import { ensureChromium } from './browser/chromium.mjs';
import { ensureDependencies } from './start/dependencies.mjs';
import { root } from './start/run.mjs';

/**
 * Installs what the program needs (packages, a browser, and a build unless `--server` names one) and runs its
 * `main`.
 * @param {string} program its path below tools/
 * @returns {Promise<number>} its exit code
 */
export async function runOverBuild(program) {
  await ensureDependencies({ dev: true });
  if (!process.argv.includes('--server')) await build();
  await ensureChromium();
  const { runnerImport } = await import('vite');
  /** @type {{ module: { main: () => Promise<number> } }} */
  const { module } = await runnerImport(join(root, 'tools', program), { root, configFile: false });
  return module.main();
}
