// @ts-check
/** `npm run test:long`: the stories in the browser that `npm test` has no time for. */
import { ensureChromium } from '../browser/chromium.mjs';
import { build } from '../build/build.mjs';
import { ensureDependencies } from '../start/dependencies.mjs';
import { bin, commandLine, run } from '../start/run.mjs';

await commandLine(async () => {
  await ensureDependencies({ dev: true });
  await build();
  const env = { ...process.env, CHROMIUM: await ensureChromium() };
  return run(process.execPath, [bin('@playwright/test', 'playwright'), 'test', '--project=long'], { env });
});
