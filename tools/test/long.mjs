// @ts-check
/**
 * `npm run test:long`: the browser tests that `npm test` has no time for. With names (`-- editor peak`), only
 * those whose file names contain one of them; `-- --part=1/3` runs the first of three parts;
 * `-- pictures --update` accepts the screenshots as they are now.
 */
import { ensureChromium } from '../browser/chromium.mjs';
import { build } from '../build/build.mjs';
import { ensureDependencies } from '../start/dependencies.mjs';
import { Advice, bin, commandLine, run } from '../start/run.mjs';

/** A stuck test is stopped by its own limit; together they take more than an hour on a busy machine. */
const LIMIT_MS = 10_800_000;

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
  const chosen = playwrightArguments(process.argv.slice(2));
  await ensureDependencies({ dev: true });
  await build();
  const env = { ...process.env, CHROMIUM: await ensureChromium() };
  const all = ['test', '--project=long', `--global-timeout=${LIMIT_MS}`, '--reporter=list', ...chosen];
  return run(process.execPath, [bin('@playwright/test', 'playwright'), ...all], { env });
});
