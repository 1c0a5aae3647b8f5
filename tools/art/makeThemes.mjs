// @ts-check
/**
 * Draws the themes' pictures and pieces: `node tools/art/makeThemes.mjs [theme ...] [--look FOLDER]`. With
 * `--look`, also writes PNGs of everything, to look at.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandLine, root } from '../start/run.mjs';

await commandLine(async () => {
  const { runnerImport } = await import('vite');
  const { values, positionals } = parseArgs({
    options: { look: { type: 'string' } },
    allowPositionals: true,
  });
  const drawn = join(root, 'tools/art/themes/drawn');
  /** @param {string} path */
  const load = async (path) => (await runnerImport(path, { root, configFile: false })).module;
  const ids = (await readdir(drawn)).map((file) => file.slice(0, -'.ts'.length)).toSorted();
  /** @type {Map<string, any>} */
  const arts = new Map();
  for (const id of ids.filter((each) => positionals.length === 0 || positionals.includes(each)))
    arts.set(id, /** @type {any} */ (await load(join(drawn, `${id}.ts`))).default);
  const { main } = /** @type {any} */ (await load(join(root, 'tools/art/themes/main.ts')));
  await main(arts, values.look);
  return 0;
});
