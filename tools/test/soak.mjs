// @ts-check
/**
 * `npm run test:soak`: a day at school in an hour, against the built server. `-- --minutes 3 --rooms 5
 * --players 150 --seed 7` plays a smaller one.
 */
import { join } from 'node:path';
import { build } from '../build/build.mjs';
import { ensureDependencies } from '../start/dependencies.mjs';
import { commandLine, root } from '../start/run.mjs';

await commandLine(async () => {
  await ensureDependencies({ dev: true });
  await build();
  const { runnerImport } = await import('vite');
  /** @type {{ module: { main: () => Promise<number> } }} */
  const { module } = await runnerImport(join(root, 'tests/soak/main.ts'), { root, configFile: false });
  process.exit(await module.main());
});
