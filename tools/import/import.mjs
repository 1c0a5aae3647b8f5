// @ts-check
/** `npm run import`: reads a file in any importable format, and prints the resulting quiz. */
import { join } from 'node:path';
import { ensureDependencies } from '../start/dependencies.mjs';
import { commandLine, root } from '../start/run.mjs';

await commandLine(async () => {
  await ensureDependencies({ dev: true });
  const { runnerImport } = await import('vite');
  /** @type {{ module: { main: (args: string[]) => Promise<number> } }} */
  const { module } = await runnerImport(join(root, 'tools/import/main.ts'), { root, configFile: false });
  return module.main(process.argv.slice(2));
});
