// @ts-check
/** Steps of `npm test`: each step's command, what it needs first, and how many of two cores it uses. */
import { join } from 'node:path';
import { bin, root } from '../start/run.mjs';
import { playwrightResults, vitestResults } from './results.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Results
 * @typedef {{ id: string, title: string, command: () => string[], env?: Record<string, string>, needs?:
 * string, cores: number, limitS: number, results?: () => Results, browser?: boolean,
 * }} Step `command` returns Node's arguments, evaluated late because the packages may not be installed yet;
 * `cores`: how many of two it keeps busy, less than one if it mostly waits
 */

/** Folder where the reporters write their results. */
export const reportFolder = join(root, '.cache', 'test-reports');

/** @param {1 | 2} workers @param {...string} projects @returns {Pick<Step, 'command' | 'results'>} */
function vitest(workers, ...projects) {
  const report = join(reportFolder, `${projects[0]}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    command: () => [
      bin('vitest'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      `--maxWorkers=${workers}`,
      ...reporters,
    ],
    results: () => vitestResults(report),
  };
}

const browserReport = join(reportFolder, 'browser.json');

/**
 * @type {readonly Step[]} in the order in which they start as cores become free: first those that wait a lot,
 * so that others work beside them, and the short ones last, so that both cores finish together
 */
export const steps = [
  { id: 'build', title: 'build', command: () => ['tools/build/build.mjs'], cores: 1, limitS: 180 },
  // Two workers, because each one waits a lot: for countdowns, and for the other people in its test.
  {
    id: 'browser',
    title: 'browser stories',
    command: () => [
      bin('@playwright/test', 'playwright'),
      'test',
      '--project=browser',
      '--reporter=line,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    results: () => playwrightResults(browserReport),
    needs: 'build',
    cores: 1,
    limitS: 1_260,
    browser: true,
  },
  // These two mostly wait: for clocks, disks, and bad connections.
  {
    id: 'system',
    title: 'whole system',
    ...vitest(1, 'system'),
    needs: 'build',
    cores: 0.5,
    limitS: 900,
    browser: true,
  },
  {
    id: 'network',
    title: 'bad lines',
    ...vitest(1, 'network'),
    needs: 'build',
    cores: 0.5,
    limitS: 300,
  },
  { id: 'gl', title: 'scenes in the browser', ...vitest(1, 'gl'), cores: 1, limitS: 900, browser: true },
  // The second worker uses the part of a core that the other steps leave idle.
  {
    id: 'unit',
    title: 'unit, property, contract',
    ...vitest(2, 'unit', 'replacing'),
    cores: 1,
    limitS: 900,
  },
  { id: 'pages', title: 'pages', ...vitest(1, 'pages'), cores: 1, limitS: 900 },
  { id: 'types', title: 'types', command: () => [bin('typescript', 'tsc'), '-b'], cores: 1, limitS: 240 },
  {
    id: 'lint',
    title: 'lint and import boundaries',
    command: () => [
      bin('oxlint'),
      '--type-aware',
      '--deny-warnings',
      '--report-unused-disable-directives',
      '--format=unix',
    ],
    cores: 1,
    limitS: 240,
  },
  { id: 'dead', title: 'dead code', command: () => [bin('knip'), '--no-progress'], cores: 1, limitS: 120 },
  {
    id: 'format',
    title: 'format',
    command: () => [bin('@biomejs/biome', 'biome'), 'format', '.'],
    cores: 0.5,
    limitS: 60,
  },
  {
    id: 'boundaries',
    title: 'project boundaries',
    command: () => ['tools/test/boundaries.mjs'],
    cores: 0.5,
    limitS: 30,
  },
  { id: 'locales', title: 'locales', command: () => ['tools/locales/check.mjs'], cores: 0.5, limitS: 60 },
  {
    id: 'budget',
    title: 'size budget and secrets',
    command: () => ['tools/build/budget.mjs'],
    needs: 'build',
    cores: 0.5,
    limitS: 60,
  },
];

/**
 * The steps that a command line asks for, plus those they need.
 * @param {readonly string[]} args such as `--only=unit,lint`
 * @returns {readonly Step[]}
 */
export function chosen(args) {
  const only = args.flatMap((arg) =>
    arg.startsWith('--only=') ? arg.slice('--only='.length).split(',') : [],
  );
  const unknown = [
    ...args.filter((arg) => !arg.startsWith('--only=')),
    ...only.filter((id) => !steps.some((step) => step.id === id)),
  ];
  if (unknown.length > 0) {
    throw new RangeError(
      `unknown: ${unknown.join(' ')}; use --only=${steps.map((step) => step.id).join(',')}`,
    );
  }
  if (only.length === 0) return steps;
  const needed = steps.filter((step) => only.includes(step.id)).map((step) => step.needs);
  return steps.filter((step) => only.includes(step.id) || needed.includes(step.id));
}
