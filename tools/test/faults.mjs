// @ts-check
/**
 * `npm run test:faults`: kills the built server in the middle of a game, twenty times or as often as $KILLS
 * says.
 */
import { build } from '../build/build.mjs';
import { ensureDependencies } from '../start/dependencies.mjs';
import { bin, commandLine, run } from '../start/run.mjs';

await commandLine(async () => {
  await ensureDependencies({ dev: true });
  await build();
  const env = { ...process.env, KILLS: process.env['KILLS'] ?? '20' };
  return run(process.execPath, [bin('vitest'), 'run', '--project', 'system', 'tests/faults/kill.test.ts'], {
    env,
  });
});
