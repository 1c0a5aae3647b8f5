// @ts-check
/**
 * Packs the parts of avatars into assets/avatars: `node tools/art/makeAvatars.mjs [--look FOLDER]`. With `--look`,
 * also writes contact sheets to look at.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandLine, root } from '../start/run.mjs';

await commandLine(async () => {
  const { runnerImport } = await import('vite');
  const { values } = parseArgs({ options: { look: { type: 'string' } } });
  const path = join(root, 'tools/art/avatars/main.ts');
  const { main } = /** @type {any} */ ((await runnerImport(path, { root, configFile: false })).module);
  await main(values.look);
  return 0;
});
