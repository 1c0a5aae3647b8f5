// @ts-check
/**
 * `npm run test:faults`: kills the built server in the middle of a game ($KILLS times), kills its store on its
 * own while it writes ($STORE_KILLS times), and copies it meanwhile ($STORE_COPIES times).
 */
import { build } from '../build/build.mjs';
import { ensureDependencies } from '../start/dependencies.mjs';
import { bin, commandLine, run } from '../start/run.mjs';

await commandLine(async () => {
  await ensureDependencies({ dev: true });
  await build();
  const env = { KILLS: '20', STORE_KILLS: '1000', STORE_COPIES: '20', ...process.env };
  return run(process.execPath, [bin('vitest'), 'run', '--project', 'system', 'tests/faults'], { env });
});
