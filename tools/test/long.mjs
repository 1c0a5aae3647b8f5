// @ts-check
/**
 * `npm run test:long`: the stories in the browser that `npm test` has no time for. With names (`-- editor peak`) those alone whose
 * files' names hold one of them; `-- --part=1/3` the first of three parts; `-- pictures --update` keeps the pictures as they are now.
 */
import { ensureChromium } from '../browser/chromium.mjs';
import { build } from '../build/build.mjs';
import { ensureDependencies } from '../start/dependencies.mjs';
import { Advice, bin, commandLine, run } from '../start/run.mjs';

/** What hangs is stopped by the limit of its own story; there are more than an hour of them on a busy machine. */
const LIMIT_MS = 10_800_000;

/** @param {readonly string[]} args @returns {string[]} Playwright's own arguments */
function playwrightArguments(args) {
  return args.map((arg) => {
    if (arg === '--update') return '--update-snapshots';
    if (/^--part=\d+\/\d+$/.test(arg)) return arg.replace('part', 'shard');
    // In the name of the file: the folders before it may be called like a story.
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
