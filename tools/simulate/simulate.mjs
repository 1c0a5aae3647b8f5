// @ts-check
/** `npm run simulate`: plays whole games of simulated players on the core rules and prints how they went. */
import { join } from 'node:path';
import { ensureDependencies } from '../start/dependencies.mjs';
import { commandLine, root } from '../start/run.mjs';

await commandLine(async () => {
  await ensureDependencies({ dev: true });
  const { runnerImport } = await import('vite');
  /** @type {{ module: { main: () => number } }} */
  const { module } = await runnerImport(join(root, 'tools/simulate/main.ts'), { root, configFile: false });
  return module.main();
});
