// @ts-check
/**
 * `npm run test:long`: the tests that `npm test` has no time for: random play and simulations at length, and
 * browser tests. With names (`-- editor peak`), only browser tests whose file names contain one of them;
 * `-- --part=1/3` runs the first of three parts; `-- pictures --update` accepts the screenshots as they are now.
 */
import { ensureChromium } from '../browser/chromium.mjs';
import { build } from '../build/build.mjs';
import { ensureDependencies } from '../start/dependencies.mjs';
import { Advice, bin, commandLine, run } from '../start/run.mjs';

/** A stuck test is stopped by its own limit; together they take more than an hour on a busy machine. */
const LIMIT_MS = 10_800_000;

/** Unit tests that do more with `LONG`, see tests/support/long.ts. */
const LENGTHENED = ['server/rooms/screens.property', 'tools/simulate/balance'];

/** @param {readonly string[]} args @returns {string[]} Playwright's own arguments */
function playwrightArguments(args) {
  return args.map((arg) => {
    if (arg === '--update') return '--update-snapshots';
    if (/^--part=\d+\/\d+$/.test(arg)) return arg.replace('part', 'shard');
    // Matches file names only: a folder may be named like a test.
    if (/^[\w-]+$/.test(arg) && !arg.startsWith('-')) return `e2e/[^/]*${arg}[^/]*\\.spec\\.ts$`;
    throw new Advice(`unknown: ${arg}; use names of stories, --part=1/3 or --update`);
  });
}

await commandLine(async () => {
  const args = process.argv.slice(2);
  const chosen = playwrightArguments(args);
  await ensureDependencies({ dev: true });
  // With nothing or the first part asked for.
  if (args.every((arg) => arg.startsWith('--part=1/'))) {
    const vitest = [bin('vitest'), 'run', '--project', 'unit', ...LENGTHENED];
    const status = await run(process.execPath, vitest, { env: { ...process.env, LONG: 'true' } });
    if (status !== 0) return status;
  }
  await build();
  const env = { ...process.env, CHROMIUM: await ensureChromium() };
  const all = ['test', '--project=long', `--global-timeout=${LIMIT_MS}`, '--reporter=list', ...chosen];
  return run(process.execPath, [bin('@playwright/test', 'playwright'), ...all], { env });
});
